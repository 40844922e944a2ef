import { useState } from 'react';
import type { DateOptions } from '../../../store/pickers/dateField';
import type { Draft } from '../../../store/pickers/dateRange';
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
  start: IsoDate;
  chosen?: Draft;
  onPick(day: IsoDate): void;
}

/** Days of a month, months of a year, or years (§2, Sign-in). */
export function Calendar({ start, chosen, onPick }: Props) {
  const { options } = useFieldState<DateOptions>();
  const { min = FIRST_DAY, max = LAST_DAY } = options;
  const [view, setView] = useState<'days' | 'months' | 'years'>('days');
  const [month, setMonth] = useState(start);

  function turn(to: IsoDate) {
    const first = startOfMonth(min);
    const last = startOfMonth(max);
    setMonth(to < first ? first : to > last ? last : to);
  }

  if (view === 'days') {
    return (
      <DayGrid
        month={month}
        chosen={chosen}
        onTurn={turn}
        onUp={(shown) => {
          setMonth(shown);
          setView('months');
        }}
        onPick={onPick}
      />
    );
  }
  const bounds = { min, max };
  return view === 'months' ? (
    <MonthView
      {...bounds}
      at={month}
      chosen={chosen?.from}
      onMove={turn}
      onUp={() => setView('years')}
      onChoose={(to) => {
        turn(to);
        setView('days');
      }}
    />
  ) : (
    <YearView
      {...bounds}
      at={yearOf(month)}
      chosen={chosen ? yearOf(chosen.from) : undefined}
      onMove={(year) => turn(addMonths(month, (year - yearOf(month)) * 12))}
      onChoose={(year) => {
        turn(addMonths(month, (year - yearOf(month)) * 12));
        setView('months');
      }}
    />
  );
}
