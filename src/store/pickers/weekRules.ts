import { isBuiltIn } from '../language/languages';

/** Week rules of a language. */
interface WeekRules {
  /** First day of the week; 0 is Sunday. */
  firstDay: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** The day of January that the first week of a year contains: 4 by ISO 8601. */
  firstWeekContains: 1 | 4;
}

/** What browsers know about the weeks of a locale; Monday is 1, Sunday 7. Not every browser knows them. */
type WeekLocale = Intl.Locale & {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
};

const ISO: WeekRules = { firstDay: 1, firstWeekContains: 4 };

/**
 * Returns the week rules of a locale: Sunday first in the English of North America, ISO 8601 in the other built-in
 * languages and where the browser does not know those of the locale.
 */
export function weekRulesOf(locale: string): WeekRules {
  if (/^en(-US|-CA)?$/.test(locale)) return { firstDay: 0, firstWeekContains: 1 };
  if (isBuiltIn(locale) || locale === 'zh-CN') return ISO;
  const known = new Intl.Locale(locale) as WeekLocale;
  const firstDay = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
  if (firstDay === 1) return ISO;
  return { firstDay: (firstDay % 7) as WeekRules['firstDay'], firstWeekContains: 1 };
}
