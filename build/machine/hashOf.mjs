import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * Returns one hash over the names and contents of files and complete folders, without installed packages.
 * @param folder what the paths are relative to
 */
export function hashOf(paths, folder = root) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((input) => filesOf(input, folder))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesOf(input, folder) {
  const found = statSync(path.join(folder, input), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [input] : [];
  return (
    readdirSync(path.join(folder, input), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      // Of the relative path: the folder itself may be below another node_modules.
      .filter((file) => !file.split(path.sep).includes('node_modules'))
      .sort()
  );
}
