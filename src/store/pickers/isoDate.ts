/**
 * Days as text, `YYYY-MM-DD`, from year 0001 to 9999: they compare as they stand and know no time zone.
 * Arithmetic goes through UTC, where every day has 24 hours.
 */
export type IsoDate = string;

export const FIRST_DAY: IsoDate = '0001-01-01';
export const LAST_DAY: IsoDate = '9999-12-31';

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is a day that the calendar has: `2024-02-30` is none. */
export function isIsoDate(text: string): boolean {
  const [, year, month, day] = SHAPE.exec(text) ?? [];
  return dayOf(Number(year), Number(month), Number(day)) !== undefined;
}

/** The day of these numbers, undefined where the calendar has none. */
export function dayOf(year: number, month: number, day: number): IsoDate | undefined {
  if (!(year >= 1 && year <= 9999)) return;
  const date = utc(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? isoOf(date) : undefined;
}

export const yearOf = (day: IsoDate) => Number(day.slice(0, 4));
/** From 1 to 12. */
export const monthOf = (day: IsoDate) => Number(day.slice(5, 7));

/** So many days later, held within the years we know. */
export function addDays(day: IsoDate, count: number): IsoDate {
  return isoOf(utc(yearOf(day), monthOf(day) - 1, Number(day.slice(8)) + count));
}

export const startOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 8)}01`;
export const endOfMonth = (day: IsoDate): IsoDate => isoOf(utc(yearOf(day), monthOf(day), 0));

/** The first day of the month so many months later. */
export function addMonths(day: IsoDate, count: number): IsoDate {
  return startOfMonth(isoOf(utc(yearOf(day), monthOf(day) - 1 + count, 1)));
}

/** Today by the clock of the device. */
export const today = (): IsoDate => fromDate(new Date());

/** Noon of the day: there is one in every time zone, while midnight may be skipped in spring. */
export function toDate(day: IsoDate): Date {
  const date = new Date(2000, 0, 1, 12);
  date.setFullYear(yearOf(day), monthOf(day) - 1, Number(day.slice(8)));
  return date;
}

/** The day of a date, read on the clock of the device. */
export function fromDate(date: Date): IsoDate {
  return isoOf(utc(date.getFullYear(), date.getMonth(), date.getDate()));
}

/** For Intl with the time zone UTC. */
export function toUtc(day: IsoDate): Date {
  return utc(yearOf(day), monthOf(day) - 1, Number(day.slice(8)));
}

/** `Date.UTC` takes the years 0 to 99 for 1900 to 1999. */
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
