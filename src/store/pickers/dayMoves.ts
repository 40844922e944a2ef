import { type DateOptions, isFree } from './dateField';
import {
  addDays,
  addMonths,
  endOfMonth,
  FIRST_DAY,
  type IsoDate,
  LAST_DAY,
  startOfMonth,
  toUtc,
} from './isoDate';

/** What a key asks for: so many days or months on, or an end of the week. */
export type DayMove = { days: number } | { months: number } | { week: 'start' | 'end' };

/** Disabled days are looked beyond for a year, and no further. */
const YEAR = { days: 366, months: 12 };

/**
 * The day that a key leads to: one that can be chosen, and the same day where there is none. Days and
 * weeks go over disabled days. A month or a year on it is the nearest day of that month, or the bound
 * where the month lies beyond it; a month without any day to choose is gone over.
 */
export function moveDay(
  day: IsoDate,
  move: DayMove,
  options: DateOptions,
  firstDay: number,
): IsoDate {
  if ('days' in move) return go(day, move.days, options);
  if ('months' in move) return turn(day, move.months, options);
  const past = (toUtc(day).getUTCDay() - firstDay + 7) % 7;
  const end = addDays(day, move.week === 'start' ? -past : 6 - past);
  const inwards = move.week === 'start' ? 1 : -1;
  for (let at = end; at !== day; at = addDays(at, inwards)) {
    if (isFree(at, options)) return at;
  }
  return day;
}

function go(day: IsoDate, step: number, options: DateOptions): IsoDate {
  const { min = FIRST_DAY, max = LAST_DAY } = options;
  let at = day;
  for (let count = 0; count < YEAR.days; count += 1) {
    const next = addDays(at, step);
    // At the ends of time a step leads nowhere, or is cut short.
    if (next < min || next > max || addDays(next, -step) !== at) return day;
    if (isFree(next, options)) return next;
    at = next;
  }
  return day;
}

function turn(day: IsoDate, months: number, options: DateOptions): IsoDate {
  const { min = FIRST_DAY, max = LAST_DAY } = options;
  const onwards = months > 0 ? 1 : -1;
  const isOn = (at: IsoDate) => (onwards > 0 ? at > day : at < day);
  const hold = (at: IsoDate) => (at < min ? min : at > max ? max : at);
  for (let count = 0; count < YEAR.months; count += 1) {
    const target = hold(sameDay(day, months + count * onwards));
    const found = nearest(target, (at) => isOn(at) && isFree(at, options));
    if (found) return found;
    if (target === min || target === max) return day;
  }
  return day;
}

/** The same day so many months later; the last of a month that is shorter. */
function sameDay(day: IsoDate, months: number): IsoDate {
  const first = addMonths(day, months);
  const last = endOfMonth(first);
  const same = addDays(first, Number(day.slice(8)) - 1);
  return same < last ? same : last;
}

/** The nearest such day of a month. */
function nearest(day: IsoDate, isOne: (day: IsoDate) => boolean): IsoDate | undefined {
  const month = startOfMonth(day);
  for (let far = 0; far < 31; far += 1) {
    for (const at of [addDays(day, -far), addDays(day, far)]) {
      if (startOfMonth(at) === month && isOne(at)) return at;
    }
  }
}
