import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { LICENSE_TEXTS } from './licenseTexts';

/** Packages that the metafile lists none of: a plugin extracts icons, and passkeys are a single file. */
const UNLISTED = ['lucide', '@simplewebauthn/browser'];

/** Writes `dist/licenses.txt`: name, version and license text of every package in the bundle. */
export async function writeLicenses(metafile: Metafile): Promise<void> {
  const folders = new Set<string>();
  for (const { inputs } of Object.values(metafile.outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      const folder = /^(?:.*:)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
      if (folder && bytesInOutput > 0) folders.add(path.resolve(folder));
    }
  }
  for (const name of UNLISTED) folders.add(path.resolve('node_modules', name));
  const entries = await Promise.all([...folders].map(licenseOf));
  const rule = `\n\n${'─'.repeat(78)}\n\n`;
  await writeFile(
    'dist/licenses.txt',
    `Packages that are bundled in backoffice-elements, with their licenses.${rule}${[...new Set(entries)].sort().join(rule)}\n`,
  );
}

async function licenseOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  const text = file ? await readFile(path.join(folder, file), 'utf8') : LICENSE_TEXTS[name];
  if (!text) throw new Error(`${name} has no license text. Add it to licenseTexts.ts.`);
  return `${name} ${version} (${license})\n\n${text.trim()}`;
}
