/** Week rules of a language. `Intl.Locale#getWeekInfo` is not available in every browser. */
interface WeekRules {
  /** First day of the week; 0 is Sunday. */
  firstDay: 0 | 1;
  /** The day of January that the first week of a year contains: 4 by ISO 8601. */
  firstWeekContains: 1 | 4;
}

/** Returns the week rules of a locale: Sunday first in the English of North America, else ISO 8601. */
export function weekRulesOf(locale: string): WeekRules {
  return /^en(-US|-CA)?$/.test(locale)
    ? { firstDay: 0, firstWeekContains: 1 }
    : { firstDay: 1, firstWeekContains: 4 };
}
