import { createContext, useContext, useMemo, useState } from 'react';
import {
  DayPicker,
  type DayPickerProps,
  type MonthCaptionProps,
  useDayPicker,
} from 'react-day-picker';
import { type DateOptions, isSelectable } from '../../../store/pickers/dateField';
import { between, type PartialRange } from '../../../store/pickers/dateRange';
import {
  FIRST_DAY,
  fromDate,
  type IsoDate,
  LAST_DAY,
  startOfMonth,
  toDate,
} from '../../../store/pickers/isoDate';
import { weekRulesOf } from '../../../store/pickers/weekRules';
import { useTexts } from '../../element/elementContext';
import { isRightToLeft } from '../../kit/geometry';
import { useFieldState, usePicker } from '../pickerContext';
import { calendarTexts } from './calendarTexts';
import { useDayKeys } from './useDayKeys';

interface Props {
  month: IsoDate;
  selected?: PartialRange;
  onMonthChange(month: IsoDate): void;
  /** Opens the month view; `month` is the one whose caption was pressed. */
  onShowMonths(month: IsoDate): void;
  onSelect(selected: PartialRange): void;
}

/** Days of one or several months, drawn by react-day-picker. */
export function DayGrid({ month, selected, onMonthChange, onShowMonths, onSelect }: Props) {
  const i18n = useTexts();
  const { host } = usePicker();
  const { options, locale } = useFieldState<DateOptions>();
  const { min = FIRST_DAY, max = LAST_DAY, months, weekNumbers, range } = options;
  const { firstDay, firstWeekContains } = weekRulesOf(locale);
  const texts = useMemo(() => calendarTexts(i18n, locale), [i18n, locale]);
  const [hovered, setHovered] = useState<IsoDate>();
  const disabled = useMemo(() => disabledDays(options), [options]);
  const onKeyDownCapture = useDayKeys(onMonthChange);
  const preview = selected && !selected.to && hovered ? between(selected.from, hovered) : undefined;

  const props: DayPickerProps = {
    autoFocus: true,
    navLayout: 'around',
    lang: locale,
    dir: isRightToLeft(host) ? 'rtl' : 'ltr',
    month: toDate(month),
    onMonthChange: (date) => onMonthChange(startOfMonth(fromDate(date))),
    startMonth: toDate(min),
    endMonth: toDate(max),
    numberOfMonths: months,
    weekStartsOn: firstDay,
    firstWeekContainsDate: firstWeekContains,
    showWeekNumber: weekNumbers,
    disabled,
    onDayMouseEnter: (date) => setHovered(fromDate(date)),
    onDayMouseLeave: () => setHovered(undefined),
    modifiers: { preview: preview && toDateRange(preview) },
    modifiersClassNames: PREVIEW,
    classNames: CLASS_NAMES,
    components: COMPONENTS,
    ...texts,
  };
  return (
    <ShowMonths value={onShowMonths}>
      <div className="view" onKeyDownCapture={onKeyDownCapture}>
        {range ? (
          <DayPicker
            {...props}
            mode="range"
            required
            resetOnSelect
            selected={selected && toDateRange(selected)}
            onSelect={({ from, to }) =>
              from && onSelect({ from: fromDate(from), to: to && fromDate(to) })
            }
          />
        ) : (
          <DayPicker
            {...props}
            mode="single"
            required
            selected={selected && toDate(selected.from)}
            onSelect={(date) => onSelect({ from: fromDate(date) })}
          />
        )}
      </div>
    </ShowMonths>
  );
}

/**
 * Returns whether a day is disabled, and remembers the answers: the library asks for each day several times, and
 * again for every key.
 */
function disabledDays(options: DateOptions): (date: Date) => boolean {
  const answers = new Map<IsoDate, boolean>();
  return (date) => {
    const day = fromDate(date);
    const disabled = answers.get(day) ?? !isSelectable(day, options);
    answers.set(day, disabled);
    return disabled;
  };
}

const PREVIEW = { preview: 'preview' };

/** Class names that the day view shares with the month and year views. */
const CLASS_NAMES = { month_caption: 'caption', button_previous: 'turn', button_next: 'turn' };

/** Constant, as new component types would remount the grid and lose the focus. */
const COMPONENTS = { MonthCaption };

const ShowMonths = createContext<Props['onShowMonths']>(() => {});

/** A month's caption as a button that opens the month view, which the library does not have. */
function MonthCaption({ calendarMonth, displayIndex: _, children, ...props }: MonthCaptionProps) {
  const i18n = useTexts();
  const { labels } = useDayPicker();
  const showMonths = useContext(ShowMonths);
  const { date } = calendarMonth;
  return (
    <div {...props}>
      <button
        type="button"
        className="up"
        aria-label={`${labels.labelGrid(date)}, ${i18n._('picker.chooseMonth')}`}
        onClick={() => showMonths(startOfMonth(fromDate(date)))}
      >
        {children}
      </button>
    </div>
  );
}

const toDateRange = ({ from, to }: PartialRange) => ({
  from: toDate(from),
  to: to ? toDate(to) : undefined,
});
