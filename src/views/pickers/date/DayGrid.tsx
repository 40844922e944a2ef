import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type DayButtonProps, DayPicker, type MonthCaptionProps } from 'react-day-picker';
import { type DateOptions, isFree } from '../../../store/pickers/dateField';
import { between, type Draft } from '../../../store/pickers/dateRange';
import { formatLongDate } from '../../../store/pickers/dateText';
import {
  addMonths,
  FIRST_DAY,
  fromDate,
  type IsoDate,
  LAST_DAY,
  startOfMonth,
  toDate,
  toUtc,
} from '../../../store/pickers/isoDate';
import { weeksOf } from '../../../store/pickers/weeks';
import { useTexts } from '../../kit/context';
import { isRightToLeft } from '../../kit/isRightToLeft';
import { useFieldState, usePicker } from '../pickerContext';
import { Caption } from './Caption';

interface Props {
  month: IsoDate;
  chosen?: Draft;
  onTurn(month: IsoDate): void;
  onUp(month: IsoDate): void;
  onPick(day: IsoDate): void;
}

/** What the captions of the months need: they are drawn from inside the grid's library. */
interface Turning extends Pick<Props, 'month' | 'onTurn' | 'onUp'> {
  months: number;
  min: IsoDate;
  max: IsoDate;
  write(month: IsoDate): string;
}

const TurningContext = createContext<Turning | undefined>(undefined);

/** The days of a month, or of several; keys and grid are react-day-picker's, texts Intl's. */
export function DayGrid({ month, chosen, onTurn, onUp, onPick }: Props) {
  const i18n = useTexts();
  const { host } = usePicker();
  const { options, locale } = useFieldState<DateOptions>();
  const { min = FIRST_DAY, max = LAST_DAY, months, weekNumbers } = options;
  const { firstDay, firstWeekContains } = weeksOf(locale);
  const [hovered, hover] = useState<IsoDate>();
  const texts = useMemo(() => dayTexts(locale), [locale]);
  const waiting = chosen && !chosen.to;
  const shown = waiting && hovered ? between(chosen.from, hovered) : chosen;
  const turning = { month, months, min, max, onTurn, onUp, write: texts.month };

  return (
    <TurningContext value={turning}>
      <DayPicker
        mode="range"
        autoFocus
        hideNavigation
        className="view"
        lang={locale}
        dir={isRightToLeft(host) ? 'rtl' : 'ltr'}
        month={toDate(month)}
        onMonthChange={(date) => onTurn(startOfMonth(fromDate(date)))}
        startMonth={toDate(min)}
        endMonth={toDate(max)}
        numberOfMonths={months}
        weekStartsOn={firstDay}
        firstWeekContainsDate={firstWeekContains}
        showWeekNumber={weekNumbers}
        selected={shown && { from: toDate(shown.from), to: toDate(shown.to ?? shown.from) }}
        onSelect={(_range, date) => onPick(fromDate(date))}
        disabled={(date) => !isFree(fromDate(date), options)}
        onDayMouseEnter={(date) => waiting && hover(fromDate(date))}
        onDayMouseLeave={() => waiting && hover(undefined)}
        components={COMPONENTS}
        formatters={texts.formatters}
        labels={{
          ...texts.labels,
          labelWeekNumber: (number) => i18n._('picker.week', { number }),
          labelWeekNumberHeader: () => i18n._('picker.weeks'),
        }}
      />
    </TurningContext>
  );
}

/** Named once: components made anew at each render would lose the focus. */
const COMPONENTS = { MonthCaption: MonthHead, DayButton: Day };

function MonthHead({ calendarMonth, displayIndex }: MonthCaptionProps) {
  const i18n = useTexts();
  const turning = useContext(TurningContext);
  if (!turning) throw new Error('A month was drawn outside its calendar.');
  const { month, months, min, max, onTurn, onUp, write } = turning;
  const own = startOfMonth(fromDate(calendarMonth.date));
  const last = addMonths(month, months - 1);
  return (
    <Caption
      text={write(own)}
      up={{ label: i18n._('picker.chooseMonth'), go: () => onUp(own) }}
      previous={
        displayIndex === 0
          ? {
              label: i18n._('picker.previousMonth'),
              go: month > startOfMonth(min) ? () => onTurn(addMonths(month, -1)) : undefined,
            }
          : undefined
      }
      next={
        displayIndex === months - 1
          ? {
              label: i18n._('picker.nextMonth'),
              go: last < startOfMonth(max) ? () => onTurn(addMonths(month, 1)) : undefined,
            }
          : undefined
      }
    />
  );
}

/** A day; react-day-picker tells which one has the focus. */
function Day({ day: _day, modifiers, ...button }: DayButtonProps) {
  const node = useRef<HTMLButtonElement>(null);
  const focused = Boolean(modifiers.focused);
  useEffect(() => {
    if (focused) node.current?.focus({ preventScroll: true });
  }, [focused]);
  return <button {...button} ref={node} aria-current={modifiers.today ? 'date' : undefined} />;
}

/** What the grid says, in the words of the language. */
function dayTexts(locale: string) {
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
