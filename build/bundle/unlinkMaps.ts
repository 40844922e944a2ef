import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes the comments that name the source maps: the maps stay beside the files, but are not in the npm
 * package, where a bundler would look for them.
 */
export async function unlinkMaps(dist = 'dist'): Promise<void> {
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    const file = path.join(dist, name);
    const code = await readFile(file, 'utf8');
    const unlinked = code.replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, '\n');
    if (unlinked !== code) await writeFile(file, unlinked);
  }
}
