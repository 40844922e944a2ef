import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Takes the builder's own folder out of the source maps, where plugins name files in full. */
export async function hideFolder(): Promise<void> {
  const folder = `${path.resolve()}/`;
  for (const name of await readdir('dist', { recursive: true })) {
    if (!name.endsWith('.map')) continue;
    const file = path.join('dist', name);
    const map = await readFile(file, 'utf8');
    if (map.includes(folder)) await writeFile(file, map.replaceAll(folder, ''));
  }
}
