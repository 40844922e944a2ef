import { defineConfig } from 'tsup';
import { finishBuild } from './build/bundle/finish';
import { MODULES, shared } from './build/bundle/shared';
import { oneCore } from './build/plugins/oneCore';
import { settingStylesFile } from './build/plugins/settingStylesFile';

/**
 * The ES modules that the loader imports and npm exports, with shared chunks. build/bundle/finish.ts
 * then writes the rest: the loader, the standalone file, catalogs and manifest.
 */
export default defineConfig({
  ...shared,
  entry: MODULES,
  format: 'esm',
  splitting: true,
  dts: {
    entry: {
      index: 'src/index.ts',
      define: 'src/entries/define.ts',
      area: 'src/entries/area.ts',
      'area-frame': 'src/entries/area-frame.ts',
      passkeys: 'src/entries/passkeys.ts',
    },
  },
  clean: true,
  metafile: true,
  esbuildPlugins: [settingStylesFile(), oneCore(), ...(shared.esbuildPlugins ?? [])],
  onSuccess: finishBuild,
});
