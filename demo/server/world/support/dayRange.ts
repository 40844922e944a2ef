/** A range of time: `from` is included, `until` is not. */
export interface DayRange {
  from: Date;
  until: Date;
}

/** Latest supported moment, since years have four digits. */
const END = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * Parses `YYYY-MM-DD/YYYY-MM-DD`, both days in UTC and included, or two moments such as
 * `2026-04-01T00:00:00.000Z`, of which the second is not included. Returns undefined for other text.
 */
export function readDayRange(text: string): DayRange | undefined {
  const [start, end, ...more] = text.split('/').map(momentOf);
  if (start && end && start < end && more.length === 0) return { from: start, until: end };
  const days = text.split('/').map(dayOf);
  const [from, last] = days;
  if (days.length !== 2 || !from || !last || last < from) return undefined;
  return { from, until: new Date(Math.min(last.getTime() + 86_400_000, END)) };
}

function momentOf(text: string): Date | undefined {
  if (!/^(?!0000)\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(text)) return undefined;
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text ? moment : undefined;
}

function dayOf(text: string): Date | undefined {
  // PostgreSQL has no year 0.
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  // `Date` converts February 30 to a day of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : undefined;
}
