import { catalogPath } from '../constants';

/** Texts of one language by key. */
export type Texts = Record<string, string>;

/** A catalog larger than this, in characters, is refused: something else lies at the address. */
const MAX_CATALOG = 1_000_000;

/**
 * Fetches the translation file of a language from a folder (§7).
 * @returns the entries that are text; throws where the file is missing or no JSON object.
 */
export async function fetchCatalog(folder: string, language: string): Promise<Texts> {
  const response = await fetch(new URL(catalogPath(language), folder), {
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const text = await response.text();
  if (text.length > MAX_CATALOG) throw new Error('too large');
  const catalog: unknown = JSON.parse(text);
  if (typeof catalog !== 'object' || catalog === null || Array.isArray(catalog)) {
    throw new Error('no JSON object');
  }
  const entries = Object.entries(catalog);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) as Texts;
}
