import { useState } from 'react';
import type { DateOptions } from '../../../store/pickers/dateField';
import type { PartialRange } from '../../../store/pickers/dateRange';
import {
  addMonths,
  FIRST_DAY,
  type IsoDate,
  LAST_DAY,
  startOfMonth,
  yearOf,
} from '../../../store/pickers/isoDate';
import { useFieldState } from '../pickerContext';
import { DayGrid } from './DayGrid';
import { MonthView } from './MonthView';
import { YearView } from './YearView';

interface Props {
  /** The month shown first. */
  start: IsoDate;
  selected?: PartialRange;
  onSelect(selected: PartialRange): void;
}

/** The day, month and year views of the date picker. */
export function Calendar({ start, selected, onSelect }: Props) {
  const { options } = useFieldState<DateOptions>();
  const { min = FIRST_DAY, max = LAST_DAY } = options;
  const [view, setView] = useState<'days' | 'months' | 'years'>('days');
  const [month, setMonth] = useState(start);

  function showMonth(to: IsoDate) {
    const first = startOfMonth(min);
    const last = startOfMonth(max);
    setMonth(to < first ? first : to > last ? last : to);
  }

  const showYear = (year: number) => showMonth(addMonths(month, (year - yearOf(month)) * 12));

  if (view === 'days') {
    return (
      <DayGrid
        month={month}
        selected={selected}
        onMonthChange={showMonth}
        onShowMonths={(shown) => {
          setMonth(shown);
          setView('months');
        }}
        onSelect={onSelect}
      />
    );
  }
  const bounds = { min, max };
  return view === 'months' ? (
    <MonthView
      {...bounds}
      active={month}
      selected={selected?.from}
      onMove={showMonth}
      onShowYears={() => setView('years')}
      onSelect={(to) => {
        showMonth(to);
        setView('days');
      }}
    />
  ) : (
    <YearView
      {...bounds}
      active={yearOf(month)}
      selected={selected ? yearOf(selected.from) : undefined}
      onMove={showYear}
      onSelect={(year) => {
        showYear(year);
        setView('months');
      }}
    />
  );
}
