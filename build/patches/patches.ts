import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';
import { dayPicker } from './dayPicker';
import { jsCookie } from './jsCookie';
import { lingui } from './lingui';
import type { Patch } from './patch';
import { radix } from './radix';
import { wouter } from './wouter';

/** Every library file that the bundle changes, one module per library. */
export const PATCHES: Patch[] = [...radix, ...jsCookie, ...dayPicker, ...wouter, ...lingui];

const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;
const PACKAGES = [...new Set(PATCHES.map(({ file }) => packageOf(file)))];
/** Every module of a patched package. */
const FILTER = new RegExp(
  `node_modules[\\\\/](${PACKAGES.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`,
);

/**
 * Applies the patches in esbuild. The build fails when a pattern is not found, and when a patched
 * package is bundled without the file that is patched.
 */
export function patchedLibraries(patches = PATCHES): Plugin {
  return {
    name: 'patched-libraries',
    setup(build) {
      const loaded = new Set<string>();
      build.onLoad({ filter: FILTER }, async ({ path }) => {
        const file = belowNodeModules(path);
        loaded.add(file);
        loaded.add(packageOf(file));
        const patch = patches.find((one) => one.file === file);
        return patch && { contents: patch.edit(await readFile(path, 'utf8')), loader: 'js' };
      });
      build.onEnd(() => ({
        errors: patches
          .filter(({ file }) => loaded.has(packageOf(file)) && !loaded.has(file))
          .map(({ file }) => ({
            text: `The patch of ${file} no longer applies: the package is bundled without this file. Update or remove it in build/patches.`,
          })),
      }));
    },
  };
}

/** Applies the patches in vitest, to the libraries that its configuration inlines. */
export function vitePatchedLibraries(): VitePlugin {
  return {
    name: 'patched-libraries',
    enforce: 'pre',
    transform(code, id) {
      const file = belowNodeModules(id.replace(/\?.*$/, ''));
      return PATCHES.find((one) => one.file === file)?.edit(code);
    },
  };
}

function belowNodeModules(path: string): string {
  return path.replaceAll('\\', '/').replace(/^.*\/node_modules\//, '');
}

function packageOf(file: string): string {
  return PACKAGE.exec(file)?.[0] ?? file;
}
