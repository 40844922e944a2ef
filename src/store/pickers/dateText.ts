import { dayOf, type IsoDate, isIsoDate, toUtc, yearOf } from './isoDate';
import { DIRECTION_MARKS, plain } from './plainText';

/** Options of Intl for the days of the pickers: Persian and Thai have calendars of their own. */
export const GREGORIAN = { calendar: 'gregory', timeZone: 'UTC' } as const;

/** Two-digit years are read as up to this many years ahead, else as past years. */
const YEARS_AHEAD = 19;

/** Returns a day in numbers, in the format of the language: 07/14/2026, 14.07.2026, 2026/07/14. */
export function formatDate(day: IsoDate, locale: string): string {
  return partsOf(locale, toUtc(day))
    .map(({ type, value }) => (type === 'year' ? day.slice(0, 4) : value))
    .join('');
}

/** Returns a day in words, with its weekday. */
export function formatLongDate(day: IsoDate, locale: string): string {
  const format = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, { ...format, ...GREGORIAN }).format(toUtc(day));
}

/**
 * Returns the format that `parseDate` accepts, such as MM/DD/YYYY: order and separators of the language, letters of a
 * catalog. The text of the catalog may be in English or in another order.
 */
export function dateFormat(text: string, locale: string): string {
  const parts = partsOf(locale, new Date(0));
  const letters = lettersOf(
    text,
    parts.map(({ type }) => type).filter((type) => type in PATTERNS),
  );
  return parts.map(({ type, value }) => letters[type] ?? value).join('');
}

/** Finds the letters of year, month and day in a format; `order` is that of the language. */
function lettersOf(text: string, order: string[]): Record<string, string> {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length !== 3) return lettersOf('MM/DD/YYYY', order);
  const isLong = (word = '') => word.length > 2;
  const isMonth = (word = '') => /^[mмμ]/i.test(word);
  const yearAt = order.indexOf('year');
  const longAt = words.findIndex(isLong);
  const [year = ''] = words.splice(longAt < 0 || isLong(words[yearAt]) ? yearAt : longAt, 1);
  let [month = '', day = ''] = words;
  const dayFirst = order.indexOf('day') < order.indexOf('month');
  if (isMonth(day) === isMonth(month) ? dayFirst : isMonth(day)) [month, day] = [day, month];
  return { year, month, day };
}

/** Parses a day in the format of the language, or as `YYYY-MM-DD`; returns undefined for other text. */
export function parseDate(text: string, locale: string): IsoDate | undefined {
  const typed = plain(text);
  if (isIsoDate(typed)) return typed;
  const pattern = partsOf(locale, new Date(0))
    .map(({ type, value }, index, { length }) => {
      // Croatian and Hungarian dates end with a point, which users leave out.
      const optional = index === length - 1 ? '?' : '';
      return PATTERNS[type] ?? `(${separator(value)})${optional}`;
    })
    .join('');
  const { year, month, day } = new RegExp(`^${pattern}$`).exec(typed)?.groups ?? {};
  if (!year) return;
  return dayOf(
    year.length === 2 ? fullYear(Number(year)) : Number(year),
    Number(month),
    Number(day),
  );
}

const PATTERNS: Partial<Record<string, string>> = {
  year: '(?<year>\\d{4}|\\d{2})',
  month: '(?<month>\\d{1,2})',
  day: '(?<day>\\d{1,2})',
};

/** Returns the pattern of the text after a number, as `plain` leaves it. */
function separator(text: string): string {
  const left = plain(`1${text}`).slice(1);
  return `\\s*${left.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}\\s*`;
}

function partsOf(locale: string, date: Date): Intl.DateTimeFormatPart[] {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    numberingSystem: 'latn',
    ...GREGORIAN,
  });
  const parts = format.formatToParts(date).map(({ type, value }) => ({
    type,
    // Bulgarian and Macedonian end a date with the word for year, which users leave out.
    value: value.replace(DIRECTION_MARKS, '').replace(/\s*г\.$/, ''),
  }));
  // Intl writes the day of a Kyrgyz date before its month, which would be read as YYYY-MM-DD.
  const swapped = parts[0]?.type === 'year' && parts[2]?.type === 'day';
  return swapped ? [0, 1, 4, 3, 2].map((index) => parts[index] as (typeof parts)[0]) : parts;
}

function fullYear(short: number): number {
  const now = yearOf(new Date().toISOString());
  const year = now - (now % 100) + short;
  return year > now + YEARS_AHEAD ? year - 100 : year;
}
