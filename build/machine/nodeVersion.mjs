/** Ends the process with one sentence if Node is older than our tools require. */

// Only old syntax here: an old Node must be able to parse it.
const wanted = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(
    `This project needs Node ${wanted.join('.')} or later, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}
