import { build } from 'tsup';
import { oneCore } from '../plugins/oneCore';
import { patchedHelper } from '../plugins/patchedHelper';
import { allElements, elementModules, reactComponents } from './entryModules';
import { writeModules } from './npmEntries';
import { additionalBuild, shared } from './shared';

const FOLDER = 'external-react';
/** The packages that the page provides. */
const REACT = /^react(-dom)?(\/|$)/;

/**
 * Builds the modules of `backoffice-elements/external-react`: the same elements, with React as a peer
 * dependency. The bundler of the page minifies them, so esbuild's fast minifier is enough.
 */
export async function buildExternalReact(): Promise<void> {
  await build({
    ...additionalBuild,
    outDir: `dist/${FOLDER}/modules`,
    entry: {
      requireReact19: 'src/entries/requireReact19.ts',
      'first-paint': 'src/entries/firstPaintParts.ts',
      core: 'src/entries/core.ts',
      'shell-core': 'src/entries/shellCore.ts',
      'pickers-core': 'src/entries/pickersCore.ts',
    },
    format: 'esm',
    splitting: true,
    sourcemap: false,
    plugins: [patchedHelper],
    noExternal: [/^(?!react(-dom)?(\/|$))/],
    external: [REACT],
    esbuildPlugins: [oneCore(), ...(shared.esbuildPlugins ?? [])],
  });
  const first = [`import './modules/requireReact19.js';`];
  await writeModules(`dist/${FOLDER}`, {
    ...elementModules('./modules', first),
    'index.js': [...first, ...allElements('.')],
  });
  await writeModules('dist/npm/pure', {
    // In the folder of the modules without side effects.
    'external-react.js': reactComponents('./component.js', `../../${FOLDER}`),
  });
}
