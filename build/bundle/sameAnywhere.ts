import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Ends the build if a file contains the path of the build folder. A plugin that writes a full path
 * reveals where it was built and changes the hashed names of chunks: the same sources would have
 * another size on another machine.
 */
export async function sameAnywhere(dist = 'dist', folder = path.resolve()): Promise<void> {
  for (const name of await readdir(dist, { recursive: true })) {
    if (!/\.(js|map|json)$/.test(name)) continue;
    const text = await readFile(path.join(dist, name), 'utf8');
    if (text.includes(folder)) throw new Error(`${dist}/${name} names ${folder}`);
  }
}
