import { expect, test } from 'vitest';
import type { MenuItem } from '../../../../../src/store/menu/menuItems';
import { menuFor, type TreeItem } from '../../../../../src/store/menu/menuTree';
import { accessOf } from '../../../../../src/store/menu/roles';
import {
  CLOSED,
  commonLength,
  hovered,
  pressed,
  shortened,
} from '../../../../../src/views/shell/menu/flyouts/openPath';
import {
  columnsFitting,
  panelEntries,
  splitIntoColumns,
} from '../../../../../src/views/shell/menu/flyouts/panelContent';
import { isInSafeTriangle } from '../../../../../src/views/shell/menu/flyouts/safeTriangle';
import { howManyFit } from '../../../../../src/views/shell/menu/flyouts/useOverflow';

test('a press opens a group and its ancestors, and a second one closes it', () => {
  const opened = pressed(CLOSED, ['a', 'b'], true);
  expect(opened).toEqual({ path: ['a', 'b'], kept: 2, focus: true });
  expect(pressed(opened, ['a', 'b'], false)).toEqual({ path: ['a'], kept: 1, focus: false });
  expect(pressed(opened, ['c'], false)).toEqual({ path: ['c'], kept: 1, focus: false });
});

test('a press keeps a group open that the pointer opened', () => {
  const shown = hovered(CLOSED, ['a'], 0);
  expect(shown).toEqual({ path: ['a'], kept: 0, focus: false });
  expect(pressed(shown, ['a'], false)).toEqual({ path: ['a'], kept: 1, focus: false });
});

test('a pointer that leaves closes the group it opened, not one that was pressed or has the focus', () => {
  const now = { path: ['a', 'b', 'c'], kept: 1, focus: false };
  expect(hovered(now, [], 0).path).toEqual(['a']);
  expect(hovered(now, [], 2).path).toEqual(['a', 'b']);
  expect(hovered(now, ['a', 'd'], 0)).toEqual({ path: ['a', 'd'], kept: 1, focus: false });
  expect(hovered(now, ['e'], 0)).toEqual({ path: ['e'], kept: 0, focus: false });
  expect(hovered(now, ['a', 'b', 'c'], 0)).toBe(now);
});

test('compares two paths in the menu from the top', () => {
  expect(commonLength(['a', 'b'], ['a', 'c'])).toBe(1);
  expect(commonLength(['a'], ['a', 'c'])).toBe(1);
  expect(commonLength([], ['a'])).toBe(0);
  expect(shortened({ path: ['a', 'b'], kept: 2, focus: true }, 1)).toEqual({
    path: ['a'],
    kept: 1,
    focus: false,
  });
});

test('shows entries as long as they fit and reserves room for More', () => {
  expect(howManyFit([100, 100, 100], 304, 2, 80)).toBe(3);
  expect(howManyFit([100, 100, 100], 303, 2, 80)).toBe(2);
  expect(howManyFit([100, 100, 100], 283, 2, 80)).toBe(1);
  expect(howManyFit([100, Number.POSITIVE_INFINITY], 2000, 2, 80)).toBe(1);
  expect(howManyFit([100, 100], 50, 2, 80)).toBe(0);
  expect(howManyFit([], 300, 2, 80)).toBe(0);
});

test('splits a submenu into as many columns as fit from 12 entries on', () => {
  expect(splitIntoColumns(entries(11), 5)).toEqual({ columns: 1, unfolded: false });
  expect(splitIntoColumns(entries(12), 5)).toEqual({ columns: 2, unfolded: false });
  expect(splitIntoColumns(entries(23), 5)).toEqual({ columns: 3, unfolded: false });
  expect(splitIntoColumns(entries(1000), 5)).toEqual({ columns: 5, unfolded: false });
  expect(splitIntoColumns(entries(12), 1)).toEqual({ columns: 1, unfolded: false });
  expect(columnsFitting(1280, 'below')).toBe(5);
  expect(columnsFitting(800, 'below')).toBe(3);
  expect(columnsFitting(1280, 'beside')).toBe(2);
  expect(columnsFitting(800, 'beside')).toBe(1);
});

test('groups of a mega menu are headings if all their entries fit', () => {
  const groups = entries(12).map((item) => ({ ...item, subItems: entries(2) }));
  expect(splitIntoColumns(groups, 5)).toEqual({ columns: 4, unfolded: true });
  expect(splitIntoColumns(groups, 3)).toEqual({ columns: 2, unfolded: false });
  const [first] = groups;
  const deep = [{ id: 'deep', label: 'Deep', subItems: [first as MenuItem] }, ...entries(12)];
  expect(splitIntoColumns(deep, 5).unfolded).toBe(false);
});

test('a pointer moves towards a panel while it is between its start and the near edge', () => {
  const panel = { left: 100, right: 300, top: 50, bottom: 250 } as DOMRect;
  expect(isInSafeTriangle(panel, { x: 40, y: 60 }, { x: 60, y: 90 })).toBe(true);
  expect(isInSafeTriangle(panel, { x: 40, y: 60 }, { x: 41, y: 90 })).toBe(false);
  expect(isInSafeTriangle(panel, { x: 40, y: 60 }, { x: 30, y: 60 })).toBe(false);
  const below = { left: 100, right: 300, top: 50, bottom: 250 } as DOMRect;
  expect(isInSafeTriangle(below, { x: 150, y: 20 }, { x: 170, y: 35 })).toBe(true);
  expect(isInSafeTriangle(below, { x: 150, y: 20 }, { x: 250, y: 21 })).toBe(false);
});

function entries(count: number): MenuItem[] {
  return Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `Entry ${at}` }));
}

const [site] = menuFor(
  [
    {
      id: 'site',
      label: 'Site',
      icon: 'globe',
      link: '/site',
      subItems: [{ id: 'rooms', label: 'Rooms', link: '/site/rooms' }],
    },
  ],
  accessOf({ Role: 'ADMIN' }),
) as [TreeItem];

test('a panel starts with the page of its group, as a link and not as the group again', () => {
  const [own, rooms] = panelEntries(site) as [MenuItem, MenuItem];
  expect(own).toMatchObject({ id: 'site', label: 'Site', icon: 'globe', link: '/site' });
  expect(own.subItems).toBeUndefined();
  expect(rooms.link).toBe('/site/rooms');
});

test('a panel of a group without a page contains only its entries', () => {
  const { id, label, subItems } = site;
  expect(panelEntries({ id, label, subItems })).toEqual(subItems);
});
