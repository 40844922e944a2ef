import { readFile } from 'node:fs/promises';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';
import { needsIcu } from '../../src/locales/i18n';

const ENGLISH = /[\\/]locales[\\/]en[\\/]\w+\.json$/;

/**
 * Compiles texts with plurals and selections at build time, so that visitors need no ICU compiler
 * for them.
 */
export function compileTexts(
  texts: Record<string, string>,
): Record<string, string | CompiledMessage> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [
      id,
      needsIcu(text) ? compileMessageOrThrow(text) : text,
    ]),
  );
}

/** Compiles the imported files of `src/locales/en` in esbuild. */
export function englishTexts(): Plugin {
  return {
    name: 'english-texts',
    setup(build) {
      build.onLoad({ filter: ENGLISH }, async ({ path }) => ({
        contents: JSON.stringify(await compileFile(path)),
        loader: 'json',
      }));
    },
  };
}

/** Compiles the imported files of `src/locales/en` in vitest. */
export function viteEnglishTexts(): VitePlugin {
  return {
    name: 'english-texts',
    enforce: 'pre',
    async load(id) {
      if (!ENGLISH.test(id)) return undefined;
      // Vite converts the JSON to a module.
      return JSON.stringify(await compileFile(id));
    },
  };
}

async function compileFile(file: string) {
  return compileTexts(JSON.parse(await readFile(file, 'utf8')));
}
