import { dayOf, type IsoDate, isIsoDate, toUtc, yearOf } from './isoDate';

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

/** Parses a day in the format of the language, or as `YYYY-MM-DD`; returns undefined for other text. */
export function parseDate(text: string, locale: string): IsoDate | undefined {
  const typed = plain(text);
  if (isIsoDate(typed)) return typed;
  const parts = partsOf(locale, new Date(0));
  const pattern = parts.map(({ type, value }) => PATTERNS[type] ?? escapeText(value)).join('');
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

/** Arabic dates have them around the slash; in a field they would change the order of the numbers. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const escapeText = (text: string) =>
  `\\s*${text.trim().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}\\s*`;

/** Normalizes pasted text: removes outer spaces, direction marks and г., and replaces wide digits and 年月日. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(DIRECTION_MARKS, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d) ?[年月] ?/g, '/')
    .replace(/(?<=\d) ?(日|г\.)/g, '')
    .trim();
}

function partsOf(locale: string, date: Date): Intl.DateTimeFormatPart[] {
  const format = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    numberingSystem: 'latn',
    ...GREGORIAN,
  });
  return format.formatToParts(date).map(({ type, value }) => ({
    type,
    // Bulgarian and Macedonian end a date with the word for year, which users leave out.
    value: value.replace(DIRECTION_MARKS, '').replace(/\s*г\.$/, ''),
  }));
}

function fullYear(short: number): number {
  const now = yearOf(new Date().toISOString());
  const year = now - (now % 100) + short;
  return year > now + YEARS_AHEAD ? year - 100 : year;
}
