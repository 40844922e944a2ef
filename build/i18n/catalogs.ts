import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../src/store/language/languages';

// A path: in happy-dom `new URL()` creates a URL that Node does not accept.
const LOCALES = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../src/locales');

/** Texts of one language by id. */
export type Catalog = Record<string, string>;

/** Names of the files in `src/locales/en`, one per chunk. */
export const PART_NAMES = readdirSync(path.join(LOCALES, 'en'))
  .map((file) => file.replace(/\.json$/, ''))
  .sort();

/** Reads the English texts of one part. */
export function readPart(name: string): Catalog {
  return readJson(`en/${name}.json`);
}

/** Reads the catalog of a language; English is merged from its parts. */
export function readCatalog(language: string): Catalog {
  if (language !== 'en') return readJson(`${language}.json`);
  return Object.assign({}, ...PART_NAMES.map(readPart));
}

/** Reads the catalogs of all languages. */
export function readCatalogs(): Record<string, Catalog> {
  return Object.fromEntries(
    Object.keys(LANGUAGES).map((language) => [language, readCatalog(language)]),
  );
}

function readJson(file: string): Catalog {
  return JSON.parse(readFileSync(path.join(LOCALES, file), 'utf8'));
}
