import path from 'node:path';
import type { Plugin } from 'esbuild';

/** The styles of non-default settings, which the loader requests together with the modules. */
export const SETTING_STYLES = path.resolve('src/views/shell/settingStyles/settingStyles.ts');

/**
 * Leaves these styles out of the chunks: they are built separately, so that they can be fetched
 * before any chunk. The modules that import them are in chunks, one folder below.
 */
export function settingStylesFile(): Plugin {
  return {
    name: 'setting-styles-file',
    setup(build) {
      build.onResolve({ filter: /(^|\/)settingStyles$/ }, ({ path: address, resolveDir, kind }) => {
        if (
          kind !== 'dynamic-import' ||
          `${path.resolve(resolveDir, address)}.ts` !== SETTING_STYLES
        )
          return;
        return { path: '../setting-styles.js', external: true };
      });
    },
  };
}
