import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activateLocale, createI18n } from '../../../../src/locales/i18n';
import { checkCustomCatalogs, readCatalogs } from '../../../../src/store/language/catalogs';
import {
  customCatalogs,
  hasCustomCatalog,
  isAvailable,
} from '../../../../src/store/language/customCatalogs';
import {
  chooseLanguage,
  isAllowedByAttributes,
  isLanguage,
  languageInfo,
} from '../../../../src/store/language/languages';
import { shellLanguages } from '../../../../src/store/language/shellLanguages';

const DAYS = {
  fr: '{count, plural, one {# jour} other {# jours}}',
  pl: '{count, plural, one {# dzień} few {# dni} many {# dni, dużo} other {# dnia}}',
};
const warn = vi.fn();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn);
  customCatalogs().setState({}, true);
  vi.stubGlobal('fetch', async (address: string) => {
    const [, language] = /i18n\/(.+)\.json$/.exec(address) ?? [];
    const days = DAYS[language as keyof typeof DAYS];
    return days ? Response.json({ days }) : new Response('', { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  warn.mockClear();
});

/** Loads the catalogs of a language; returns the texts for some numbers of days. */
async function days(language: string, counts: number[]) {
  const i18n = createI18n(language);
  const onError = vi.fn();
  const wanted = { language, assetsBase: 'https://own.test/', painted: undefined, onError };
  await readCatalogs({ ...wanted, scriptFolder: 'https://ours.test/' }, (texts) =>
    activateLocale(i18n, languageInfo(language).locale, texts),
  );
  return { texts: counts.map((count) => i18n._('days', { count })), onError };
}

describe('a language without built-in texts', () => {
  it.each([
    ['fr', 'Français', undefined],
    ['pl', 'Polski', undefined],
    ['pt-BR', 'Português (Brasil)', undefined],
    ['ar', 'العربية', 'rtl'],
    ['he', 'עברית', 'rtl'],
  ])('has its name and direction from Intl: %s', (tag, text, dir) => {
    const facts = languageInfo(tag);
    expect({ ...facts, dir: facts.dir }).toEqual({ text, locale: tag, dir });
  });

  it('is a valid language tag', () => {
    expect(['fr', 'pt-BR', 'sr-Latn', 'zh-CN'].every(isLanguage)).toBe(true);
    const invalid = [
      'constructor',
      'toString',
      'x',
      'fr_FR',
      'fr-',
      'de-de-de',
      '../x',
      null,
      ['fr'],
    ];
    expect(invalid.filter(isLanguage)).toEqual([]);
  });

  it('is used only if the element names it and has a folder of catalogs', () => {
    expect(isAllowedByAttributes('fr', { languages: 'en fr', assetsBase: '/own' })).toBe(true);
    expect(isAllowedByAttributes('fr', { language: 'fr', assetsBase: '/own' })).toBe(true);
    expect(isAllowedByAttributes('fr', { languages: 'en fr' })).toBe(false);
    expect(isAllowedByAttributes('fr', { languages: 'en pl', assetsBase: '/own' })).toBe(false);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('lang=fr');
    expect(chooseLanguage()).toBe('en');
    const own = { languages: 'fr', assetsBase: '/own' };
    expect(chooseLanguage(undefined, (one) => isAllowedByAttributes(one, own))).toBe('fr');
  });

  it('uses the plural forms of its language', async () => {
    const french = await days('fr', [0, 1, 2]);
    expect(french.texts).toEqual(['0 jour', '1 jour', '2 jours']);
    const polish = await days('pl', [1, 3, 5, 1.5]);
    expect(polish.texts).toEqual(['1 dzień', '3 dni', '5 dni, dużo', '1,5 dnia']);
    expect(hasCustomCatalog('pl', 'https://own.test/')).toBe(true);
    expect(french.onError).not.toHaveBeenCalled();
  });

  it('is reported once and not offered if its catalog is missing', async () => {
    const own = { language: 'xx', languages: 'en fr xx', assetsBase: 'https://own.test/' };
    expect(isAvailable('xx', own)).toBe(true);
    const { onError } = await days('xx', []);
    expect(onError.mock.calls).toEqual([[expect.stringContaining('xx.json: 404')]]);
    expect(isAvailable('xx', own)).toBe(false);
    await checkCustomCatalogs(['fr', 'xx'], own.assetsBase, onError);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
    const exists = (one: string) => !!hasCustomCatalog(one, own.assetsBase);
    expect(shellLanguages(own.languages, ['en'], exists)).toEqual(['en', 'fr']);
    // It may have been the network.
    vi.stubGlobal('fetch', async () => Response.json({ days: 'xx' }));
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(isAvailable('xx', own)).toBe(true), { timeout: 5000 });
  });

  it('is reported once and not offered without a folder of catalogs', async () => {
    const onError = vi.fn();
    await checkCustomCatalogs(['eo'], undefined, onError);
    await checkCustomCatalogs(['eo'], undefined, onError);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('set "assets-base"')]]);
    expect(hasCustomCatalog('eo')).toBe(false);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a built-in language', () => {
  it('shows its built-in texts and warns once, with the complete address, if assets-base has no catalog', async () => {
    vi.stubGlobal('fetch', async (address: string) =>
      address.startsWith('https://ours.test/')
        ? Response.json({ days: 'Tage' })
        : new Response('', { status: 404, statusText: 'Not Found' }),
    );
    const { texts, onError } = await days('de', [1]);
    await days('de', [1]);
    expect(texts).toEqual(['Tage']);
    expect(onError.mock.calls).toEqual([['de.json: 404 Not Found']]);
    expect(warn.mock.calls).toEqual([
      [
        'backoffice-elements: language "de" shows its built-in texts: "assets-base" has no usable catalog for it: https://own.test/assets/i18n/de.json (404 Not Found).',
      ],
    ]);
  });
});
