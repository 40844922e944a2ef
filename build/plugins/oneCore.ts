import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';

const SOURCES = path.resolve('src');
const CORE = path.join(SOURCES, 'entries/core.ts');
/** What every part of the shell on demand stands on. */
export const SHELL = path.join(SOURCES, 'entries/shell.ts');
/** What the dialogs of the pickers stand on. */
const PICKERS = path.join(SOURCES, 'entries/pickers.ts');

/**
 * Keeps what every part stands on in one chunk. esbuild makes a chunk of each set of modules that the
 * same entries reach, and each part loaded on demand is an entry: React alone ended in four files,
 * 3 kB larger compressed. So each part on demand imports the whole core, and a part of the shell the
 * whole shell: they are loaded by then.
 */
export function oneCore(): Plugin {
  return {
    name: 'one-core',
    setup(build) {
      let parts = new Set<string>();
      // Looked up beforehand: a part may be loaded for a static import before its dynamic one is seen.
      build.onStart(async () => {
        parts = await partsOnDemand();
      });
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path: file }) => {
        if (!parts.has(file)) return;
        const code = await readFile(file, 'utf8');
        const room = /[\\/]views[\\/](\w+)/.exec(file)?.[1];
        const ground =
          room === 'pickers' ? PICKERS : /^(shell|areas)$/.test(room ?? '') ? SHELL : CORE;
        // Not from the root of the disk: the names of the chunks come from their contents.
        const address = `./${path.relative(path.dirname(file), ground)}`;
        return {
          contents: `${code}\nimport ${JSON.stringify(address)};`,
          loader: path.extname(file).slice(1) as Loader,
        };
      });
    },
  };
}

/** Every source file that another one imports on demand. */
async function partsOnDemand(): Promise<Set<string>> {
  const parts = new Set<string>();
  for (const name of await readdir(SOURCES, { recursive: true })) {
    if (!/\.tsx?$/.test(name)) continue;
    const file = path.join(SOURCES, name);
    const code = await readFile(file, 'utf8');
    for (const [, address = ''] of code.matchAll(/\bimport\('(\.[^']+)'\)/g)) {
      const part = path.join(path.dirname(file), address);
      const found = ['.ts', '.tsx', '/index.ts'].map((end) => part + end).find(existsSync);
      if (!found) throw new Error(`${name} imports ${address} on demand, and no file is there`);
      parts.add(found);
    }
  }
  return parts;
}
