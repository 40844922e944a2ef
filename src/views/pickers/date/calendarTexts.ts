import type { Formatters, Labels } from 'react-day-picker';
import type { Translate } from '../../../locales/i18n';
import { formatLongDate, GREGORIAN } from '../../../store/pickers/dateText';
import { fromDate, toUtc } from '../../../store/pickers/isoDate';

/**
 * Returns the texts of react-day-picker in any language: names come from Intl instead of date-fns locales,
 * which do not exist for every language tag.
 */
export function calendarTexts(
  i18n: Translate,
  locale: string,
): { formatters: Partial<Formatters>; labels: Partial<Labels> } {
  const formatWith = (options: Intl.DateTimeFormatOptions) => {
    const intl = new Intl.DateTimeFormat(locale, { ...options, ...GREGORIAN });
    return (date: Date) => intl.format(toUtc(fromDate(date)));
  };
  const shortName = formatWith({ weekday: 'short' });
  // Some languages, such as Arabic, have no short names: whole words would run into each other.
  const isLong = [0, 1, 2, 3, 4, 5, 6].some(
    (day) => shortName(new Date(2000, 0, 2 + day)).length > 6,
  );
  const formatMonth = formatWith({ month: 'long', year: 'numeric' });
  return {
    formatters: {
      formatCaption: formatMonth,
      formatDay: (date) => String(date.getDate()),
      formatWeekdayName: isLong ? formatWith({ weekday: 'narrow' }) : shortName,
      formatWeekNumber: String,
    },
    labels: {
      labelGrid: formatMonth,
      labelWeekday: formatWith({ weekday: 'long' }),
      labelPrevious: () => i18n._('picker.previousMonth'),
      labelNext: () => i18n._('picker.nextMonth'),
      labelWeekNumber: (number) => i18n._('picker.week', { number }),
      labelWeekNumberHeader: () => i18n._('picker.weeks'),
      labelDayButton(date, { today }) {
        const day = formatLongDate(fromDate(date), locale);
        return today ? `${i18n._('picker.today')}, ${day}` : day;
      },
    },
  };
}
