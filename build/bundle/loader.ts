import path from 'node:path';
import type { Plugin } from 'esbuild';
import { build, type Options } from 'tsup';
import { terser } from '../plugins/terser';
import type { Entry } from './manifest';
import { additionalBuild, shared } from './shared';

/**
 * Builds the autoloader, which knows the files of each tag: as a classic script and as a module for
 * npm.
 */
export async function buildLoader(files: Record<Entry, string[]>): Promise<void> {
  const esbuildPlugins = [...(shared.esbuildPlugins ?? []), fileNames(files)];
  const loader: Options = {
    ...additionalBuild,
    splitting: false,
    outExtension: () => ({ js: '.js' }),
  };
  await Promise.all([
    build({
      ...loader,
      entry: { backoffice: 'src/autoload.ts' },
      plugins: [terser({ toplevel: true })],
      format: 'iife',
      esbuildPlugins,
    }),
    build({
      ...loader,
      entry: { 'npm/loader': 'src/autoload.ts' },
      format: 'esm',
      sourcemap: false,
      esbuildPlugins: [moduleFolder(), ...esbuildPlugins],
    }),
  ]);
}

/** Replaces `paint/folder`: a module in `dist/npm` derives the folder of the bundle from its own URL. */
function moduleFolder(): Plugin {
  return {
    name: 'module-folder',
    setup(build) {
      build.onResolve({ filter: /\/paint\/folder$/ }, () => ({
        path: path.resolve('src/entries/moduleFolder.ts'),
      }));
    },
  };
}

/** Serves `virtual:modules` to the autoloader. */
export function fileNames(files: Record<Entry, string[]>): Plugin {
  return {
    name: 'file-names',
    setup(build) {
      build.onResolve({ filter: /^virtual:modules$/ }, ({ path }) => ({
        path,
        namespace: 'modules',
      }));
      build.onLoad({ filter: /.*/, namespace: 'modules' }, () => ({
        contents: JSON.stringify(files),
        loader: 'json',
      }));
    },
  };
}
