import { expect, it } from 'vitest';
import { mayEnter } from '../../../../src/store/menu/mayEnter';
import { accessOf } from '../../../../src/store/menu/roles';

it('reads a menu whose getters return other entries each time to a limited depth', () => {
  const limit = 50_000;
  let reads = 0;
  const entry = (): object => ({
    label: 'Entry',
    get subItems() {
      reads += 1;
      return reads < limit ? [entry(), entry()] : [];
    },
  });
  expect(mayEnter('/site', [entry()], accessOf({ Role: 'EDITOR' }))).toBe(true);
  expect(reads).toBeLessThan(limit);
});
