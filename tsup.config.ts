import { defineConfig } from 'tsup';
import { finishBuild } from './build/finish';
import { oneCore } from './build/plugins/oneCore';
import { ownFile } from './build/plugins/ownFile';
import { shared } from './build/shared';

/**
 * The ES modules that the autoloader imports and npm exports; chunks are shared between them. What
 * is made from them afterwards (autoloader, standalone file, catalogs, manifest) is in build/finish.
 */
export default defineConfig((options) => ({
  ...shared,
  entry: {
    frame: 'src/frame.ts',
    shell: 'src/shell.ts',
    account: 'src/account.ts',
    pickers: 'src/pickers.ts',
  },
  format: 'esm',
  splitting: true,
  dts: options.watch
    ? false
    : {
        entry: {
          index: 'src/index.ts',
          define: 'src/define.ts',
          area: 'src/area.ts',
          'area-frame': 'src/area-frame.ts',
        },
      },
  clean: true,
  metafile: true,
  esbuildPlugins: [ownFile(), oneCore(), ...(shared.esbuildPlugins ?? [])],
  onSuccess: finishBuild,
}));
