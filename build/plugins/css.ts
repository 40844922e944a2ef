import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { transform } from 'lightningcss';

/**
 * `import text from './x.css?inline'`: minified CSS as text, adopted by the elements. tsup's own CSS
 * plugin would emit files.
 */
export function cssText(): Plugin {
  return {
    name: 'css-text',
    setup(build) {
      const root = build.initialOptions.absWorkingDir ?? process.cwd();
      build.onResolve({ filter: /\.css\?inline$/ }, ({ path: file, resolveDir }) => ({
        // The name must not end in .css: tsup's own plugin would emit a file. The path is relative:
        // esbuild derives chunk names from it, which would differ between machines.
        path: path.relative(root, path.join(resolveDir, file)),
        namespace: 'css-text',
      }));
      build.onLoad({ filter: /.*/, namespace: 'css-text' }, async ({ path: found }) => {
        const file = path.join(root, found.replace('?inline', ''));
        const contents = minifyCss(file, await readFile(file));
        return { contents, loader: 'text', watchFiles: [file] };
      });
    },
  };
}

/** Returns the minified text of a style sheet. */
export function minifyCss(file: string, code: Uint8Array): string {
  return transform({ filename: file, code, minify: true }).code.toString();
}
