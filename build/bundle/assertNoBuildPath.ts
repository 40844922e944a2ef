import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Fails the build if a file contains the path of the build folder. Such a path would be published, and
 * would change the hashed names of chunks, and so their sizes, on each machine.
 * @throws Error with the name of the file
 */
export async function assertNoBuildPath(dist = 'dist', folder = path.resolve()): Promise<void> {
  // Only as a whole path: `$/application` is not a path below /app, where an image is built.
  const escaped = folder.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const buildPath = new RegExp(`(?<![\\w.~$-])${escaped}(?![\\w.-])`);
  for (const name of await readdir(dist, { recursive: true })) {
    if (!/\.(js|map|json)$/.test(name)) continue;
    const text = await readFile(path.join(dist, name), 'utf8');
    if (buildPath.test(text)) throw new Error(`${dist}/${name} contains ${folder}`);
  }
}
