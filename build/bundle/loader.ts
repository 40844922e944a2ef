import path from 'node:path';
import type { Plugin } from 'esbuild';
import { build, type Options } from 'tsup';
import { terser } from '../plugins/terser';
import type { Entry } from './manifest';
import { additionalBuild, shared } from './shared';

/** Builds the loader, which contains the file names of each tag: as a classic script, and as a module for npm. */
export async function buildLoader(files: Record<Entry, string[]>): Promise<void> {
  const esbuildPlugins = [...(shared.esbuildPlugins ?? []), fileNames(files)];
  const options: Options = {
    ...additionalBuild,
    splitting: false,
    outExtension: () => ({ js: '.js' }),
  };
  await Promise.all([
    build({
      ...options,
      entry: { backoffice: 'src/autoload.ts' },
      plugins: [terser({ toplevel: true })],
      format: 'iife',
      esbuildPlugins,
    }),
    build({
      ...options,
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

/** Serves `virtual:modules` to the loader. */
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
