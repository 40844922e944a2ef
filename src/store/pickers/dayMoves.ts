import { type DateOptions, isSelectable } from './dateField';
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

/** A move to another month, by a number of months, or to an end of the week. */
export type DayMove = { months: number } | { week: 'start' | 'end' };

/** Number of months that a move searches for a selectable day. */
const MONTHS_SEARCHED = 12;

/** The longest distance between two days of a month, in days. */
const DAYS_SEARCHED = 30;

/**
 * Returns the selectable day that a move leads to, or the same day when there is none. A move by months
 * ends on the nearest selectable day of that month, or on a bound when the month is beyond it; months
 * without a selectable day are skipped.
 */
export function moveDay(
  day: IsoDate,
  move: DayMove,
  options: DateOptions,
  firstDay: number,
): IsoDate {
  return 'months' in move
    ? moveByMonths(day, move.months, options)
    : moveInWeek(day, move.week, options, firstDay);
}

function moveInWeek(
  day: IsoDate,
  to: 'start' | 'end',
  options: DateOptions,
  firstDay: number,
): IsoDate {
  const position = (toUtc(day).getUTCDay() - firstDay + 7) % 7;
  const end = addDays(day, to === 'start' ? -position : 6 - position);
  const inwards = to === 'start' ? 1 : -1;
  for (let at = end; at !== day; at = addDays(at, inwards)) {
    if (isSelectable(at, options)) return at;
  }
  return day;
}

function moveByMonths(day: IsoDate, months: number, options: DateOptions): IsoDate {
  const { min = FIRST_DAY, max = LAST_DAY } = options;
  const direction = months > 0 ? 1 : -1;
  const isAhead = (at: IsoDate) => (direction > 0 ? at > day : at < day);
  const clamp = (at: IsoDate) => (at < min ? min : at > max ? max : at);
  for (let count = 0; count < MONTHS_SEARCHED; count += 1) {
    const target = clamp(sameDayInMonth(day, months + count * direction));
    const found = nearestInMonth(target, (at) => isAhead(at) && isSelectable(at, options));
    if (found) return found;
    if (target === min || target === max) return day;
  }
  return day;
}

/** Returns the same day of the month `months` later, or that month's last day when it is shorter. */
function sameDayInMonth(day: IsoDate, months: number): IsoDate {
  const first = addMonths(day, months);
  const last = endOfMonth(first);
  const same = addDays(first, Number(day.slice(8)) - 1);
  return same < last ? same : last;
}

/** Returns the day of the month that is nearest to `day` and matches. */
function nearestInMonth(day: IsoDate, matches: (day: IsoDate) => boolean): IsoDate | undefined {
  const month = startOfMonth(day);
  for (let distance = 0; distance <= DAYS_SEARCHED; distance += 1) {
    for (const at of [addDays(day, -distance), addDays(day, distance)]) {
      if (startOfMonth(at) === month && matches(at)) return at;
    }
  }
}
