import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../../../../../src/store/menu/menuItems';
import { menuFor } from '../../../../../src/store/menu/menuTree';
import { accessOf } from '../../../../../src/store/menu/roles';
import { activeTrail } from '../../../../../src/views/shell/menu/activeTrail';

const trail = (menu: unknown, path: string, admin = true) =>
  activeTrail(menuFor(menu, accessOf({ Role: admin ? 'ADMIN' : 'USER' })), path).map(
    ({ id }) => id,
  );

describe('the trail to the current page', () => {
  const menu = [
    { id: 'start', label: 'Start', link: '/' },
    {
      id: 'site',
      label: 'Site',
      link: '/site?tab=all',
      subItems: [
        { id: 'rooms', label: 'Rooms', link: '/site/rooms?floor=1' },
        { id: 'room', label: 'Room', link: '/site/room' },
      ],
    },
    { id: 'flat', label: 'Flat', link: '/site/rooms/7/beds', parentId: 'room-group' },
    { id: 'room-group', label: 'Group' },
  ];

  it.each([
    ['/', ['start']],
    ['/site', ['site']],
    ['/site/other', ['site']],
    ['/site/rooms', ['site', 'rooms']],
    ['/site/rooms/7', ['site', 'rooms']],
    ['/site/rooms/7/beds/2', ['room-group', 'flat']],
    ['/sites', []],
    ['/nowhere', []],
  ])('leads from %s to %j', (path, ids) => {
    expect(trail(menu, path)).toEqual(ids);
  });

  it.each([
    ['/support?state=open', ['open']],
    ['/support?state=closed', ['closed']],
    ['/support?state=closed&page=2', ['closed']],
    ['/support/7', ['all']],
    ['/support', ['all']],
    ['/support?state=new', ['all']],
    ['/help?topic=x', ['help']],
  ])('leads from %s to %j among entries that differ in their query', (location, ids) => {
    const views = [
      { id: 'open', label: 'Open', link: '/support?state=open' },
      { id: 'closed', label: 'Closed', link: '/support?state=closed' },
      { id: 'all', label: 'All', link: '/support' },
      { id: 'help', label: 'Help', link: '/help?topic=start' },
    ];
    expect(trail(views, location)).toEqual(ids);
  });

  it('is found without a look below the entries that follow the current page', () => {
    let reads = 0;
    const later = {
      id: 'later',
      label: 'Later',
      link: '/later',
      get subItems() {
        reads += 1;
        return [];
      },
    };
    const items = menuFor([{ label: 'Start', link: '/site' }, later], accessOf({}));
    expect(activeTrail(items, '/site')).toEqual([items[0]]);
    expect(reads).toBe(0);
  });

  it('ends at an entry that is hidden from the user', () => {
    const own = [{ id: 'g', label: 'G', subItems: [{ id: 'a', label: 'A', link: '/admin/x' }] }];
    expect(trail(own, '/admin/x', false)).toEqual([]);
    expect(trail(own, '/admin/x', true)).toEqual(['g', 'a']);
  });

  it('ends in a menu that contains itself and in one of shared groups', () => {
    const self: MenuItem = { id: 'a', label: 'A', subItems: [] };
    for (let times = 0; times < 8; times++) self.subItems?.push(self);
    expect(trail([self], '/x')).toEqual([]);
    let shared: object = { id: 'leaf', label: 'Leaf', link: '/x' };
    for (let level = 0; level < 10; level++) {
      shared = { id: `l${level}`, label: 'L', subItems: Array.from({ length: 9 }, () => shared) };
    }
    expect(trail([shared], '/x')).toHaveLength(11);
  });

  it('leads down the levels of the menu, whatever the menu contains', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.webPath(), (own, path) => {
        let level = menuFor(own, accessOf({}));
        for (const item of activeTrail(level, `/${path}`)) {
          expect(level).toContain(item);
          level = item.subItems ?? [];
        }
      }),
      { numRuns: 30 },
    );
  });
});
