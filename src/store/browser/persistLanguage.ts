import cookies from 'js-cookie';
import { LANGUAGE_COOKIE, LANGUAGE_KEY } from '../../constants';
import { openStorage } from './storage';

/** Stores the chosen language in the cookie for a year, and makes other tabs read it. */
export function persistLanguage(language: string): void {
  try {
    cookies.set(LANGUAGE_COOKIE, language, { path: '/', sameSite: 'Lax', expires: 365 });
  } catch {
    // Cookies are blocked, so the choice lasts as long as the page.
  }
  // Cookies have no change event, storage has. The entry itself is not needed.
  const storage = openStorage('local');
  storage.set(LANGUAGE_KEY, language);
  storage.remove(LANGUAGE_KEY);
}
