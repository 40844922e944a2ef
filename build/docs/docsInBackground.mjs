/** The documentation site during `npm start`: builds it in the background, and shows a page meanwhile. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Page during the first build. */
const WAITING = pageOf(
  '<meta http-equiv="refresh" content="3">',
  'The documentation is being built. This page reloads until it is ready.',
);

/** Page after a first build that has failed. */
const FAILED = pageOf(
  '',
  'The documentation could not be built. The output of <code>npm start</code> says why; the next start tries again.',
);

function pageOf(head, text) {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8">${head}<title>Documentation</title></head>
<body><p>${text}</p></body>
</html>
`;
}

/**
 * Builds the site, unless it was built from the same inputs. Without an older site, a page says that it is being
 * built, or that it could not be built. A failure is only printed, and never rejects: the server works without the site.
 * @param options `site` is the folder, `note` a file with the hash of the inputs that it was built from
 */
export async function buildInBackground({ site, note, hash, build }) {
  const home = path.join(site, 'index.html');
  try {
    const inputs = hash();
    const isBuilt = existsSync(note) && readFileSync(note, 'utf8') === inputs;
    if (isBuilt && hasSite(home)) return;
    if (!hasSite(home)) show(WAITING, home);
    const chunks = [];
    const code = await build({ onOutput: (chunk) => chunks.push(chunk) });
    if (code !== 0) throw new Error(String(Buffer.concat(chunks)));
    writeFileSync(note, inputs);
  } catch (error) {
    console.error(`The documentation site could not be built:\n${error.message}`);
    try {
      if (!hasSite(home)) show(FAILED, home);
    } catch {
      // The folder cannot be written, as the message says.
    }
  }
}

/** Returns whether there is a page of a built site. */
function hasSite(home) {
  return existsSync(home) && ![WAITING, FAILED].includes(readFileSync(home, 'utf8'));
}

function show(page, home) {
  mkdirSync(path.dirname(home), { recursive: true });
  writeFileSync(home, page);
}
