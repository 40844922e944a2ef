import { writeFile } from 'node:fs/promises';
import type { Metafile } from 'esbuild';

/** The module that the loader imports for a tag. */
export type Entry = 'shell' | 'account' | 'pickers';

/** Minimum size in bytes of a file that the loader requests. The names of small files would only enlarge it. */
const MIN_SIZE = 5_000;

/** Returns the files that the loader requests in parallel for each entry, relative to dist. */
export function filesToPreload(metafile: Metafile): Record<Entry, string[]> {
  const large = (file: string) => (metafile.outputs[`dist/${file}`]?.bytes ?? 0) > MIN_SIZE;
  const files = (entry: Entry) =>
    filesOf(metafile, entry).filter((file, index) => index === 0 || large(file));
  const account = files('account');
  // Only names that the loader contains anyway: each additional one would make every page larger.
  const pickers = files('pickers').filter((file, index) => index === 0 || account.includes(file));
  return { shell: files('shell'), account, pickers };
}

/** Writes `dist/manifest.json` for `npm run size`: the files of each entry before and after it has settled. */
export async function writeManifest(metafile: Metafile): Promise<void> {
  const loader = 'backoffice.js';
  const entry = (name: Entry) => ({
    before: [loader],
    settled: [loader, ...filesOf(metafile, name)],
  });
  const standalone = ['backoffice.standalone.js'];
  const core = filesOf(metafile, 'account');
  const others = [...core, ...filesOf(metafile, 'shell')];
  const picker = (dialog: string) => ({
    // Files of the pickers that other elements load: the budget allows none.
    before: others.filter((file) => holdsPickers(metafile, file)),
    own: [
      ...new Set([
        ...filesOf(metafile, 'pickers'),
        ...withImports(metafile, fileOf(metafile, dialog)),
      ]),
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

/** Returns the file of an entry and all its static imports, relative to dist. */
function filesOf(metafile: Metafile, entry: Entry): string[] {
  return withImports(metafile, `dist/${entry}.js`);
}

/** Returns the file and all its static imports, the file first, relative to dist. */
function withImports(metafile: Metafile, file: string, found = new Set<string>()): string[] {
  if (found.has(file)) return [];
  found.add(file);
  for (const { path: imported, kind } of metafile.outputs[file]?.imports ?? []) {
    if (kind === 'import-statement') withImports(metafile, imported, found);
  }
  return [...found].map((one) => one.replace(/^dist\//, ''));
}

/** Returns the output file of a source that is imported on demand. */
function fileOf({ outputs }: Metafile, source: string): string {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source);
  if (!found) throw new Error(`${source} is not imported on demand`);
  return found[0];
}

function holdsPickers({ outputs }: Metafile, file: string): boolean {
  const inputs = Object.keys(outputs[`dist/${file}`]?.inputs ?? {});
  return inputs.some((source) => /[\\/]pickers[\\/]|react-day-picker/.test(source));
}
