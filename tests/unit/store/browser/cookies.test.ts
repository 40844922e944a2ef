import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookie } from '../../../../src/store/browser/cookies';
import { persistLanguage } from '../../../../src/store/browser/persistLanguage';

describe('cookies', () => {
  afterEach(() => void vi.restoreAllMocks());
  const jar = (text: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(text);
  const blocked = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };

  it.each([
    ['lang=de', 'de'],
    ['a=1; lang=de; b=2', 'de'],
    ['xlang=en; lang=de', 'de'],
    ['lang=of-the-path; lang=de', 'de'],
    ['lang=a%20b%3D', 'a b='],
    ['lang=a=b', 'a=b'],
    ['lang=', ''],
    ['other=%E0%A4%A; lang=de', 'de'],
  ])('of %j return "%s"', (text, value) => {
    jar(text);
    expect(readCookie('lang')).toBe(value);
  });

  it.each(['', 'language=de', 'Lang=de', 'lang=%E0%A4%A', 'lang'])(
    'of %j return nothing',
    (text) => {
      jar(text);
      expect(readCookie('lang')).toBeUndefined();
    },
  );

  it('return nothing if they are blocked', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(blocked);
    expect(readCookie('lang')).toBeUndefined();
  });

  it('keep the chosen language for the whole site and a year', () => {
    const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    persistLanguage('de');
    const text = written.mock.calls[0]?.[0] ?? '';
    expect(text).toMatch(/^lang=de; path=\/;/);
    expect(text.toLowerCase()).toContain('samesite=lax');
    const days = (Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
  });

  it('do not throw when they are blocked', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(blocked);
    expect(() => persistLanguage('de')).not.toThrow();
  });
});
