import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type DayButtonProps, DayPicker, type MonthCaptionProps } from 'react-day-picker';
import { type DateOptions, isFree } from '../../../store/pickers/dateField';
import { between, type Draft } from '../../../store/pickers/dateRange';
import { type DayMove, moveDay } from '../../../store/pickers/dayMoves';
import {
  addMonths,
  FIRST_DAY,
  fromDate,
  type IsoDate,
  LAST_DAY,
  startOfMonth,
  toDate,
} from '../../../store/pickers/isoDate';
import { weeksOf } from '../../../store/pickers/weeks';
import { useTexts } from '../../element/elementContext';
import { isRightToLeft } from '../../kit/isRightToLeft';
import { useFieldState, usePicker } from '../pickerContext';
import { Caption } from './Caption';
import { dayTexts } from './dayTexts';

interface Props {
  month: IsoDate;
  chosen?: Draft;
  onTurn(month: IsoDate): void;
  onUp(month: IsoDate): void;
  onPick(day: IsoDate): void;
}

/** What captions and days need: they are drawn from inside the grid's library. */
interface Turning extends Pick<Props, 'month' | 'onTurn' | 'onUp'> {
  months: number;
  min: IsoDate;
  max: IsoDate;
  write(month: IsoDate): string;
  onKey(event: KeyboardEvent, day: IsoDate): void;
}

const TurningContext = createContext<Turning | undefined>(undefined);

/** The days of a month, or of several; the grid is react-day-picker's, texts are Intl's. */
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
  const rightToLeft = isRightToLeft(host);

  /** The day that a key leads to, until its month is drawn. */
  const goal = useRef<IsoDate>(undefined);
  const find = (day: IsoDate) =>
    host.shadowRoot?.querySelector<HTMLElement>(`[data-day="${day}"] button`);
  // After the grid's own effects, which would take the focus to the day that is chosen.
  useEffect(() => {
    if (!goal.current) return;
    find(goal.current)?.focus({ preventScroll: true });
    goal.current = undefined;
  });

  function onKey(event: KeyboardEvent, day: IsoDate) {
    const move = moveOf(event, rightToLeft);
    if (!move) return;
    event.preventDefault();
    const to = moveDay(day, move, options, firstDay);
    const shown = find(to);
    if (shown) return shown.focus({ preventScroll: true });
    goal.current = to;
    onTurn(startOfMonth(to));
  }
  const turning = { month, months, min, max, onTurn, onUp, onKey, write: texts.month };

  return (
    <TurningContext value={turning}>
      <DayPicker
        mode="range"
        autoFocus
        hideNavigation
        className="view"
        lang={locale}
        dir={rightToLeft ? 'rtl' : 'ltr'}
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
const COMPONENTS = { MonthCaption: MonthHead, DayButton: Day, MonthGrid: Grid };

function useTurning(): Turning {
  const turning = useContext(TurningContext);
  if (!turning) throw new Error('A month was drawn outside its calendar.');
  return turning;
}

function MonthHead({ calendarMonth, displayIndex }: MonthCaptionProps) {
  const i18n = useTexts();
  const { month, months, min, max, onTurn, onUp, write } = useTurning();
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

/** To the library every choice is a range. */
function Grid(table: ComponentProps<'table'>) {
  const { options } = useFieldState<DateOptions>();
  const props = { ...table, 'aria-multiselectable': options.range || undefined };
  return <table {...props} />;
}

/** A day; react-day-picker tells which one has the focus. */
function Day({ day, modifiers, ...button }: DayButtonProps) {
  const { onKey } = useTurning();
  const node = useRef<HTMLButtonElement>(null);
  const focused = Boolean(modifiers.focused);
  useEffect(() => {
    if (focused) node.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <button
      {...button}
      ref={node}
      aria-current={modifiers.today ? 'date' : undefined}
      // Not the library's: with disabled days it goes over whole months, or stays.
      onKeyDown={(event) => onKey(event, fromDate(day.date))}
    />
  );
}

/** What a key among days asks for, by the ARIA date-picker dialog. */
function moveOf({ key, shiftKey }: KeyboardEvent, rightToLeft: boolean): DayMove | undefined {
  const months = shiftKey ? 12 : 1;
  const moves: Record<string, DayMove> = {
    ArrowLeft: { days: rightToLeft ? 1 : -1 },
    ArrowRight: { days: rightToLeft ? -1 : 1 },
    ArrowUp: { days: -7 },
    ArrowDown: { days: 7 },
    PageUp: { months: -months },
    PageDown: { months },
    Home: { week: 'start' },
    End: { week: 'end' },
  };
  return moves[key];
}
