import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasDemoAreas } from '../bundle/demoAreas.mjs';
import { root } from '../machine/run.mjs';

/** What a build is made from: files, and folders with all they hold. */
const inputs = [
  'build',
  'demo/areas',
  'demo/hosts/src',
  'src',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'tsup.config.ts',
];

/** Lies in dist and holds the hash of the inputs it was built from; a new build clears it away. */
const noteFile = path.join(root, 'dist', '.build-hash');

/** Tells whether dist was built from the inputs as they are now. */
export function isBuilt() {
  if (!existsSync(noteFile) || !hasDemoAreas()) return false;
  return readFileSync(noteFile, 'utf8') === hashOfInputs();
}

/** Notes which inputs dist was built from. */
export function noteBuilt(hash) {
  writeFileSync(noteFile, hash);
}

/** One hash over the names and contents of everything a build is made from. */
export function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(input) {
  if (path.extname(input)) return existsSync(path.join(root, input)) ? [input] : [];
  return readdirSync(path.join(root, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
