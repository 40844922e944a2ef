import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasDemoAreas } from '../bundle/demoAreas.mjs';
import { hashOf } from '../machine/hashOf.mjs';
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
