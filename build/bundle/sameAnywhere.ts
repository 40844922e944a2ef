import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Ends the build where a file names the builder's own folder. A plugin that names a file in full gives
 * away where it was built, and moves the names of chunks, which come from what is in them: the same
 * sources would weigh something else on the next machine.
 */
export async function sameAnywhere(dist = 'dist', folder = path.resolve()): Promise<void> {
  for (const name of await readdir(dist, { recursive: true })) {
    if (!/\.(js|map|json)$/.test(name)) continue;
    const text = await readFile(path.join(dist, name), 'utf8');
    if (text.includes(folder)) throw new Error(`${dist}/${name} names ${folder}`);
  }
}
