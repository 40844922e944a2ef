import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { build, type Options } from 'tsup';
import { writeInterface } from '../interface/writeInterface';
import { compileTexts } from '../plugins/compileTexts';
import { LOOKS } from '../plugins/ownFile';
import { terser } from '../plugins/terser';
import { buildCommand } from './command';
import { buildDefine } from './define';
import { writeLicences } from './licenses';
import { writeNpmEntries } from './npmEntries';
import { sameAnywhere } from './sameAnywhere';
import { beside, shared } from './shared';
import { writeIntegrity } from './sri';
import { buildStandalone } from './standalone';

/** Modules of fewer bytes arrive with those that import them: their names would weigh on the autoloader. */
const SMALL = 5_000;

type Entry = 'shell' | 'account' | 'pickers';

/** Makes the rest of dist from the ES modules just built. */
export async function finishBuild(): Promise<void> {
  const metafile: Metafile = JSON.parse(await readFile('dist/metafile-esm.json', 'utf8'));
  await rm('dist/metafile-esm.json');
  const modules = (entry: Entry) => withImports(metafile, `dist/${entry}.js`);
  const large = (file: string) => (metafile.outputs[`dist/${file}`]?.bytes ?? 0) > SMALL;
  const early = (entry: Entry) =>
    modules(entry).filter((file, index) => index === 0 || large(file));
  const account = early('account');
  // Names that the loader carries anyway: one more would weigh on every page.
  const pickers = early('pickers').filter((file, index) => index === 0 || account.includes(file));
  await buildLoader({ shell: early('shell'), account, pickers });
  await build({
    ...beside,
    // Alone as well: a page in a sandbox of its own fetches one file.
    entry: { looks: LOOKS, 'area-frame': 'src/entries/area-frame.ts' },
    format: 'esm',
    splitting: false,
  });
  await buildStandalone();
  await buildDefine();
  await buildCommand();
  await writeNpmEntries();
  await writeInterface();
  await writeCatalogs();
  await writeManifest(metafile, modules);
  await writeLicences(metafile);
  await sameAnywhere();
  await writeIntegrity();
}

/** The autoloader, which knows which modules to fetch for which tag: a classic script, and a module. */
async function buildLoader(modules: Record<Entry, string[]>): Promise<void> {
  const esbuildPlugins = [...(shared.esbuildPlugins ?? []), moduleNames(modules)];
  const loader: Options = {
    ...beside,
    splitting: false,
    outExtension: () => ({ js: '.js' }),
  };
  await build({
    ...loader,
    entry: { backoffice: 'src/autoload.ts' },
    plugins: [terser({ toplevel: true })],
    format: 'iife',
    esbuildPlugins,
  });
  await build({
    ...loader,
    entry: { 'npm/loader': 'src/autoload.ts' },
    format: 'esm',
    sourcemap: false,
    esbuildPlugins: [moduleFolder(), ...esbuildPlugins],
  });
}

/** A module in `dist/npm` knows the folder of the bundle by its own address. */
function moduleFolder(): Plugin {
  return {
    name: 'module-folder',
    setup(build) {
      build.onResolve({ filter: /\/paint\/folder$/ }, () => ({
        path: path.resolve('src/entries/moduleFolder.ts'),
      }));
    },
  };
}

/** Serves `virtual:modules` to the autoloader. */
function moduleNames(modules: Record<Entry, string[]>): Plugin {
  return {
    name: 'module-names',
    setup(build) {
      build.onResolve({ filter: /^virtual:modules$/ }, ({ path }) => ({
        path,
        namespace: 'modules',
      }));
      build.onLoad({ filter: /.*/, namespace: 'modules' }, () => ({
        contents: JSON.stringify(modules),
        loader: 'json',
      }));
    },
  };
}

/** The file and all it imports statically, itself first, relative to dist. */
function withImports(metafile: Metafile, file: string, found = new Set<string>()): string[] {
  if (found.has(file)) return [];
  found.add(file);
  for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? []) {
    if (kind === 'import-statement') withImports(metafile, imported, found);
  }
  return [...found].map((one) => one.replace(/^dist\//, ''));
}

/** Our own catalogs, fetched one language at a time; English is built in but lies there to copy. */
async function writeCatalogs(): Promise<void> {
  await mkdir('dist/assets/i18n', { recursive: true });
  for (const file of await readdir('src/locales')) {
    if (!file.endsWith('.json')) continue;
    const texts = compileTexts(JSON.parse(await readFile(`src/locales/${file}`, 'utf8')));
    await writeFile(`dist/assets/i18n/${file}`, `${JSON.stringify(texts, null, 1)}\n`);
  }
}

/** Which files an entry needs before it is usable and once settled, for the byte budgets. */
async function writeManifest(
  metafile: Metafile,
  modules: (entry: Entry) => string[],
): Promise<void> {
  const loader = 'backoffice.js';
  const entry = (name: Entry) => ({ before: [loader], settled: [loader, ...modules(name)] });
  const standalone = ['backoffice.standalone.js'];
  const core = modules('account');
  const others = [...core, ...modules('shell')];
  const picker = (dialog: string) => ({
    // What other elements load of the pickers: nothing, says the budget.
    before: others.filter((file) => holdsPickers(metafile, file)),
    own: [
      ...new Set([...modules('pickers'), ...withImports(metafile, partOf(metafile, dialog))]),
    ].filter((file) => !core.includes(file)),
  });
  const entries = {
    login: entry('account'),
    shell: entry('shell'),
    reset: entry('account'),
    'date-picker': picker('src/views/pickers/date/DateDialog.tsx'),
    'time-picker': picker('src/views/pickers/time/TimeDialog.tsx'),
    standalone: { before: standalone, settled: standalone },
  };
  await writeFile('dist/manifest.json', JSON.stringify({ entries }, null, 2));
}

/** The file that a part loaded on demand has become. */
function partOf({ outputs }: Metafile, source: string): string {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source);
  if (!found) throw new Error(`${source} is no part of its own`);
  return found[0];
}

function holdsPickers({ outputs }: Metafile, file: string): boolean {
  const inputs = Object.keys(outputs[`dist/${file}`]?.inputs ?? {});
  return inputs.some((source) => /[\\/]pickers[\\/]|react-day-picker/.test(source));
}
