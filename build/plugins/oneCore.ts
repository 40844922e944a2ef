import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';

const SOURCES = path.resolve('src');
const CORE = path.join(SOURCES, 'entries/core.ts');
/** The module that every part of the shell needs. */
export const SHELL = path.join(SOURCES, 'entries/shellCore.ts');
/** The module that the dialogs of the pickers need. */
const PICKERS = path.join(SOURCES, 'entries/pickersCore.ts');

/**
 * Keeps the modules that all lazy chunks share in one chunk. esbuild creates a chunk for each set
 * of modules that the same entries reach, and each lazy chunk is an entry: without this plugin a
 * sign-in loads 32 files instead of 2 and 5.7 kB (brotli) more, a shell 50 instead of 5 and 9 kB
 * more. So each lazy chunk imports the whole core, and one of the shell the whole shell, which are
 * already loaded by then.
 */
export function oneCore(): Plugin {
  return {
    name: 'one-core',
    setup(build) {
      let parts = new Set<string>();
      // Found beforehand: esbuild may load a module for a static import before it sees the dynamic
      // one.
      build.onStart(async () => {
        parts = await dynamicImports();
      });
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path: file }) => {
        if (!parts.has(file)) return;
        const code = await readFile(file, 'utf8');
        const folder = /[\\/](?:views|store)[\\/](\w+)/.exec(file)?.[1] ?? '';
        const baseEntry =
          folder === 'pickers' ? PICKERS : /^(shell|areas|lists)$/.test(folder) ? SHELL : CORE;
        // Relative: the names of chunks depend on their contents, which must be the same on every
        // machine.
        const address = `./${path.relative(path.dirname(file), baseEntry)}`;
        return {
          contents: `${code}\nimport ${JSON.stringify(address)};`,
          loader: path.extname(file).slice(1) as Loader,
        };
      });
    },
  };
}

/** Returns every source file that another one imports on demand. */
async function dynamicImports(): Promise<Set<string>> {
  const parts = new Set<string>();
  for (const name of await readdir(SOURCES, { recursive: true })) {
    if (!/\.tsx?$/.test(name)) continue;
    const file = path.join(SOURCES, name);
    const code = await readFile(file, 'utf8');
    for (const [, address = ''] of code.matchAll(/\bimport\('(\.[^']+)'\)/g)) {
      const part = path.join(path.dirname(file), address);
      const found = ['.ts', '.tsx', '/index.ts'].map((end) => part + end).find(existsSync);
      if (!found)
        throw new Error(`${name} imports ${address} on demand, but there is no such file`);
      parts.add(found);
    }
  }
  return parts;
}
