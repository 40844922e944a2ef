import { afterEach, expect, it, vi } from 'vitest';
import { pickerLanguages } from '../../../../src/store/language/offeredLanguages';

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
  expect(pickerLanguages(undefined, ['en'])).toEqual(FIVE);
});

it('offers Chinese too where session, cookie or browser speak it', () => {
  expect(pickerLanguages(undefined, ['cn', 'de'])).toEqual([...FIVE, 'cn']);
  // biome-ignore lint/suspicious/noDocumentCookie: what a page has is a plain cookie
  document.cookie = 'lang=cn';
  expect(pickerLanguages(undefined, ['en'])).toEqual([...FIVE, 'cn']);
  clearCookie();
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('zh-TW');
  expect(pickerLanguages(undefined, ['en'])).toEqual([...FIVE, 'cn']);
});

it('offers what the integrator lists, in that order, and the language spoken', () => {
  expect(pickerLanguages('cn, de  en de', ['en'])).toEqual(['cn', 'de', 'en']);
  expect(pickerLanguages('de', ['it'])).toEqual(['de', 'it']);
});

it('takes a list without a language of ours for none', () => {
  expect(pickerLanguages('xx toString', ['en'])).toEqual(FIVE);
  expect(pickerLanguages(' ', ['en'])).toEqual(FIVE);
});
