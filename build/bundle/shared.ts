import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';
import { patchedLibraries } from '../patches/patches';
import { cjsToEsm } from '../plugins/cjsToEsm';
import { englishTexts } from '../plugins/compileTexts';
import { cssText } from '../plugins/css';
import { icons } from '../plugins/icons';
import { prerendered } from '../plugins/prerender';
import { terser } from '../plugins/terser';

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** The ES modules that the loader imports and npm exports, with shared chunks. */
export const MODULES = {
  'first-paint': 'src/entries/firstPaintParts.ts',
  core: 'src/entries/core.ts',
  'shell-core': 'src/entries/shellCore.ts',
  'pickers-core': 'src/entries/pickersCore.ts',
  shell: 'src/entries/shell.ts',
  account: 'src/entries/account.ts',
  pickers: 'src/entries/pickers.ts',
  define: 'src/entries/define.ts',
};

/** Options of every build: everything is bundled and minified, with source maps. */
export const shared: Options = {
  outDir: 'dist',
  platform: 'browser',
  target: 'es2022',
  noExternal: [/.*/],
  sourcemap: true,
  plugins: [terser()],
  define: {
    'process.env.NODE_ENV': '"production"',
    // Libraries in UMD format would register with the AMD loader of a page, such as RequireJS.
    define: 'undefined',
    __VERSION__: JSON.stringify(version),
  },
  esbuildPlugins: [
    cssText(),
    patchedLibraries(),
    cjsToEsm(),
    englishTexts(),
    prerendered(),
    icons(),
  ],
  esbuildOptions(options) {
    options.chunkNames = 'chunks/[name]-[hash]';
    options.legalComments = 'none';
    options.jsx = 'automatic';
    // Terser then has half as much to do. Also keeps the path of the build folder out of the names of
    // CommonJS modules.
    options.minify = true;
  },
  silent: true,
};

/**
 * Options of a build that adds files to dist: it uses no config file and does not clean the folder.
 */
export const additionalBuild: Options = { ...shared, config: false, clean: false };
