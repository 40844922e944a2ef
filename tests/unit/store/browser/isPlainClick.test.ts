import { expect, it } from 'vitest';
import { isPlainClick } from '../../../../src/store/browser/isPlainClick';

it('a click of the main button without a modifier is plain', () => {
  expect(isPlainClick(new MouseEvent('click'))).toBe(true);
});

it.each([
  { altKey: true },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { button: 1 },
])('a click with %o is not plain', (init) => {
  expect(isPlainClick(new MouseEvent('click', init))).toBe(false);
});
