import { TEXTS_KEY } from '../../constants';
import { openStorage, readJson } from '../browser/storage';
import type { Language } from './languages';

type Texts = Record<string, string>;

/**
 * Reads the texts of the first paint in a language other than English. The last visit stored them,
 * since the catalog loads too late. Returns undefined on a first visit, which is painted in English.
 */
export function readPaintTexts(prefix: string, language: Language): Texts | undefined {
  const stored = Object(readJson('local', prefix + TEXTS_KEY)) as Record<string, unknown>;
  if (stored.language !== language) return undefined;
  const texts = Object.entries(Object(stored.texts) as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Stores the texts with these ids for the next visit. */
export function persistPaintTexts(
  prefix: string,
  language: Language,
  ids: string[],
  all: Record<string, unknown>,
): void {
  // The first paint cannot fill placeholders; React renders these texts.
  const plain = ids.filter((id) => typeof all[id] === 'string' && !/[{}]/.test(all[id]));
  const texts = Object.fromEntries(plain.map((id) => [id, all[id]]));
  openStorage('local').set(prefix + TEXTS_KEY, JSON.stringify({ language, texts }));
}
