import cookies from 'js-cookie';
import { afterEach, expect, it } from 'vitest';
import { LANGUAGE_COOKIE, LANGUAGE_KEY } from '../../../../src/constants';
import { pageLanguage } from '../../../../src/store/language/language';

/** What another tab has put under the key of the language: the browser tells this one. */
const told = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: LANGUAGE_KEY, newValue }));

const spoken = () => pageLanguage().getState().language;

afterEach(() => {
  cookies.remove(LANGUAGE_COOKIE);
  told('en');
});

it('the choice of another tab is followed as it is told, before its cookie is there', () => {
  expect(spoken()).toBe('en');
  told('cn');
  told(null);
  expect(spoken()).toBe('cn');
});

it('what is told and is no language leaves it to the cookie', () => {
  cookies.set(LANGUAGE_COOKIE, 'de');
  told('constructor');
  expect(spoken()).toBe('de');
});

it('a page that comes back from the cache of the browser reads the cookie anew', () => {
  cookies.set(LANGUAGE_COOKIE, 'ru');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(spoken()).toBe('ru');
});
