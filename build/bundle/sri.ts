import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/**
 * Writes `dist/sri.json`: the integrity of each script, by its path in dist, and an `example` of a
 * pinned tag.
 */
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
  const example = pinned(hashes['backoffice.js']);
  await writeFile('dist/sri.json', `${JSON.stringify({ ...hashes, example }, null, 2)}\n`);
}

/** The tag that loads this version and no other. */
function pinned(integrity: string | undefined): string {
  const address = `https://cdn.example.com/backoffice-elements@${version}/dist/backoffice.js`;
  return `<script src="${address}" integrity="${integrity}" crossorigin="anonymous" defer></script>`;
}
