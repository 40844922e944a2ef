/** How a language counts weeks; not every browser can say it. */
interface Weeks {
  /** 0 is Sunday. */
  firstDay: 0 | 1;
  /** The first week of a year is the one that holds this day of January: 4 by ISO 8601. */
  firstWeekContains: 1 | 4;
}

/** Sunday first in American English, else by ISO 8601. */
export function weeksOf(locale: string): Weeks {
  return locale.startsWith('en')
    ? { firstDay: 0, firstWeekContains: 1 }
    : { firstDay: 1, firstWeekContains: 4 };
}
