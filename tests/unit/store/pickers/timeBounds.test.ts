import { expect, it } from 'vitest';
import { acceptTimeOptions } from '../../../../src/store/pickers/timeField';

it.each([
  ['10:30:30', '11:30:30', '10:31:00', '11:30:00'],
  ['10:30:00', '11:30', '10:30:00', '11:30:00'],
  ['23:59:30', undefined, '23:59:30', undefined],
])('without seconds, min %s and max %s allow whole minutes only', (min, max, from, until) => {
  const given: Record<string, string | undefined> = { min, max };
  const options = acceptTimeOptions({ text: (name) => given[name], flag: () => false });
  expect([options.min, options.max]).toEqual([from, until]);
});

it('with seconds, min and max keep theirs', () => {
  const options = acceptTimeOptions({
    text: (name) => (name === 'min' ? '10:30:30' : undefined),
    flag: (name) => name === 'seconds',
  });
  expect(options.min).toBe('10:30:30');
});
