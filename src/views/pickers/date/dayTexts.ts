import { formatLongDate } from '../../../store/pickers/dateText';
import { fromDate, type IsoDate, toDate, toUtc } from '../../../store/pickers/isoDate';

/** What the grid says, in the words of the language. */
export function dayTexts(locale: string) {
  const named = (format: Intl.DateTimeFormatOptions) => {
    const intl = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' });
    return (date: Date) => intl.format(toUtc(fromDate(date)));
  };
  const month = named({ month: 'long', year: 'numeric' });
  return {
    month: (day: IsoDate) => month(toDate(day)),
    formatters: {
      formatDay: (date: Date) => String(date.getDate()),
      formatWeekdayName: named({ weekday: 'short' }),
      formatWeekNumber: (number: number) => String(number),
      formatWeekNumberHeader: () => '',
    },
    labels: {
      labelGrid: month,
      labelWeekday: named({ weekday: 'long' }),
      labelDayButton: (date: Date) => formatLongDate(fromDate(date), locale),
    },
  };
}
