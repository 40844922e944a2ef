import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'tsup';
import { patchedHelper } from '../plugins/patchedHelper';
import { catalogs } from './entryModules';
import { additionalBuild } from './shared';

/** Placeholder for the catalogs, which only the module imports. */
const CATALOGS = '__CATALOGS__';

/**
 * Builds the whole bundle as one file, as a classic script and as a module. They only differ in where
 * the catalogs come from, so the code is minified once.
 */
export async function buildStandalone(): Promise<void> {
  await build({
    ...additionalBuild,
    entry: { 'backoffice.standalone': 'src/entries/standalone.ts' },
    format: 'iife',
    splitting: false,
    // Terser would take a third of the time of the whole build to save 4 % of this file.
    plugins: [patchedHelper],
    outExtension: () => ({ js: '.js' }),
  });
  const file = 'dist/backoffice.standalone.js';
  const script = await readFile(file, 'utf8');
  if (script.split(CATALOGS).length !== 2)
    throw new Error(`${file} does not use ${CATALOGS} exactly once`);
  // The same length keeps the source map valid.
  await writeFile(file, script.replace(CATALOGS, '{}'.padEnd(CATALOGS.length)));
  const code = script.replace(/\/\/# sourceMappingURL=\S+\s*$/, '');
  await writeFile(
    'dist/npm/standalone.js',
    code.replace(CATALOGS, () => catalogs('..')),
  );
}
