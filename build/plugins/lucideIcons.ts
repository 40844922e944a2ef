import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';

const INDEX = createRequire(import.meta.url)
  .resolve('lucide')
  .replace(/dist.*/, 'dist/esm/lucide.mjs');

/**
 * Lets each file import from lucide only the icons it names. Through lucide's index every file reaches
 * every icon that any other one uses, and those of all parts on demand ended in the core chunk.
 */
export function lucideIcons(): Plugin {
  return {
    name: 'lucide-icons',
    setup(build) {
      build.onResolve({ filter: /^lucide$/ }, ({ importer }) => ({
        // Not an ending in .tsx: other plugins would take it for the importer itself.
        path: `${importer}?icons`,
        namespace: 'lucide',
        sideEffects: false,
      }));
      build.onLoad({ filter: /.*/, namespace: 'lucide' }, async ({ path: found }) => {
        const importer = found.replace('?icons', '');
        const contents = iconsOf(await readFile(importer, 'utf8'), await readFile(INDEX, 'utf8'));
        return { contents, resolveDir: path.dirname(INDEX), watchFiles: [importer] };
      });
    },
  };
}

/** Those lines of lucide's index that export what a source imports from it. */
export function iconsOf(source: string, index: string): string {
  const imported = /import \{([^}]+)\} from 'lucide'/.exec(source)?.[1] ?? '';
  const names = imported.split(',').map((name) => name.trim().split(' ')[0] ?? '');
  return names
    .filter(Boolean)
    .map((name) => {
      const file = new RegExp(`\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(index)?.[1];
      if (!file) throw new Error(`lucide has no icon ${name}`);
      return `export { default as ${name} } from '${file}';`;
    })
    .join('\n');
}
