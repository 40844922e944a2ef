import { expect, it } from 'vitest';
import { plain } from '../../../../src/store/pickers/plainText';
import { formatTime, parseTime } from '../../../../src/store/pickers/timeText';

it('digits of every script become 0 to 9', () => {
  for (const system of Intl.supportedValuesOf('numberingSystem')) {
    const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
    const digits = [...format.format(1234567890)];
    // Some systems, such as the Chinese one, are not decimal digits.
    if (!digits.every((digit) => /\p{Nd}/u.test(digit))) continue;
    expect(plain(digits.join('')), system).toBe('1234567890');
  }
});

it('every decimal digit becomes one of 0 to 9', () => {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const digit = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(digit)) expect(plain(digit)).toMatch(/^\d$/);
  }
});

it.each([
  ['ar', '٢:٣٠ م'],
  ['fa', '۱۴:۳۰'],
  ['hi', '०२:३० pm'],
])('times are read in the digits of %s: %s', (locale, text) => {
  const style = { locale, meridian: true, seconds: false };
  expect(parseTime(text, style)?.time).toEqual({ hour: 14, minute: 30, second: 0 });
  const shown = formatTime({ hour: 14, minute: 30, second: 0 }, style);
  expect(parseTime(shown, style)?.time.hour).toBe(14);
});
