import { formatDate, parseDate, plain } from './dateText';
import { type IsoDate, isIsoDate } from './isoDate';

/** Both ends included. */
export interface DateRange {
  from: IsoDate;
  to: IsoDate;
}

/** A range that is being chosen: without `to` its second day is still missing. */
export type Draft = Pick<DateRange, 'from'> & Partial<DateRange>;

/** Reads `2026-07-01/2026-07-14`; undefined where it is none, or ends before it begins. */
export function readRange(value: string): DateRange | undefined {
  const [from = '', to = '', ...more] = value.split('/');
  if (more.length || !isIsoDate(from) || !isIsoDate(to) || to < from) return;
  return { from, to };
}

export const writeRange = ({ from, to }: DateRange) => `${from}/${to}`;

/** The range between two days, whichever comes first. */
export function between(one: IsoDate, other: IsoDate): DateRange {
  return one < other ? { from: one, to: other } : { from: other, to: one };
}

export function formatRange({ from, to }: DateRange, locale: string): string {
  return `${formatDate(from, locale)} – ${formatDate(to, locale)}`;
}

/** Reads two days in the format of the language with a dash between them, or the ISO form. */
export function parseRange(text: string, locale: string): DateRange | undefined {
  const typed = plain(text);
  const given = readRange(typed.replaceAll(' ', ''));
  if (given) return given;
  const [from, to, ...more] = typed.split(/ ?[–—] ?| - /).map((part) => parseDate(part, locale));
  return from && to && from <= to && !more.length ? { from, to } : undefined;
}
