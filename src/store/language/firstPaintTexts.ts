import { TEXTS_KEY } from '../../constants';
import { openStorage, readJson } from '../browser/storage';
import type { Language } from './languageChoice';

type Texts = Record<string, string>;

/**
 * Returns the texts of the first paint in a language other than English, stored by the last visit
 * because the catalog loads too late. Undefined on a first visit, which is painted in English.
 */
export function readPaintTexts(prefix: string, language: Language): Texts | undefined {
  const kept = readJson('local', prefix + TEXTS_KEY) as
    | { language?: string; texts?: Texts }
    | undefined;
  return kept?.language === language ? kept.texts : undefined;
}

/** Stores the texts with these ids for the next visit. */
export function keepPaintTexts(
  prefix: string,
  language: Language,
  ids: string[],
  all: Record<string, unknown>,
): void {
  // The first paint inserts texts unchanged: React renders those with placeholders.
  const plain = ids.filter((id) => typeof all[id] === 'string' && !/[{}]/.test(all[id]));
  const texts = Object.fromEntries(plain.map((id) => [id, all[id]]));
  openStorage('local').set(prefix + TEXTS_KEY, JSON.stringify({ language, texts }));
}
