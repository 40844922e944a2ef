import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Loader, Plugin } from 'esbuild';

const CORE = path.resolve('src/core.ts');
const SHELL = path.resolve('src/shell.ts');

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
      const parts = new Set<string>();
      build.onResolve(
        { filter: /^\.\.?\// },
        async ({ kind, resolveDir, path: file, pluginData }) => {
          if (kind !== 'dynamic-import' || pluginData?.seen) return;
          const found = await build.resolve(file, { kind, resolveDir, pluginData: { seen: true } });
          parts.add(found.path);
          return found;
        },
      );
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path: file }) => {
        if (!parts.has(file)) return;
        const code = await readFile(file, 'utf8');
        const loader = path.extname(file).slice(1) as Loader;
        const ground = /[\\/]views[\\/]shell[\\/]/.test(file) ? SHELL : CORE;
        return { contents: `${code}\nimport ${JSON.stringify(ground)};`, loader };
      });
    },
  };
}
