/** From the first moment of a day until the first moment after another one, in UTC. */
export interface DayRange {
  from: Date;
  until: Date;
}

/** PostgreSQL is told moments with a year of four digits. */
const END = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Reads `YYYY-MM-DD/YYYY-MM-DD`, both days included; undefined for anything else. */
export function readDayRange(text: string): DayRange | undefined {
  const days = text.split('/').map(dayOf);
  const [from, last] = days;
  if (days.length !== 2 || !from || !last || last < from) return undefined;
  return { from, until: new Date(Math.min(last.getTime() + 86_400_000, END)) };
}

function dayOf(text: string): Date | undefined {
  // There was no year 0, says PostgreSQL.
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  // The 30th of February would become a day of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : undefined;
}
