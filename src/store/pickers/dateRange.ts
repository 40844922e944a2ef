import { formatDate, parseDate } from './dateText';
import { type IsoDate, isIsoDate } from './isoDate';
import { plain } from './plainText';

/** A range of days, both ends inclusive. */
export interface DateRange {
  from: IsoDate;
  to: IsoDate;
}

/** A range being chosen; `to` is undefined until its second day is picked. */
export type PartialRange = Pick<DateRange, 'from'> & Partial<DateRange>;

/** Parses `2026-07-01/2026-07-14`. Returns undefined for other text and for ranges that end before they start. */
export function parseIsoRange(value: string): DateRange | undefined {
  const [from = '', to = '', ...rest] = value.split('/');
  if (rest.length || !isIsoDate(from) || !isIsoDate(to) || to < from) return;
  return { from, to };
}

/** Returns the range in the form of the value, `2026-07-01/2026-07-14`. */
export const toIsoRange = ({ from, to }: DateRange) => `${from}/${to}`;

/** Returns the draft as a range; a draft without its second day is one day long. */
export const wholeRange = ({ from, to = from }: PartialRange): DateRange => ({ from, to });

/** Returns the range between two days in either order. */
export function between(one: IsoDate, other: IsoDate): DateRange {
  return one < other ? { from: one, to: other } : { from: other, to: one };
}

/** Returns the range in numbers, in the format of the language. */
export function formatRange({ from, to }: DateRange, locale: string): string {
  return `${formatDate(from, locale)} – ${formatDate(to, locale)}`;
}

/** Parses two days in the format of the language with a dash between them, or the form of the value. */
export function parseRange(text: string, locale: string): DateRange | undefined {
  const typed = plain(text);
  const range = parseIsoRange(typed.replaceAll(' ', ''));
  if (range) return range;
  const [from, to, ...rest] = typed.split(/ ?[–—] ?| - /).map((part) => parseDate(part, locale));
  if (from && to && !rest.length) return from <= to ? { from, to } : undefined;
  return rangeWithHyphen(typed, locale);
}

/** Parses two days with a hyphen or tilde between them, which dates may contain too: both halves must be days. */
function rangeWithHyphen(typed: string, locale: string): DateRange | undefined {
  for (const { index } of typed.matchAll(/[-~]/g)) {
    const from = parseDate(typed.slice(0, index), locale);
    const to = parseDate(typed.slice(index + 1), locale);
    if (from && to && from <= to) return { from, to };
  }
  return undefined;
}
