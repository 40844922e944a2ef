import { expect, it } from 'vitest';
import { labelsWithInvalidRoles } from '../../../../src/store/menu/invalidRoles';

it('finds the entries whose roles are not an array, on every level, once each', () => {
  const shared = { label: 'Shared', roles: {} };
  const menu: object[] = [
    { label: 'Site', link: '/site', roles: ['ADMIN'] },
    { label: 'Reports', link: '/reports', roles: 'ADMIN' },
    { label: 'All', link: '/all', roles: null },
    { label: 'More', roles: 0, subItems: [{ label: 'Log', roles: 'AUDITOR' }, shared] },
    { label: 'Again', subItems: [shared] },
  ];
  menu.push({ label: 'Cycle', subItems: menu });
  expect(labelsWithInvalidRoles(menu)).toEqual(['Reports', 'More', 'Log', 'Shared']);
});

it('skips entries that cannot be read, and menus that are not an array', () => {
  const broken = {
    get roles() {
      throw new Error('unreadable');
    },
  };
  expect(labelsWithInvalidRoles([broken, null, 7, { label: 'Lost', roles: 'X' }])).toEqual([
    'Lost',
  ]);
  expect(labelsWithInvalidRoles('none')).toEqual([]);
});
