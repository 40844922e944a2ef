/** A range of days in UTC: `from` is included, `until` is not. */
export interface DayRange {
  from: Date;
  until: Date;
}

/** Latest supported moment, since years have four digits. */
const END = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Parses `YYYY-MM-DD/YYYY-MM-DD`, both days included. Returns undefined for other text. */
export function readDayRange(text: string): DayRange | undefined {
  const days = text.split('/').map(dayOf);
  const [from, last] = days;
  if (days.length !== 2 || !from || !last || last < from) return undefined;
  return { from, until: new Date(Math.min(last.getTime() + 86_400_000, END)) };
}

function dayOf(text: string): Date | undefined {
  // PostgreSQL has no year 0.
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  // `Date` converts February 30 to a day of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : undefined;
}
