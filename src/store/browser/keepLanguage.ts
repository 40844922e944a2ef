import { LANGUAGE_COOKIE, LANGUAGE_KEY } from '../../constants';
import { openStorage } from './storage';
import { writeCookie } from './writeCookie';

/** Stores the user's language in the cookie and makes other tabs read it. */
export function keepLanguage(language: string): void {
  writeCookie(LANGUAGE_COOKIE, language);
  // Cookies have no change event, storage has one; the value itself is removed again.
  const storage = openStorage('local');
  storage.set(LANGUAGE_KEY, language);
  storage.remove(LANGUAGE_KEY);
}
