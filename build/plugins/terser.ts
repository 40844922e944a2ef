import { type MinifyOptions, minify } from 'terser';
import type { Options } from 'tsup';
import { ownExports } from '../patches/esbuild';

type TsupPlugin = NonNullable<Options['plugins']>[number];

const COMPRESS = {
  ecma: 2020,
  passes: 3,
  keep_fargs: false,
} as const;

/** Minifies each file and composes its source map; tsup's own terser step keeps the map of before. */
export function terser(options: MinifyOptions = {}): TsupPlugin {
  return {
    name: 'terser',
    async renderChunk(code, { map }) {
      const minified = await minify(ownExports(code), {
        ecma: 2020,
        module: this.format === 'esm',
        compress: COMPRESS,
        format: { comments: false },
        sourceMap: map ? { content: text(map) } : undefined,
        ...options,
      });
      return { code: minified.code ?? code, map: minified.map as typeof map };
    },
  };
}

/** tsup hands a map as an object or as its text. */
function text(map: unknown): string {
  return typeof map === 'string' ? map : JSON.stringify(map);
}
