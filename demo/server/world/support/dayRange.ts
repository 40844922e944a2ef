/** From the first moment of a day until the first moment after another one, in UTC. */
export interface DayRange {
  from: Date;
  until: Date;
}

/** Reads `YYYY-MM-DD/YYYY-MM-DD`, both days included; undefined for anything else. */
export function readDayRange(text: string): DayRange | undefined {
  const days = text.split('/').map(dayOf);
  const [from, last] = days;
  if (days.length !== 2 || !from || !last || last < from) return undefined;
  return { from, until: new Date(last.getTime() + 86_400_000) };
}

function dayOf(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  // The 30th of February would become a day of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : undefined;
}
