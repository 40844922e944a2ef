import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Metafile } from 'esbuild';
import { build } from 'tsup';
import { readCatalogs } from '../i18n/catalogs';
import { writeInterface } from '../interface/writeInterface';
import { compileTexts } from '../plugins/compileTexts';
import { SETTING_STYLES } from '../plugins/settingStylesFile';
import { assertNoBuildPath } from './assertNoBuildPath';
import { buildCommand } from './command';
import { buildExternalReact } from './externalReact';
import { writeLicenses } from './licenses';
import { buildLoader } from './loader';
import { filesToPreload, writeManifest } from './manifest';
import { writeNpmEntries } from './npmEntries';
import { additionalBuild } from './shared';
import { writeIntegrity } from './sri';
import { buildStandalone } from './standalone';
import { unlinkMaps } from './unlinkMaps';

/** Writes the rest of dist from the ES modules just built. */
export async function finishBuild(): Promise<void> {
  const metafile: Metafile = JSON.parse(await readFile('dist/metafile-esm.json', 'utf8'));
  await rm('dist/metafile-esm.json');
  await Promise.all([
    buildStandalone(),
    buildLoader(filesToPreload(metafile)),
    buildSingleFiles(),
    buildCommand(),
    writeNpmEntries(),
    buildExternalReact(),
    writeInterface(),
    writeCatalogs(),
    writeManifest(metafile),
    writeLicenses(metafile),
  ]);
  await unlinkMaps();
  await assertNoBuildPath();
  await writeIntegrity();
}

/** Builds the single files: the loader's parts, the module for a sandboxed page, and passkeys. */
async function buildSingleFiles(): Promise<void> {
  await build({
    ...additionalBuild,
    entry: {
      'setting-styles': SETTING_STYLES,
      'area-frame': 'src/entries/area-frame.ts',
      passkeys: 'src/entries/passkeys.ts',
    },
    format: 'esm',
    splitting: false,
  });
}

/**
 * Writes the built-in catalogs, which load one language at a time; English is bundled, and written
 * as a template.
 */
async function writeCatalogs(): Promise<void> {
  await mkdir('dist/assets/i18n', { recursive: true });
  await mkdir('dist/i18n', { recursive: true });
  for (const [language, catalog] of Object.entries(readCatalogs())) {
    const texts = compileTexts(catalog);
    await writeFile(`dist/assets/i18n/${language}.json`, `${JSON.stringify(texts, null, 1)}\n`);
    if (language === 'en') continue;
    // For bundlers, which find no file by its address.
    await writeFile(`dist/i18n/${language}.js`, `export default ${JSON.stringify(texts)};\n`);
  }
}
