import path from 'node:path';
import type { Plugin } from 'esbuild';

/** The looks of other settings than the defaults, which the autoloader fetches beside the modules. */
export const LOOKS = path.resolve('src/views/shell/variants/variants.ts');

/**
 * Leaves the looks out of the chunks: they are built alone, so that they wait for no chunk. Whoever
 * imports them lies in a chunk, one folder below.
 */
export function ownFile(): Plugin {
  return {
    name: 'own-file',
    setup(build) {
      build.onResolve({ filter: /(^|\/)variants$/ }, ({ path: address, resolveDir, kind }) => {
        if (kind !== 'dynamic-import' || `${path.resolve(resolveDir, address)}.ts` !== LOOKS)
          return;
        return { path: '../looks.js', external: true };
      });
    },
  };
}
