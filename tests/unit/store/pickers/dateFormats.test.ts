import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import english from '../../../../src/locales/en/pickers.json';
import { LANGUAGES } from '../../../../src/store/language/languages';
import { formatRange, parseRange } from '../../../../src/store/pickers/dateRange';
import { dateFormat, formatDate, parseDate } from '../../../../src/store/pickers/dateText';
import { addDays, dayOf } from '../../../../src/store/pickers/isoDate';
import { formatTime, parseTime } from '../../../../src/store/pickers/timeText';
import { localesByFormat } from '../../../support/knownLocales';

const ENGLISH = english['picker.dateFormat'];
const fullDay = fc
  .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 366 }))
  .map(([year, days]) => addDays(dayOf(year, 1, 1) as string, days));

/** Writes a day as the format shows it. */
const typedAs = (format: string, day: string) =>
  format
    .replace('YYYY', day.slice(0, 4))
    .replace('MM', day.slice(5, 7))
    .replace('DD', day.slice(8));

it('the dates of every locale are read as they are shown, and as their format asks for', () => {
  const locales = localesByFormat((locale) => formatDate('2026-07-04', locale));
  expect(locales.length).toBeGreaterThan(10);
  for (const locale of locales) {
    const format = dateFormat(ENGLISH, locale);
    fc.assert(
      fc.property(fullDay, (day) => {
        const shown = formatDate(day, locale);
        expect([locale, shown, parseDate(shown, locale)]).toEqual([locale, shown, day]);
        expect([locale, format, parseDate(typedAs(format, day), locale)]).toEqual([
          locale,
          format,
          day,
        ]);
        expect(typedAs(format, day)).toBe(shown);
        const range = { from: day, to: addDays(day, 40) };
        expect(parseRange(formatRange(range, locale), locale)).toEqual(range);
      }),
      { numRuns: 10 },
    );
  }
});

it('the times of every locale are read as they are shown', () => {
  const style = { meridian: true, seconds: true };
  const at = (hour: number) => ({ hour, minute: 5, second: 9 });
  const locales = localesByFormat((locale) => formatTime(at(15), { ...style, locale }));
  expect(locales.length).toBeGreaterThan(10);
  for (const locale of locales) {
    for (const hour of [0, 9, 12, 21]) {
      const shown = formatTime(at(hour), { ...style, locale });
      const time = parseTime(shown, { ...style, locale })?.time;
      expect([locale, shown, time]).toEqual([locale, shown, at(hour)]);
    }
  }
});

describe('the format in the field', () => {
  it('of the built-in languages is the one of their catalogs', () => {
    const catalogs = readdirSync('src/locales').filter((name) => /^\w\w\.json$/.test(name));
    expect(catalogs).toHaveLength(5);
    for (const name of catalogs) {
      const texts = JSON.parse(readFileSync(`src/locales/${name}`, 'utf8'));
      const { locale } = LANGUAGES[name.slice(0, 2) as keyof typeof LANGUAGES];
      const text = texts['picker.dateFormat'];
      expect(dateFormat(text, locale)).toBe(text);
    }
    expect(dateFormat(ENGLISH, 'en-US')).toBe('MM/DD/YYYY');
  });

  it.each([
    // Without a text of its own: English letters.
    ['MM/DD/YYYY', 'fr', 'DD/MM/YYYY'],
    ['MM/DD/YYYY', 'es', 'DD/MM/YYYY'],
    ['MM/DD/YYYY', 'en-GB', 'DD/MM/YYYY'],
    ['MM/DD/YYYY', 'hu', 'YYYY. MM. DD.'],
    ['MM/DD/YYYY', 'sv', 'YYYY-MM-DD'],
    ['MM/DD/YYYY', 'hr', 'DD. MM. YYYY.'],
    // A text that contradicts the language.
    ['DD/MM/YYYY', 'en-US', 'MM/DD/YYYY'],
    ['AAAA-MM-JJ', 'fr', 'JJ/MM/AAAA'],
    ['JJ/MM/AAAA', 'fr-CA', 'AAAA-MM-JJ'],
    // Letters of other languages; not everywhere does the month begin with M.
    ['JJ/MM/AAAA', 'fr', 'JJ/MM/AAAA'],
    ['GG.AA.YYYY', 'tr', 'GG.AA.YYYY'],
    ['PP.KK.VVVV', 'fi', 'PP.KK.VVVV'],
    ['HH/BB/TTTT', 'id', 'HH/BB/TTTT'],
    ['ÉÉÉÉ.HH.NN.', 'hu', 'ÉÉÉÉ. HH. NN.'],
    ['MMMM-mm-dd', 'lt', 'MMMM-mm-dd'],
    ['ΗΗ/ΜΜ/ΕΕΕΕ', 'el', 'ΗΗ/ΜΜ/ΕΕΕΕ'],
    ['年/月/日', 'ja', '年/月/日'],
    ['दिन/माह/वर्ष', 'hi', 'दिन/माह/वर्ष'],
    ['jour/mois/année', 'fr', 'jour/mois/année'],
    // Not a format.
    ['', 'fr', 'DD/MM/YYYY'],
    ['Datum', 'de', 'DD.MM.YYYY'],
    ['picker.dateFormat', 'fr', 'DD/MM/YYYY'],
  ])('with the text "%s" in %s is %s', (text, locale, format) => {
    expect(dateFormat(text, locale)).toBe(format);
  });
});

describe('usual ways to type a date', () => {
  it.each([
    ['hr', '04.07.2026'],
    ['hr', '4.7.2026.'],
    ['hr', '4. 7. 26'],
    ['sr', '04.07.2026'],
    ['sr', '04.07.2026.'],
    ['hu', '2026.07.04'],
    ['hu', '2026. 7. 4.'],
    ['ko', '2026.07.04'],
    ['ko', '2026. 7. 4'],
    ['bg', '04.07.2026'],
    ['bg', '04.07.2026 г.'],
    ['ky', '2026-07-04'],
    ['ar', '٠٤/٠٧/٢٠٢٦'],
    ['ar-EG', '٤/٧/٢٠٢٦'],
    ['fa', '۲۰۲۶/۰۷/۰۴'],
    ['hi', '०४/०७/२०२६'],
    ['bn', '০৪/০৭/২০২৬'],
    ['en-US', '٠٧/٠٤/٢٠٢٦'],
    ['ar', '٢٠٢٦-٠٧-٠٤'],
  ])('in %s: %s', (locale, text) => expect(parseDate(text, locale)).toBe('2026-07-04'));

  it.each([
    ['hr', '04.07.2026..'],
    ['hu', '2026.07'],
    ['de', '04.07.2026.'],
  ])('other text is refused in %s: %s', (locale, text) => {
    expect(parseDate(text, locale)).toBeUndefined();
  });
});
