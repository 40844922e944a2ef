/** Ends the process with one sentence if Node is not a version that our tools accept. */

// Only old syntax here: an old Node must be able to parse it.
const [major, minor] = process.versions.node.split('.').map(Number);
// As in package.json: versions in which CommonJS can require ES modules.
const accepted = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (!accepted) {
  console.error(
    `This project needs Node 20.19, or 22.12 or later, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}
