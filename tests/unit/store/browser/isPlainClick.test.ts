import { expect, it } from 'vitest';
import { isPlainClick } from '../../../../src/store/browser/isPlainClick';

it('is a click of the main button without a modifier', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true);
});

it.each([
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { button: 1 },
])('is not a click with %o', (init) => {
  expect(isPlainClick(new MouseEvent('click', init))).toBe(false);
});
