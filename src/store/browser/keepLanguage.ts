import { LANGUAGE_COOKIE, LANGUAGE_KEY } from '../../constants';
import { openStorage } from './storage';
import { writeCookie } from './writeCookie';

/** Keeps a person's language in the cookie and tells the other tabs to read it. */
export function keepLanguage(language: string): void {
  writeCookie(LANGUAGE_COOKIE, language);
  // Nobody is told of a changed cookie, but of storage; nothing stays there.
  const storage = openStorage('local');
  storage.set(LANGUAGE_KEY, language);
  storage.remove(LANGUAGE_KEY);
}
