import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage, isLanguage, LANGUAGES } from '../../../../src/store/language/languages';

describe('the language', () => {
  afterEach(() => void vi.restoreAllMocks());
  const cookie = (language: string) =>
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(`theme=dark; lang=${language}`);
  const browserSpeaks = (language: string) =>
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);

  it.each([
    ['zh-CN', 'cn'],
    ['zh', 'cn'],
    ['ZH-tw', 'cn'],
    ['en-GB', 'en'],
    ['de-DE', 'en'],
    ['ru', 'en'],
    ['zhx', 'en'],
    ['', 'en'],
  ])('of a browser in "%s" is %s', (browser, language) => {
    browserSpeaks(browser);
    expect(chooseLanguage()).toBe(language);
  });

  it.each(Object.keys(LANGUAGES))(
    'is taken from the cookie rather than the browser: %s',
    (language) => {
      browserSpeaks('zh-CN');
      cookie(language);
      expect(chooseLanguage()).toBe(language);
    },
  );

  it.each(['fr', 'EN', 'zh-CN', 'constructor', '', '%E0%A4%A'])(
    'ignores a cookie of "%s"',
    (value) => {
      browserSpeaks('zh-CN');
      cookie(value);
      expect(chooseLanguage()).toBe('cn');
    },
  );

  it('that the integrator forces wins over cookie and browser', () => {
    browserSpeaks('zh-CN');
    cookie('de');
    expect(chooseLanguage('it')).toBe('it');
  });

  it.each(['fr', '', 'DE', null, undefined])('cannot be forced to be %j', (forced) => {
    cookie('de');
    expect(chooseLanguage(forced)).toBe('de');
  });

  it('has a locale that Intl supports', () => {
    for (const { locale } of Object.values(LANGUAGES)) {
      expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
    }
    expect(LANGUAGES.en.locale).toBe('en-US');
    expect(LANGUAGES.cn.locale).toBe('zh-CN');
  });

  it('is recognized only by its name', () => {
    expect(isLanguage('de')).toBe(true);
    expect(isLanguage('toString')).toBe(false);
    expect(isLanguage(['de'])).toBe(false);
  });
});
