import { defineConfig } from 'tsup';
import { finishBuild } from './build/bundle/finish';
import { shared } from './build/bundle/shared';
import { oneCore } from './build/plugins/oneCore';
import { ownFile } from './build/plugins/ownFile';

/**
 * The ES modules that the autoloader imports and npm exports; chunks are shared between them. What
 * is made from them afterwards (autoloader, standalone file, catalogs, manifest) is in build/finish.
 */
export default defineConfig((options) => ({
  ...shared,
  entry: {
    frame: 'src/entries/firstPaintParts.ts',
    shell: 'src/entries/shell.ts',
    account: 'src/entries/account.ts',
    pickers: 'src/entries/pickers.ts',
  },
  format: 'esm',
  splitting: true,
  dts: options.watch
    ? false
    : {
        entry: {
          index: 'src/index.ts',
          define: 'src/entries/define.ts',
          area: 'src/entries/area.ts',
          'area-frame': 'src/entries/area-frame.ts',
        },
      },
  clean: true,
  metafile: true,
  esbuildPlugins: [ownFile(), oneCore(), ...(shared.esbuildPlugins ?? [])],
  onSuccess: finishBuild,
}));
