import path from 'node:path';
import type { Plugin } from 'esbuild';

/** The styles of non-default settings, which the autoloader fetches along with the modules. */
export const VARIANTS = path.resolve('src/views/shell/variants/variants.ts');

/**
 * Leaves these styles out of the chunks: they are built separately, so that they can be fetched
 * before any chunk. The modules that import them are in chunks, one folder below.
 */
export function variantsFile(): Plugin {
  return {
    name: 'looks-file',
    setup(build) {
      build.onResolve({ filter: /(^|\/)variants$/ }, ({ path: address, resolveDir, kind }) => {
        if (kind !== 'dynamic-import' || `${path.resolve(resolveDir, address)}.ts` !== VARIANTS)
          return;
        return { path: '../looks.js', external: true };
      });
    },
  };
}
