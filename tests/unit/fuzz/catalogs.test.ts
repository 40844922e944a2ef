import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import english from '../../../src/locales/en/firstPaint.json';
import { activateLocale, createI18n } from '../../../src/locales/i18n';
import { readCatalogs } from '../../../src/store/language/catalogs';
import { expectCleanPrototypes, hostileJson, hostileText, runs } from '../../support/fuzz';

/** Parts of messages in ICU syntax, many of them invalid together. */
const icuText = fc
  .array(
    fc.constantFrom(
      ...['{', '}', '{n}', '{name}', '{__proto__}', '{n, plural, ', '{n, selectordinal, '],
      ...['{n, select, ', '=0 {none}', 'one {# day}', 'other {#}', 'offset:1 ', "'", '#', ' a '],
      ...[
        '{n, date, short}',
        '{n, number}',
        '{n, number, currency}',
        '{n, code}',
        '{n, time, {x}}',
        '<0>',
        '</0>',
      ],
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const id = fc.oneof(fc.constantFrom(...Object.keys(english)), hostileText);

const catalog = fc.dictionary(id, fc.oneof(icuText, hostileText, hostileJson), { maxKeys: 6 });

/** The values that views pass: names and numbers. */
const values = fc.dictionary(
  fc.constantFrom('n', 'name'),
  fc.oneof(hostileText, fc.integer(), fc.double()),
);

afterEach(() => void vi.unstubAllGlobals());

it('every text of any catalog is a string, with any values', async () => {
  await fc.assert(
    fc.asyncProperty(catalog, values, async (texts, given) => {
      vi.stubGlobal('fetch', async () => new Response(JSON.stringify(texts)));
      const i18n = createI18n('en');
      await readCatalogs(
        {
          language: 'en',
          scriptFolder: 'https://ours.test/',
          assetsBase: 'https://own.test/',
          painted: undefined,
          onError() {},
        },
        (loaded) => activateLocale(i18n, 'en', loaded),
      );
      for (const key of [...Object.keys(texts), ...Object.keys(english)]) {
        expect(i18n._(key, given)).toBeTypeOf('string');
      }
      expectCleanPrototypes();
    }),
    runs(150),
  );
});
