import { expect, it } from 'vitest';
import { relativeDate } from '../../../demo/areas/kit/dates.js';

const NOW = Date.parse('2026-03-15T12:00:00Z');
const HOUR = 3_600_000;

// The shell's notifications show the same words: tests/unit/views/shell/relativeTime.test.ts.
it.each([
  [0, 'en-US', 'just now'],
  [-59_000, 'en-US', 'just now'],
  [59_000, 'en-US', 'just now'],
  [-12 * 60_000, 'en-US', '12 minutes ago'],
  [-3.9 * HOUR, 'en-US', '3 hours ago'],
  [-24 * HOUR, 'en-US', 'yesterday'],
  [48 * HOUR, 'en-US', 'in 2 days'],
  [-8 * 24 * HOUR, 'en-US', '1 week ago'],
  [-13 * 24 * HOUR, 'en-US', '1 week ago'],
  [-714 * 24 * HOUR, 'en-US', '1 year ago'],
  [-70 * 24 * HOUR, 'de', 'vor 2 Monaten'],
  [-800 * 24 * HOUR, 'ru', '2 года назад'],
])('formats %i ms from now in %s: %s', (distance, locale, words) => {
  expect(relativeDate(NOW + distance, locale, NOW)).toBe(words);
});

it('counts days by the calendar: yesterday is the day before today', () => {
  const at = (day: number, hour: number) => new Date(2026, 0, day, hour, 30);
  const words = (then: Date, now: Date) => relativeDate(then, 'en-US', now.getTime());
  expect(words(at(4, 23), at(6, 22))).toBe('2 days ago');
  expect(words(at(5, 1), at(6, 22))).toBe('yesterday');
  expect(words(at(6, 22), at(4, 21))).toBe('in 2 days');
});
