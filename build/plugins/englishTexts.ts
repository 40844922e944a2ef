import type { Plugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';
import { compileTexts } from './compileTexts';
import { type Part, textsOf } from './textParts';

/** `virtual:english/frame` is the English of the first paint, and so for each part. */
const ADDRESS = /^virtual:english\//;

/** Serves the English texts of each part in esbuild. */
export function englishTexts(): Plugin {
  return {
    name: 'english-texts',
    setup(build) {
      build.onResolve({ filter: ADDRESS }, ({ path }) => ({ path, namespace: 'texts' }));
      build.onLoad({ filter: /.*/, namespace: 'texts' }, async ({ path }) => ({
        contents: JSON.stringify(await texts(path)),
        loader: 'json',
      }));
    },
  };
}

/** Serves the English texts of each part in vitest. */
export function viteEnglishTexts(): VitePlugin {
  return {
    name: 'english-texts',
    enforce: 'pre',
    resolveId: (source) => (ADDRESS.test(source) ? `\0${source}` : undefined),
    async load(id) {
      if (!ADDRESS.test(id.slice(1))) return undefined;
      return `export default ${JSON.stringify(await texts(id.slice(1)))}`;
    },
  };
}

async function texts(address: string): Promise<unknown> {
  const { en = {} } = await textsOf(address.replace(ADDRESS, '') as Part);
  return compileTexts(en);
}
