import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptDateOptions, isSelectable } from '../../../../src/store/pickers/dateField';
import { type DayMove, moveDay } from '../../../../src/store/pickers/dayMoves';
import { addDays } from '../../../../src/store/pickers/isoDate';

/** Creates options of a date field with these bounds and disabled days. */
const field = (bounds: Record<string, string> = {}, disabledDays?: (day: string) => boolean) =>
  acceptDateOptions({ text: (name) => bounds[name], flag: () => false, disabledDays });

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
const weekdays = field({}, isWeekend);

describe('with weekends disabled and weeks that start on Sunday', () => {
  it.each<[from: string, DayMove, to: string]>([
    ['2026-04-30', { months: 1 }, '2026-05-29'],
    ['2026-04-30', { months: 12 }, '2027-04-30'],
    ['2026-04-30', { week: 'start' }, '2026-04-27'],
    ['2026-04-30', { week: 'end' }, '2026-05-01'],
    ['2026-04-27', { week: 'start' }, '2026-04-27'],
  ])('a key moves from %s by %o to %s', (from, move, to) => {
    expect(moveDay(from, move, weekdays, 0)).toBe(to);
  });
});

it('starts the week on the first day of the language', () => {
  expect(moveDay('2026-04-30', { week: 'end' }, field(), 1)).toBe('2026-05-03');
  expect(moveDay('2026-04-30', { week: 'end' }, field(), 0)).toBe('2026-05-02');
});

it('skips a month without a selectable day, and stays when no other day is selectable', () => {
  const noMay = field({}, (day) => day.startsWith('2026-05'));
  expect(moveDay('2026-04-30', { months: 1 }, noMay, 0)).toBe('2026-06-30');
  const onlyThis = field({}, (day) => day !== '2026-04-30');
  for (const move of [{ months: 1 }, { months: -12 }, { week: 'end' }] as const) {
    expect(moveDay('2026-04-30', move, onlyThis, 0)).toBe('2026-04-30');
  }
});

it.each<[from: string, DayMove, to: string]>([
  ['2026-04-05', { months: -1 }, '2026-03-10'],
  ['2026-03-20', { months: -1 }, '2026-03-10'],
  ['2026-03-10', { months: -1 }, '2026-03-10'],
  ['2026-03-12', { week: 'start' }, '2026-03-10'],
  ['2026-04-05', { months: 12 }, '2026-05-20'],
])('stays within bounds: from %s by %o to %s', (from, move, to) => {
  const bounded = field({ min: '2026-03-10', max: '2026-05-20' });
  expect(moveDay(from, move, bounded, 0)).toBe(to);
});

it.each(['0001-01-01', '9999-12-31'])('stays at the first and last supported day, %s', (day) => {
  const direction = day.startsWith('0') ? -1 : 1;
  for (const months of [direction, direction * 12]) {
    expect(moveDay(day, { months }, field(), 0)).toBe(day);
  }
});

it('always moves to a selectable day in the requested direction', () => {
  const months = fc.constantFrom(-12, -1, 1, 12);
  fc.assert(
    fc.property(fc.nat(3000), months, (days, count) => {
      const day = addDays('2020-01-06', days - (days % 7));
      const to = moveDay(day, { months: count }, weekdays, 1);
      expect(isSelectable(to, weekdays)).toBe(true);
      expect(Math.sign(Date.parse(to) - Date.parse(day))).toBe(Math.sign(count));
    }),
  );
});
