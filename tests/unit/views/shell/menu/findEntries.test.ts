import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../../../../../src/store/menu/menuItems';
import { menuFor } from '../../../../../src/store/menu/menuTree';
import { accessOf } from '../../../../../src/store/menu/roles';
import { findEntries, indexEntries } from '../../../../../src/views/shell/menu/filter/findEntries';

const MENU = menuFor(
  [
    {
      id: 'a',
      label: 'Straße',
      subItems: [
        { id: 'a1', label: 'Café' },
        { id: 'a2', label: 'Tea' },
      ],
    },
    {
      id: 'b',
      label: 'Ёлка',
      subItems: [{ id: 'b1', label: 'x', subItems: [{ id: 'b2', label: 'CAFÉTERIA' }] }],
    },
    { id: 'c', label: 'Cafe group', subItems: [{ id: 'c1', label: 'Water' }] },
  ],
  accessOf({ Role: 'ADMIN' }),
);
const find = (typed: string) => {
  const found = findEntries(
    indexEntries(MENU, (item) => item.label),
    typed,
  );
  return { ...found, shown: [...found.shown].sort(), open: [...found.open].sort() };
};

describe('the filter of the menu', () => {
  it('finds labels at all depths, with the groups around them', () => {
    expect(find(' cafe ')).toEqual({
      count: 3,
      shown: ['a', 'a1', 'b', 'b1', 'b2', 'c'],
      open: ['a', 'b', 'b1'],
    });
  });

  it('finds a group by its own label without opening it', () => {
    expect(find('GROUP')).toEqual({ count: 1, shown: ['c'], open: [] });
  });

  it('opens only the first of many groups, whose rows would all be rendered', () => {
    const many = menuFor(
      Array.from({ length: 100 }, (_, group) => ({
        id: `g${group}`,
        label: `Group ${group}`,
        subItems: Array.from({ length: 40 }, (_, index) => ({
          id: `g${group}e${index}`,
          label: `Entry ${index}`,
        })),
      })),
      accessOf({ Role: 'ADMIN' }),
    );
    const index = indexEntries(many, (item) => item.label);
    const found = findEntries(index, 'entry');
    expect(found.count).toBe(4000);
    expect(found.shown.size).toBe(4100);
    expect([...found.open]).toEqual(Array.from({ length: 8 }, (_, group) => `g${group}`));
    expect(findEntries(index, 'entry 39').open.size).toBe(100);
  });

  it('finds nothing if nothing matches', () => {
    expect(find('zzz')).toEqual({ count: 0, shown: [], open: [] });
  });

  it('searches the visible text, not the key', () => {
    const spoken = (item: MenuItem) => (item.id === 'c1' ? 'Wasser' : item.label);
    const index = indexEntries(MENU, spoken);
    expect([...findEntries(index, 'wasser').shown]).toEqual(['c1', 'c']);
    expect(findEntries(index, 'water').count).toBe(0);
  });
});
