import { afterEach, describe, expect, it, vi } from 'vitest';
import { activateLocale, createI18n } from '../../../../src/locales/i18n';
import { readCatalogs } from '../../../../src/store/language/catalogs';
import { persistPaintTexts, readPaintTexts } from '../../../../src/store/language/firstPaintTexts';
import type { Language } from '../../../../src/store/language/languages';

/** Returns the texts of an element after these files have loaded from its two folders. */
async function read(language: Language, files: { ours?: string; own?: string }) {
  vi.stubGlobal('fetch', async (address: string) => {
    const text = new URL(address).host === 'own.test' ? files.own : files.ours;
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  });
  const failures: string[] = [];
  const i18n = createI18n(language);
  const shown: number[] = [];
  const loaded = await readCatalogs(
    {
      language,
      scriptFolder: 'https://ours.test/',
      assetsBase: files.own === undefined ? undefined : 'https://own.test',
      painted: undefined,
      onError: (message) => failures.push(message),
    },
    (texts) => {
      shown.push(Object.keys(texts).length);
      activateLocale(i18n, language, texts);
    },
  );
  return { i18n, failures, shown, loaded };
}

describe('the catalogs', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('are the built-in texts, overridden one by one by the integrator’s', async () => {
    const { i18n, failures } = await read('de', {
      ours: '{"menu.site":"Standorte","back":"Zurück"}',
      own: '{"menu.site":"Filialen","own.key":"Hallo {name}"}',
    });
    expect([i18n._('menu.site'), i18n._('back')]).toEqual(['Filialen', 'Zurück']);
    expect(i18n._('own.key', { name: 'Ada' })).toBe('Hallo Ada');
    expect(failures).toEqual([]);
  });

  it('have loaded unless the texts of the language are missing', async () => {
    expect((await read('de', { ours: '{}' })).loaded).toBe(true);
    // Some integrators override the texts of a few languages only.
    const withoutOwn = await read('de', { ours: '{}', own: '<!doctype html>' });
    expect([withoutOwn.loaded, withoutOwn.failures.length]).toEqual([true, 1]);
    expect((await read('de', { own: '{"back":"Zurück"}' })).loaded).toBe(false);
    expect((await read('en', { own: '{"back":"Return"}' })).loaded).toBe(true);
    expect((await read('en', { own: 'no JSON' })).loaded).toBe(false);
  });

  it('leave out texts that would fail when they are shown', async () => {
    const { i18n, failures } = await read('en', {
      own: JSON.stringify({
        dashboard: '{count, plural, one {# day}}',
        'menu.site': '{count, plural, one {{name, time}} other {#}}',
        'own.date': '{name, date, short}',
        'own.price': '{count, number, currency}',
        'own.code': '{name, code}',
        'own.count': '{count, plural, offset:1 other {{count, number} sites}}',
      }),
    });
    expect(Object.keys(i18n.messages)).toEqual(['own.count']);
    expect(i18n._('own.count', { count: 7 })).toBe('7 sites');
    expect(failures).toEqual([
      'en.json: "dashboard" cannot be read: "count" has no case "other"',
      'en.json: "menu.site" cannot be read: the format "time" is not supported',
      'en.json: "own.date" cannot be read: the format "date, short" is not supported',
      'en.json: "own.price" cannot be read: the format "number, currency" is not supported',
      'en.json: "own.code" cannot be read: the format "code" is not supported',
    ]);
  });

  it('may contain ICU plurals and selections', async () => {
    const { i18n } = await read('en', {
      own: JSON.stringify({
        plural: '{count, plural, =0 {none} one {# day} other {# days}}',
        select: '{kind, select, site {Site} other {Thing}}',
      }),
    });
    const days = [0, 1, 2000].map((count) => i18n._('plural', { count }));
    expect(days).toEqual(['none', '1 day', '2,000 days']);
    expect(i18n._('select', { kind: 'site' })).toBe('Site');
  });

  it('format numbers and plurals by their language', async () => {
    const own =
      '{"plural":"{count, plural, one {# день} few {# дня} many {# дней} other {# дня}}"}';
    const { i18n } = await read('ru', { ours: '{}', own });
    const days = [1, 21, 3, 11, 1.5, 2000].map((count) => i18n._('plural', { count }));
    expect(days).toEqual(['1 день', '21 день', '3 дня', '11 дней', '1,5 дня', '2\u00a0000 дней']);
    const german = await read('de', { ours: '{}', own: '{"n":"{n, plural, other {#}}"}' });
    expect(german.i18n._('n', { n: 12345.5 })).toBe('12.345,5');
  });

  it('report a text that cannot be parsed and use the built-in one', async () => {
    const { i18n, failures } = await read('de', {
      ours: '{"back":"Zurück"}',
      own: '{"back":"{count, plural, one {x}","own":"gut"}',
    });
    expect([i18n._('back'), i18n._('own')]).toEqual(['Zurück', 'gut']);
    expect(failures).toEqual([expect.stringMatching(/^de\.json: "back" cannot be read: /)]);
  });

  it('use the built-in text if the integrator’s is empty or blank', async () => {
    const { i18n, failures } = await read('de', {
      ours: '{"menu.site":"Standorte","back":"Zurück"}',
      own: '{"menu.site":"","back":" \\n","own.count":"{n, plural, other {#}}","signIn.submit":""}',
    });
    expect([i18n._('menu.site'), i18n._('back')]).toEqual(['Standorte', 'Zurück']);
    expect('signIn.submit' in i18n.messages).toBe(false);
    expect(failures).toEqual([]);
  });

  it('use English if a file is missing, and still apply the other one', async () => {
    const missing = await read('de', {});
    expect(missing.failures).toEqual(['de.json: 404']);
    const page = await read('de', { ours: '<html>', own: '{"back":"Heim"}' });
    expect(page.failures).toEqual(['de.json: HTML instead of JSON']);
    expect(page.i18n._('back')).toBe('Heim');
  });

  it('show the built-in texts immediately while the integrator’s load', async () => {
    const { shown } = await read('de', { ours: '{"a":"1"}', own: '{"b":"2"}' });
    expect(shown).toEqual([1, 2]);
  });

  it('return no inherited properties of objects', async () => {
    const hostile = '{"__proto__":"x","constructor":"y","toString":"z","a":{"b":1},"c":["d"]}';
    const { i18n } = await read('en', { own: hostile });
    expect(i18n._('constructor')).toBe('y');
    expect(i18n._('hasOwnProperty')).toBe('hasOwnProperty');
    expect('c' in i18n.messages || 'a' in i18n.messages).toBe(false);
    expect(({} as { c?: unknown }).c).toBeUndefined();
  });
});

describe('the texts stored for the next first paint', () => {
  it('have no placeholders: React renders those', () => {
    const all = { plain: 'Filialen', placed: 'Hallo {name}', compiled: [['count', 'plural', {}]] };
    persistPaintTexts('test:', 'de', ['plain', 'placed', 'compiled', 'absent'], all);
    expect(readPaintTexts('test:', 'de')).toEqual({ plain: 'Filialen' });
    expect(readPaintTexts('test:', 'ru')).toBeUndefined();
  });
});
