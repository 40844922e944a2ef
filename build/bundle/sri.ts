import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';

/** Writes `dist/sri.json`: the integrity hash of each script, by its path in dist. */
export async function writeIntegrity(): Promise<void> {
  const files = await readdir('dist', { recursive: true });
  const scripts = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.js'))
    .sort();
  const hashes: Record<string, string> = {};
  for (const file of scripts) {
    const hash = createHash('sha384').update(await readFile(`dist/${file}`));
    hashes[file] = `sha384-${hash.digest('base64')}`;
  }
  await writeFile('dist/sri.json', `${JSON.stringify(hashes, null, 2)}\n`);
}
