import { readdir, readFile } from 'node:fs/promises';

/** Parts of the bundle and the views whose texts they bring; a text belongs to the first that names it. */
const PARTS = {
  frame: /^frame\//,
  account: /^(account\/(?!Reset|SignedIn)|kit\/)/,
  reset: /^account\/Reset/,
  search: /^shell\/search\//,
  settings: /^shell\/settings\//,
  areas: /^areas\/Area[FH]/,
  layers: /^areas\/(LeaveGuard|Toasts)/,
  rest: /./,
};

/** Texts picked by a name that the code computes. */
const COMPUTED = {
  frame: /^(menu|loader)\./,
  // The title of the page is there before the reset steps are.
  account: /^((failure|valid)\.|reset\.title$)/,
  reset: /^$/,
  search: /^$/,
  settings: /^settings\./,
  areas: /^$/,
  layers: /^$/,
  rest: /./,
};

export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[];
export type Texts = Record<string, string>;

const VIEWS = new URL('../../src/views/', import.meta.url);
const LOCALES = new URL('../../src/locales/', import.meta.url);

/** The texts of one part by language. */
export async function textsOf(wanted: Part): Promise<Record<string, Texts>> {
  const ids = await idsByPart();
  const texts: Record<string, Texts> = {};
  for (const file of await readdir(LOCALES)) {
    if (!file.endsWith('.json')) continue;
    const catalog = await readCatalog(file);
    texts[file.slice(0, -5)] = Object.fromEntries(
      Object.entries(catalog).filter(([id]) => ids.get(id) === wanted),
    );
  }
  return texts;
}

async function idsByPart(): Promise<Map<string, Part>> {
  const files = (await readdir(VIEWS, { recursive: true })).filter((file) => file.endsWith('.tsx'));
  const parts = Object.entries(PARTS) as [Part, RegExp][];
  const byPart = new Map<string, Part>();
  const known = Object.keys(await readCatalog('en.json'));
  for (const [part, views] of parts) {
    const own = files.filter((file) => views.test(file));
    const code = (
      await Promise.all(own.map((file) => readFile(new URL(file, VIEWS), 'utf8')))
    ).join();
    for (const id of known) {
      if (byPart.has(id)) continue;
      if (code.includes(`'${id}'`) || COMPUTED[part].test(id)) byPart.set(id, part);
    }
  }
  return byPart;
}

async function readCatalog(file: string): Promise<Texts> {
  return JSON.parse(await readFile(new URL(file, LOCALES), 'utf8'));
}
