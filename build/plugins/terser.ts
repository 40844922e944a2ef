import type { MinifyOptions } from 'terser';
import type { Options } from 'tsup';
import { ownExports } from '../patches/esbuild';
import { minifyInWorker } from './minifier';
import { markRuntimeImports } from './runtimeImports';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/**
 * Options for minifying what esbuild has minified. Terser makes the sign-in 1.8 kB (brotli) smaller; a third
 * pass saves nothing; its `unsafe` options and `pure_getters` would save 0.3 kB more but can change the
 * behavior of code.
 */
export const MINIFY: MinifyOptions = {
  ecma: 2020,
  compress: { ecma: 2020, passes: 2, keep_fargs: false },
  format: { comments: false },
};

/** Minifies each file and composes its source map; tsup's own terser step would drop the first map. */
export function terser(options: MinifyOptions = {}): TsupPlugin {
  return {
    name: 'terser',
    async renderChunk(code, { map }) {
      const minified = await minifyInWorker(ownExports(code), {
        ...MINIFY,
        module: this.format === 'esm',
        sourceMap: map ? { content: textOf(map) } : undefined,
        ...options,
      });
      return markRuntimeImports(minified.code ?? code, minified.map ?? undefined);
    },
  };
}

/** tsup passes a map as an object or as text. */
function textOf(map: unknown): string {
  return typeof map === 'string' ? map : JSON.stringify(map);
}
