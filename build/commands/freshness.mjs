import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasDemoAreas } from '../bundle/demoAreas.mjs';
import { root } from '../machine/run.mjs';

/** Inputs of a build: files and complete folders. */
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

/** File in dist with the hash of the inputs it was built from; a new build deletes it. */
const hashFile = path.join(root, 'dist', '.build-hash');

/** Returns whether dist was built from the current inputs. */
export function isBuilt() {
  if (!existsSync(hashFile) || !hasDemoAreas()) return false;
  return readFileSync(hashFile, 'utf8') === hashOfInputs();
}

/** Records the hash of the inputs that dist was built from. */
export function storeHash(hash) {
  writeFileSync(hashFile, hash);
}

/** Marks dist as outdated, so that the next command that needs it builds it. */
export function forgetHash() {
  rmSync(hashFile, { force: true });
}

/** Returns one hash over the names and contents of all inputs of a build. */
export function hashOfInputs() {
  return hashOf(inputs);
}

/** Returns one hash over the names and contents of files and complete folders. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(input) {
  const found = statSync(path.join(root, input), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [input] : [];
  return readdirSync(path.join(root, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
