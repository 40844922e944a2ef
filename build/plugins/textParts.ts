import { readdir, readFile } from 'node:fs/promises';

/**
 * Parts of the bundle and the views that lie in each; the rest has all others. A text belongs to the
 * first part that names it: those that are always loaded come before those that are when wanted.
 */
const PARTS = {
  frame: /^firstPaint\//,
  account: /^(account\/(?!reset\/|SignedIn|Hosted)|(kit|element|hydration|lazy)\/)/,
  reset: /^account\/reset\//,
  rest: /^$/,
  filter: /^shell\/menu\/filter\//,
  hosted: /^account\/Hosted/,
  search: /^shell\/search\//,
  settings: /^shell\/settings\//,
  areas: /^areas\/Area[FH]/,
  layers: /^areas\/layers\/(LeaveDialog|Toasts)/,
  popups: /^shell\/topbar\/popups\//,
  profile: /^shell\/profile\//,
  pickers: /^pickers\//,
  session: /^session\/(Expiry|SignIn)/,
  diagnostics: /^diagnostics\//,
};

/** Texts picked by a name that the code computes; one that no view names belongs to the rest. */
const COMPUTED: Partial<Record<Part, RegExp>> = {
  frame: /^(menu|loader)\./,
  // The title of the page is there before the reset steps are.
  account: /^((failure|valid)\.|reset\.title$|session\.(signedInAs|continue)$|user\.logout$)/,
  hosted: /^hosted\./,
  settings: /^settings\./,
  profile: /^profile\./,
  pickers: /^picker\./,
  diagnostics: /^diagnostics\./,
};

export type Part = keyof typeof PARTS;
export type Texts = Record<string, string>;

export const PART_NAMES = Object.keys(PARTS) as Part[];

const VIEWS = new URL('../../src/views/', import.meta.url);
const LOCALES = new URL('../../src/locales/', import.meta.url);

/** The texts of one part by language. */
export async function textsOf(wanted: Part): Promise<Record<string, Texts>> {
  const ids = await partsOfTexts();
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

/** The parts that are there once a part is: whoever needs no shell must not ask for its texts. */
export function loadedWith(part: Part): Part[] {
  if (part === 'frame' || part === 'account') return ['frame', 'account'];
  const shell: Part[] = part === 'reset' || part === 'hosted' ? [] : ['rest'];
  return ['frame', 'account', ...shell, part];
}

/** Which part brings each text. */
export async function partsOfTexts(): Promise<Map<string, Part>> {
  const files = (await readdir(VIEWS, { recursive: true })).filter((file) => file.endsWith('.tsx'));
  const byPart = new Map<string, Part>();
  const known = Object.keys(await readCatalog('en.json'));
  for (const part of PART_NAMES) {
    const own = files.filter((file) => partOf(file) === part);
    const code = (
      await Promise.all(own.map((file) => readFile(new URL(file, VIEWS), 'utf8')))
    ).join();
    for (const id of known) {
      if (byPart.has(id)) continue;
      if (code.includes(`'${id}'`) || COMPUTED[part]?.test(id)) byPart.set(id, part);
    }
  }
  for (const id of known) if (!byPart.has(id)) byPart.set(id, 'rest');
  return byPart;
}

/** The part that a file below src/views lies in. */
export function partOf(file: string): Part {
  return PART_NAMES.find((part) => PARTS[part].test(file)) ?? 'rest';
}

async function readCatalog(file: string): Promise<Texts> {
  return JSON.parse(await readFile(new URL(file, LOCALES), 'utf8'));
}
