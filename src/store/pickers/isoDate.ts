/**
 * A day as text, `YYYY-MM-DD`, from year 0001 to 9999. Days compare as strings and have no time zone.
 * Arithmetic uses UTC, where every day has 24 hours.
 */
export type IsoDate = string;

/** The first supported day. */
export const FIRST_DAY: IsoDate = '0001-01-01';
/** The last supported day. */
export const LAST_DAY: IsoDate = '9999-12-31';

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns whether the text is a day of the calendar; `2024-02-30` is not. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = SHAPE.exec(text) ?? [];
  return dayOf(Number(year), Number(month), Number(day)) !== undefined;
}

/** Returns the day of these numbers; undefined when it is not in the calendar. */
export function dayOf(year: number, month: number, day: number): IsoDate | undefined {
  if (!(year >= 1 && year <= 9999)) return;
  const date = utc(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? isoOf(date) : undefined;
}

/** Returns the year of a day. */
export const yearOf = (day: IsoDate) => Number(day.slice(0, 4));
/** Returns the month of a day, from 1 to 12. */
export const monthOf = (day: IsoDate) => Number(day.slice(5, 7));

/** Returns the day `count` days later, clamped to the supported years. */
export function addDays(day: IsoDate, count: number): IsoDate {
  return isoOf(utc(yearOf(day), monthOf(day) - 1, Number(day.slice(8)) + count));
}

/** Returns the first day of a day's month. */
export const startOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01`;
/** Returns the last day of a day's month. */
export const endOfMonth = (day: IsoDate): IsoDate => isoOf(utc(yearOf(day), monthOf(day), 0));

/** Returns the first day of the month `count` months later. */
export function addMonths(day: IsoDate, count: number): IsoDate {
  return startOfMonth(isoOf(utc(yearOf(day), monthOf(day) - 1 + count, 1)));
}

/** Returns today by the clock of the device. */
export const today = (): IsoDate => fromDate(new Date());

/** Returns noon of the day in local time; midnight does not exist on every day in every time zone. */
export function toDate(day: IsoDate): Date {
  const date = new Date(2000, 0, 1, 12);
  date.setFullYear(yearOf(day), monthOf(day) - 1, Number(day.slice(8)));
  return date;
}

/** Returns the day of a date in local time. */
export function fromDate(date: Date): IsoDate {
  return isoOf(utc(date.getFullYear(), date.getMonth(), date.getDate()));
}

/** Returns midnight of the day in UTC, for Intl with the time zone UTC. */
export function toUtc(day: IsoDate): Date {
  return utc(yearOf(day), monthOf(day) - 1, Number(day.slice(8)));
}

/** Replaces `Date.UTC`, which maps the years 0 to 99 to 1900 to 1999. */
function utc(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date;
}

function isoOf(date: Date): IsoDate {
  const year = date.getUTCFullYear();
  if (year < 1) return FIRST_DAY;
  return year > 9999 ? LAST_DAY : date.toISOString().slice(0, 10);
}
