import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'tsup';
import { patchedHelper } from '../plugins/patchedHelper';
import { additionalBuild, shared } from './shared';

/** Placeholder for the URL of the file, which differs between the two formats. */
const ADDRESS = '__ADDRESS__';

/**
 * Builds the whole bundle as one file, as a classic script and as a module. They only differ in how
 * they find their folder, so the code is minified once.
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
    define: { ...shared.define, 'import.meta.url': ADDRESS },
  });
  const file = 'dist/backoffice.standalone.js';
  const script = await readFile(file, 'utf8');
  if (script.split(ADDRESS).length !== 2)
    throw new Error(`${file} does not use import.meta.url exactly once`);
  // A classic script uses its tag (src/elements/scriptFolder.ts). The same length keeps the source
  // map valid.
  await writeFile(file, script.replace(ADDRESS, 'void 0'.padEnd(ADDRESS.length)));
  const code = script.replace(/\/\/# sourceMappingURL=\S+\s*$/, '');
  await writeFile(
    'dist/npm/standalone.js',
    code.replace(ADDRESS, 'new URL("../standalone.js",import.meta.url).href'),
  );
}
