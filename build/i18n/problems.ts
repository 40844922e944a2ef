import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../../src/store/language/languageChoice';
import { loadedWith, partOf, partsOfTexts } from '../plugins/textParts';
import { shapeOf } from './shape';
import { namesOf, readUses, type Uses } from './usedIds';

export type Catalogs = Record<string, Record<string, string>>;

/** Everything that is wrong with the texts, one line each. */
export async function findProblems(): Promise<string[]> {
  const catalogs = readCatalogs();
  const uses = readUses();
  return [
    ...problemsOfIds(catalogs, uses),
    ...problemsOfShapes(catalogs),
    ...problemsOfParts(uses, await partsOfTexts()),
  ];
}

/** Texts that the code asks for and a language lacks, and texts that nothing asks for. */
export function problemsOfIds(catalogs: Catalogs, uses: Uses[]): string[] {
  const known = new Set(Object.values(catalogs).flatMap(Object.keys));
  const asked = new Set(uses.flatMap((one) => [...one.asked, ...idsOfFamilies(one)]));
  const strings = new Set(uses.flatMap((one) => [...one.strings]));
  const wanted = [...new Set([...asked, ...known])];
  const missing = Object.entries(catalogs).flatMap(([language, texts]) =>
    wanted.filter((id) => !(id in texts)).map((id) => `${language}.json lacks "${id}"`),
  );
  const unused = [...known].filter((id) => !asked.has(id) && !strings.has(id));
  return [...missing, ...unused.map((id) => `"${id}" is in the catalogs and nothing uses it`)];
}

/** Texts that show other values than the English one, or lack a plural form of their language. */
export function problemsOfShapes(catalogs: Catalogs): string[] {
  const { en = {} } = catalogs;
  return Object.entries(catalogs).flatMap(([language, texts]) => {
    const { locale } = LANGUAGES[language as Language];
    return Object.entries(texts).flatMap(([id, text]) => {
      const { values, problems } = shapeOf(text, locale);
      const found = problems.map((problem) => `${language}.json: "${id}" ${problem}`);
      const wanted = shapeOf(en[id] ?? text, 'en-US').values;
      if (values.join() === wanted.join()) return found;
      return [...found, `${language}.json: "${id}" shows ${values}; English shows ${wanted}`];
    });
  });
}

/** Views whose part of the bundle comes without a text they ask for. */
export function problemsOfParts(uses: Uses[], parts: Map<string, string>): string[] {
  return uses.flatMap((use) => {
    if (!use.file.startsWith('views/')) return [];
    const loaded: string[] = loadedWith(partOf(use.file.slice('views/'.length)));
    return use.asked
      .filter((id) => parts.has(id) && !loaded.includes(parts.get(id) as string))
      .map((id) => `${use.file} asks for "${id}", which comes with the part ${parts.get(id)}`);
  });
}

/** A text for every name that a family's list holds. */
function idsOfFamilies({ families }: Uses): string[] {
  return families.flatMap((family) => namesOf(family).map((name) => family + name));
}

function readCatalogs(): Catalogs {
  const read = (language: string) =>
    JSON.parse(
      readFileSync(new URL(`../../src/locales/${language}.json`, import.meta.url), 'utf8'),
    );
  return Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, read(language)]));
}
