import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../src/store/language/languages';
import { formatRange, parseIsoRange, parseRange } from '../../../../src/store/pickers/dateRange';
import { formatDate, formatLongDate, parseDate } from '../../../../src/store/pickers/dateText';
import {
  addDays,
  addMonths,
  dayOf,
  endOfMonth,
  fromDate,
  isIsoDate,
  toDate,
} from '../../../../src/store/pickers/isoDate';
import { weekRulesOf } from '../../../../src/store/pickers/weekRules';

const anyDay = fc
  .tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, day]) => dayOf(year, month, day) as string);

// Dates in Arabic contain direction marks; those in Bulgarian end with a word.
const further = [
  'ar',
  'bg',
  'mk',
  'fa',
  'th',
  'he',
  'hu',
  'ja',
  'ko',
  'lt',
  'lv',
  'sl',
  'sk',
  'fi',
  'da',
];
const locales = [...Object.values(LANGUAGES).map(({ locale }) => locale), ...further];

describe.each(locales)('dates in %s', (locale) => {
  it('are parsed as they are formatted, whatever the day', () => {
    fc.assert(fc.property(anyDay, (day) => parseDate(formatDate(day, locale), locale) === day));
  });

  it('are parsed in the ISO form too', () => {
    fc.assert(fc.property(anyDay, (day) => parseDate(day, locale) === day));
  });

  it('are parsed as ranges as they are formatted', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(400), (from, length) => {
        const range = { from, to: addDays(from, length) };
        expect(parseRange(formatRange(range, locale), locale)).toEqual(range);
      }),
    );
  });

  it('never throw for pasted text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const day = parseDate(text, locale);
        expect(day === undefined || isIsoDate(day)).toBe(true);
      }),
    );
  });
});

describe('a day', () => {
  it.each([
    '2024-02-30',
    '2023-02-29',
    '0000-01-01',
    '2024-13-01',
    '24-01-01',
    '<b>',
    '10000-01-01',
  ])('%s is invalid', (text) => {
    expect(isIsoDate(text)).toBe(false);
    expect(parseDate(text, 'en-US')).toBeUndefined();
  });

  it('is valid on leap days and in the first and last year', () => {
    for (const day of ['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31']) {
      expect(isIsoDate(day)).toBe(true);
      expect(fromDate(toDate(day))).toBe(day);
    }
  });

  it('in another format is rejected', () => {
    expect(parseDate('14/07/2026', 'en-US')).toBeUndefined();
    expect(parseDate('07/04/2026', 'de')).toBeUndefined();
    expect(parseDate('2026年7月14日', 'zh-CN')).toBe('2026-07-14');
    expect(parseDate('１４.７.２０２６', 'ru')).toBe('2026-07-14');
    expect(parseDate('14.07.2026 г.', 'ru')).toBe('2026-07-14');
  });

  it('keeps its date, even without a midnight', () => {
    fc.assert(fc.property(anyDay, (day) => fromDate(toDate(day)) === day));
  });
});

describe('arithmetic', () => {
  it('crosses the ends of months and years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-01');
    expect(endOfMonth('2024-02-10')).toBe('2024-02-29');
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addMonths('0001-01-01', -1)).toBe('0001-01-01');
  });

  it('adding and subtracting the same number of days returns the same day', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(300), (day, count) => {
        fc.pre(day < '9999-01-01');
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });
});

it('a range that ends before it begins is invalid', () => {
  expect(parseIsoRange('2026-07-14/2026-07-01')).toBeUndefined();
  expect(parseIsoRange('2026-07-01/2026-07-14')).toEqual({ from: '2026-07-01', to: '2026-07-14' });
});

it.each([
  ['7/1/2026-7/14/2026', 'en-US'],
  ['01.07.2026-14.07.26', 'de'],
  ['01-07-2026-14-07-2026', 'nl'],
  ['2026-07-01-2026-07-14', 'sv'],
  ['2026/7/1~2026/7/14', 'zh-CN'],
])('the range %s is read in %s', (typed, locale) => {
  expect(parseRange(typed, locale)).toEqual({ from: '2026-07-01', to: '2026-07-14' });
});

it('dates in words are in the calendar of the grid', () => {
  expect(formatLongDate('2026-01-14', 'th')).toContain('2026');
  expect(formatLongDate('2026-01-14', 'fa-u-nu-latn')).toContain('2026');
});

it.each([
  ['en-US', 0],
  ['en', 0],
  ['en-GB', 1],
  ['en-AU', 1],
  ['de', 1],
  ['zh-CN', 1],
  ['fr', 1],
  ['he', 0],
  ['pt-BR', 0],
  ['fa', 6],
])('weeks in %s start on day %i', (locale, firstDay) => {
  expect(weekRulesOf(locale).firstDay).toBe(firstDay);
});
