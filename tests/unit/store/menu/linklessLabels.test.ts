import { expect, it } from 'vitest';
import { linklessLabels } from '../../../../src/store/menu/linklessLabels';
import { menuFor } from '../../../../src/store/menu/menuTree';
import { accessOf } from '../../../../src/store/menu/roles';

const linkless = (menu: unknown) => linklessLabels(menuFor(menu, accessOf({ Role: 'EDITOR' })));

it('finds the entries without a link and without entries below them, on every level', () => {
  const menu = [
    { label: 'Reports', url: '/reports' },
    { label: 'Site', link: '/site' },
    {
      label: 'More',
      subItems: [
        { label: 'Empty', subItems: [] },
        { label: 'Full', link: '/full' },
      ],
    },
    { id: 'people', label: 'People' },
    { label: 'Staff', link: '/staff', parentId: 'people' },
  ];
  expect(linkless(menu)).toEqual(['Reports', 'Empty']);
});

it('skips entries that cannot be read', () => {
  const broken = {
    get label() {
      throw new Error('unreadable');
    },
  };
  const menu = [{ label: 'More', subItems: [broken, { label: 'Lost' }] }];
  expect(linkless(menu)).toEqual(['Lost']);
});
