import { languageInfo } from '../../src/store/language/languages';
import { type Catalog, readCatalogs } from './catalogs';
import { readTextChunks, type TextChunk } from './loadedTexts';
import { parseMessage } from './parseMessage';
import { readUses, type Uses } from './usedIds';

/** Catalogs by language. */
export type Catalogs = Record<string, Catalog>;

/** Returns all problems of the texts, one line each. */
export function findProblems(): string[] {
  const catalogs = readCatalogs();
  const uses = readUses();
  return [
    ...problemsOfIds(catalogs, uses),
    ...problemsOfShapes(catalogs),
    ...problemsOfChunks(uses, readTextChunks()),
  ];
}

/** Returns problems of texts that are missing in a language, and of texts that no code uses. */
export function problemsOfIds(catalogs: Catalogs, uses: Uses[]): string[] {
  const known = new Set(Object.values(catalogs).flatMap(Object.keys));
  const usedIds = new Set(uses.flatMap((one) => one.usedIds));
  const prefixes = uses.flatMap((one) => one.prefixes);
  const strings = new Set(uses.flatMap((one) => [...one.strings]));
  const wanted = [...new Set([...usedIds, ...known])];
  const missing = Object.entries(catalogs).flatMap(([language, texts]) =>
    wanted.filter((id) => !(id in texts)).map((id) => `${language}.json lacks "${id}"`),
  );
  const unused = [...known].filter(
    (id) =>
      !usedIds.has(id) && !strings.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)),
  );
  return [...missing, ...unused.map((id) => `"${id}" is in the catalogs, but not used`)];
}

/**
 * Returns problems of texts with other placeholders than in English, or without a plural form of their
 * language.
 */
export function problemsOfShapes(catalogs: Catalogs): string[] {
  const { en = {} } = catalogs;
  return Object.entries(catalogs).flatMap(([language, texts]) => {
    const { locale } = languageInfo(language);
    return Object.entries(texts).flatMap(([id, text]) => {
      const { values, problems } = parseMessage(text, locale);
      const found = problems.map((problem) => `${language}.json: "${id}" ${problem}`);
      const wanted = parseMessage(en[id] ?? text, 'en-US').values;
      if (values.join() === wanted.join()) return found;
      return [...found, `${language}.json: "${id}" shows ${values}; English shows ${wanted}`];
    });
  });
}

/** Returns problems of views that use a text which is not loaded with their chunk. */
export function problemsOfChunks(uses: Uses[], chunks: TextChunk[]): string[] {
  return chunks.flatMap(({ entry, files, ids }) =>
    uses
      .filter(({ file }) => file.startsWith('views/') && files.has(file))
      .flatMap(({ file, usedIds }) =>
        usedIds
          .filter((id) => !ids.has(id))
          .map((id) => `${file} uses "${id}", which is not loaded with ${entry}`),
      ),
  );
}
