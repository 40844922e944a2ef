import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes the `sourceMappingURL` comments. The maps stay beside the files, but are not in the npm
 * package, where bundlers would warn that they are missing.
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
