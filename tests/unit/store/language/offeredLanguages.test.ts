import { afterEach, expect, it, vi } from 'vitest';
import { offeredLanguages } from '../../../../src/store/language/offeredLanguages';

const clearCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a page has is a plain cookie
  document.cookie = 'lang=; max-age=0';
};

afterEach(() => {
  vi.restoreAllMocks();
  clearCookie();
});

const FIVE = ['en', 'es', 'de', 'it', 'ru'];

it('offers the five of the specification', () => {
  expect(offeredLanguages(undefined, ['en'])).toEqual(FIVE);
});

it('offers Chinese too if session, cookie or browser use it', () => {
  expect(offeredLanguages(undefined, ['cn', 'de'])).toEqual([...FIVE, 'cn']);
  // biome-ignore lint/suspicious/noDocumentCookie: what a page has is a plain cookie
  document.cookie = 'lang=cn';
  expect(offeredLanguages(undefined, ['en'])).toEqual([...FIVE, 'cn']);
  clearCookie();
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('zh-TW');
  expect(offeredLanguages(undefined, ['en'])).toEqual([...FIVE, 'cn']);
});

it("offers the integrator's languages in their order, and the current one", () => {
  expect(offeredLanguages('cn, de  en de', ['en'])).toEqual(['cn', 'de', 'en']);
  expect(offeredLanguages('de', ['it'])).toEqual(['de', 'it']);
});

it('ignores a list without a supported language', () => {
  expect(offeredLanguages('xx toString', ['en'])).toEqual(FIVE);
  expect(offeredLanguages(' ', ['en'])).toEqual(FIVE);
});
