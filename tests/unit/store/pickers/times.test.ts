import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../src/store/language/languages';
import { parseIsoTime, step, toIsoTime } from '../../../../src/store/pickers/timeOfDay';
import { formatTime, parseTime, type TimeStyle } from '../../../../src/store/pickers/timeText';

const anyTime = fc.record({
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
  second: fc.integer({ min: 0, max: 59 }),
});

// Danish and Indonesian write 2.30, Canadian French 2 h 30.
const further = ['da', 'id', 'fi', 'fr-CA', 'ja', 'ko', 'ar', 'fa'];
const locales = [...Object.values(LANGUAGES).map(({ locale }) => locale), ...further];

describe.each(locales)('times in %s', (locale) => {
  it.each([true, false])('are parsed as they are formatted, with AM and PM: %s', (meridian) => {
    const style = { locale, meridian, seconds: true };
    fc.assert(
      fc.property(anyTime, (time) => {
        expect(parseTime(formatTime(time, style), style)).toEqual({ time, dayOffset: 0 });
      }),
    );
  });

  it('never throw for pasted text', () => {
    const style = { locale, meridian: true, seconds: false };
    fc.assert(fc.property(fc.string(), (text) => void parseTime(text, style)));
  });
});

const wide: TimeStyle = { locale: 'de', meridian: false, seconds: false };
const twelve: TimeStyle = { locale: 'en-US', meridian: true, seconds: false };

/** The value, with +1 if the carry reached the next day. */
function read(text: string, style: TimeStyle): string | undefined {
  const taken = parseTime(text, style);
  return taken && toIsoTime(taken.time, false) + (taken.dayOffset ? ' +1' : '');
}

describe('a field without AM and PM', () => {
  it.each([
    ['24:00', '00:00 +1'],
    ['13:60', '14:00'],
    ['23:60', '00:00 +1'],
    ['24:60', '01:00 +1'],
    ['0:00', '00:00'],
    ['25:00', undefined],
    ['12:61', undefined],
    ['14.30 Uhr', undefined],
  ])('reads %s as %s', (text, value) => expect(read(text, wide)).toBe(value));
});

describe('a field with AM and PM', () => {
  it.each([
    ['12 AM', '00:00'],
    ['12:00 pm', '12:00'],
    ['11:60 PM', '00:00 +1'],
    ['2:30 p.m.', '14:30'],
    ['14:30', '14:30'],
    ['12:05', '12:05'],
    ['12:5', '12:05'],
    ['12', '12:00'],
    ['12:60', '13:00'],
    ['7:5', '07:05'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    ['0 AM', undefined],
    ['13 PM', undefined],
    ['13:60', undefined],
    ['24:00', undefined],
  ])('reads %s as %s', (text, value) => expect(read(text, twelve)).toBe(value));
});

it('a step over midnight reports the next day', () => {
  const late = parseIsoTime('23:58') ?? { hour: 0, minute: 0, second: 0 };
  expect(step(late, 'minute', 5)).toEqual({
    time: { hour: 0, minute: 3, second: 0 },
    dayOffset: 1,
  });
  expect(step({ hour: 0, minute: 0, second: 0 }, 'hour', -1).time.hour).toBe(23);
});

it.each(['24:00', '13:60', '7:00', '07:00:60', 'noon'])('the value %s is not a time', (text) => {
  expect(parseIsoTime(text)).toBeUndefined();
});

it('times with AM and PM have one colon in any language', () => {
  const at = { hour: 14, minute: 30, second: 0 };
  const text = (locale: string) => formatTime(at, { locale, meridian: true, seconds: false });
  expect(text('da')).toBe('2:30 PM');
  expect(text('fr-CA')).toMatch(/^2:30 p/);
});
