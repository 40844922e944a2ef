/**
 * Bundles src into dist without minifying, and again after each change until the process ends: for
 * `npm run dev`. Files that do not depend on src are those of the last whole build.
 */
import { rm } from 'node:fs/promises';
import { type BuildOptions, context, type Metafile, type Plugin } from 'esbuild';
import { oneCore } from '../plugins/oneCore';
import { SETTING_STYLES, settingStylesFile } from '../plugins/settingStylesFile';
import { fileNames } from './loader';
import { filesToPreload } from './manifest';
import { MODULES, shared } from './shared';

const common: BuildOptions = {
  outdir: 'dist',
  bundle: true,
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  sourcemap: true,
  chunkNames: 'chunks/[name]-[hash]',
  define: shared.define,
  logLevel: 'warning',
};
const plugins = shared.esbuildPlugins ?? [];

/** Files that the loader requests for each tag; empty until the modules are built. */
const files: ReturnType<typeof filesToPreload> = { shell: [], account: [], pickers: [] };

const loader = await context({
  ...common,
  entryPoints: { backoffice: 'src/autoload.ts' },
  format: 'iife',
  plugins: [...plugins, fileNames(files)],
});
const modules = await context({
  ...common,
  entryPoints: MODULES,
  format: 'esm',
  splitting: true,
  metafile: true,
  plugins: [settingStylesFile(), oneCore(), ...plugins, buildLoader()],
});
const settingStyles = await context({
  ...common,
  entryPoints: { 'setting-styles': SETTING_STYLES },
  format: 'esm',
  plugins,
});
await Promise.all([modules.watch(), settingStyles.watch()]);

/** Builds the loader, which contains the names of chunks, after each build of the modules. */
function buildLoader(): Plugin {
  let last: Metafile | undefined;
  let start = 0;
  return {
    name: 'loader',
    setup(build) {
      build.onStart(() => {
        start = performance.now();
      });
      build.onEnd(async ({ metafile }) => {
        if (!metafile) return;
        Object.assign(files, filesToPreload(metafile));
        try {
          await loader.rebuild();
        } catch {
          // esbuild has printed the error.
          return;
        }
        const outdated = Object.keys(last?.outputs ?? {}).filter((file) => !metafile.outputs[file]);
        await Promise.all(outdated.map((file) => rm(file, { force: true })));
        last = metafile;
        console.log(`Built dist in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
      });
    },
  };
}
