import { afterEach, expect, it, vi } from 'vitest';
import { shellLanguages } from '../../../../src/store/language/shellLanguages';

const clearCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a page has is a plain cookie
  document.cookie = 'lang=; max-age=0';
};

afterEach(() => {
  vi.restoreAllMocks();
  clearCookie();
});

const FIVE = ['en', 'es', 'de', 'it', 'ru'];

it('offers the five languages of the specification', () => {
  expect(shellLanguages(undefined, ['en'])).toEqual(FIVE);
});

it('offers Chinese too if session, cookie or browser use it', () => {
  expect(shellLanguages(undefined, ['cn', 'de'])).toEqual([...FIVE, 'cn']);
  // biome-ignore lint/suspicious/noDocumentCookie: what a page has is a plain cookie
  document.cookie = 'lang=cn';
  expect(shellLanguages(undefined, ['en'])).toEqual([...FIVE, 'cn']);
  clearCookie();
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('zh-TW');
  expect(shellLanguages(undefined, ['en'])).toEqual([...FIVE, 'cn']);
});

it("offers the integrator's languages in their order, and the current one", () => {
  expect(shellLanguages('cn, de  en de', ['en'])).toEqual(['cn', 'de', 'en']);
  expect(shellLanguages('de', ['it'])).toEqual(['de', 'it']);
});

it('ignores a list without a supported language', () => {
  expect(shellLanguages('xx toString', ['en'])).toEqual(FIVE);
  expect(shellLanguages(' ', ['en'])).toEqual(FIVE);
});
