import cookies from 'js-cookie';
import { afterEach, expect, it } from 'vitest';
import { LANGUAGE_COOKIE, LANGUAGE_KEY } from '../../../../src/constants';
import { pageLanguage } from '../../../../src/store/language/pageLanguage';

/** Simulates the storage event for the language key that another tab has written. */
const dispatchStorage = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: LANGUAGE_KEY, newValue }));

const spoken = () => pageLanguage().getState().language;

afterEach(() => {
  cookies.remove(LANGUAGE_COOKIE);
  dispatchStorage('en');
});

it('follows the choice of another tab from its event, before its cookie is set', () => {
  expect(spoken()).toBe('en');
  dispatchStorage('cn');
  dispatchStorage(null);
  expect(spoken()).toBe('cn');
});

it('falls back to the cookie if the event has no valid language', () => {
  cookies.set(LANGUAGE_COOKIE, 'de');
  dispatchStorage('constructor');
  expect(spoken()).toBe('de');
});

it('reads the cookie again when the page returns from the back/forward cache', () => {
  cookies.set(LANGUAGE_COOKIE, 'ru');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(spoken()).toBe('ru');
});
