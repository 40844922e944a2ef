import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import demonstration from '../../../../demo/menus/demonstration.json';
import { mayEnter } from '../../../../src/store/menu/mayEnter';
import type { MenuItem } from '../../../../src/store/menu/menuItems';
import { menuFor } from '../../../../src/store/menu/menuTree';
import { accessOf } from '../../../../src/store/menu/roles';
import { walkMenu } from '../../../../src/store/menu/walkMenu';

const ADMIN = accessOf({ Role: 'ADMIN' });
const USER = accessOf({ Role: 'EDITOR' });

describe('the default menu', () => {
  const user = ['/workspace', '/site', '/application', '/develop', '/apppublish', '/support'];

  it('has six links for ordinary users', () => {
    expect(menuFor(undefined, USER).map((item) => item.link)).toEqual(user);
  });

  it('has admin before support for administrators', () => {
    const links = menuFor(undefined, ADMIN).map((item) => item.link);
    expect(links).toEqual([...user.slice(0, 5), '/admin', '/support']);
  });

  it.each([null, 'menu', 7, {}, () => []])("is used if the integrator's menu is %s", (own) => {
    expect(menuFor(own, USER).map((item) => item.link)).toEqual(user);
  });
});

describe("an integrator's menu", () => {
  it('keeps its entries in order', () => {
    const badge = { variant: 'info', text: '4' };
    const own = [
      { id: 'a', label: 'Alpha', icon: 'house', link: '/site', badge },
      { id: 'b', label: 'menu.site', iconUrl: 'a.png', iconUrl2: 'b.png' },
    ];
    expect(menuFor(own, USER)).toMatchObject(own);
  });

  it('may have a wrong length, on any level', () => {
    const sparse = (entry: object) => {
      const list: unknown[] = [entry];
      list.length = 2 ** 32 - 1;
      return list;
    };
    const menu = sparse({ id: 'a', label: 'A', subItems: sparse({ id: 'b', link: '/site' }) });
    expect(menuFor(menu, USER)).toMatchObject([{ id: 'a', subItems: [{ id: 'b' }] }]);
    expect(mayEnter('/site', menu, USER)).toBe(true);
  });

  it('is the default menu if it cannot be read', () => {
    const { proxy, revoke } = Proxy.revocable([{ id: 'a', label: 'A' }], {});
    revoke();
    expect(menuFor(proxy, USER).map((item) => item.id)).toContain('site');
    expect(mayEnter('/site', proxy, USER)).toBe(true);
  });

  describe('hides a group without a link if all its entries are hidden', () => {
    const secret = { label: 'Secret', link: '/develop', roles: ['ADMIN'] };
    const denied = { label: 'Denied', link: '/admin/users' };
    const shown = { label: 'Shown', link: '/site' };
    const throwing = {
      label: 'Throws',
      get roles() {
        throw new Error('unreadable');
      },
    };
    const group = (label: string, ...subItems: unknown[]) => ({ label, subItems });
    const labels = (menu: unknown[]) => menuFor(menu, USER).map(({ label }) => label);

    it('by their roles, their areas or their own entries, or because they cannot be read', () => {
      const hidden = group(
        'Hidden',
        secret,
        denied,
        throwing,
        group('Deep', group('Deeper', secret)),
      );
      const open = group('Open', hidden, group('Full', secret, shown));
      expect(labels([hidden, open])).toEqual(['Open']);
      const walked: unknown[] = [];
      walkMenu(menuFor([open], USER), ({ label }) => void walked.push(label));
      expect(walked).toEqual(['Open', 'Full', 'Shown']);
      expect(menuFor([hidden], ADMIN)).toHaveLength(1);
    });

    it('in a flat list too', () => {
      const menu = [
        { id: 'people', label: 'People' },
        { ...secret, parentId: 'people' },
        { id: 'work', label: 'Work' },
        { ...shown, parentId: 'work' },
      ];
      expect(labels(menu)).toEqual(['Work']);
    });

    it('but not with a link, and not without entries', () => {
      expect(labels([{ ...group('Linked', secret), link: '/site' }, group('Empty')])).toEqual([
        'Linked',
        'Empty',
      ]);
    });

    it('and reads no more entries than necessary', () => {
      const unread = {
        get label(): string {
          throw new Error('was read');
        },
      };
      let reads = 0;
      const counted = {
        label: 'Counted',
        get subItems() {
          reads++;
          return [secret];
        },
      };
      expect(labels([group('Open', secret, shown, unread), counted, counted])).toEqual(['Open']);
      expect(reads).toBeLessThan(4);
    });

    it('and stays harmless with cycles, shared groups and groups without an end', () => {
      const cycle = group('Cycle', secret);
      cycle.subItems.push(group('Inner', cycle), cycle);
      const endless = {
        label: 'Endless',
        get subItems() {
          return [endlessCopy(), endlessCopy()];
        },
      };
      const endlessCopy = (): object => Object.create(endless);
      let shared = group('Leaf', secret);
      for (let level = 0; level < 8; level++) shared = group('Shared', ...Array(9).fill(shared));
      expect(labels([cycle, endless, shared])).toEqual(['Cycle', 'Endless']);
    });
  });

  it('closes the paths of hidden entries, however their links are written', () => {
    const menu = [
      { id: 'a', label: 'A', link: '/site/löhne', roles: ['HR'] },
      { id: 'b', label: 'B', link: '/site/my pay', roles: ['HR'] },
    ];
    for (const path of [
      '/site/l%C3%B6hne',
      '/site/my%20pay',
      '/%73ite/my%20p%61y',
      '/site/my%20pay/',
    ])
      expect(mayEnter(path, menu, USER)).toBe(false);
    for (const path of ['/site/l', '/site%2Fmy%20pay', '/site/100%'])
      expect(mayEnter(path, menu, USER)).toBe(true);
  });

  it('may be empty', () => {
    expect(menuFor([], ADMIN)).toEqual([]);
  });

  it('nests five levels', () => {
    const leaf = { id: '5', label: 'Five', link: '/site/5' };
    const own = [4, 3, 2, 1].reduce<object>(
      (inner, level) => ({ id: `${level}`, label: `Level ${level}`, subItems: [inner] }),
      leaf,
    );
    const path = 'subItems.0.subItems.0.subItems.0.subItems.0';
    expect(menuFor([own], USER)[0]).toHaveProperty(path, expect.objectContaining(leaf));
  });

  it('accepts the demonstration menu of the template unchanged', () => {
    const listed = ids(demonstration as MenuItem[]);
    expect(listed.length).toBeGreaterThan(50);
    expect(ids(menuFor(demonstration, ADMIN))).toEqual(listed);
  });

  it('becomes a tree if it is a flat list with parents, in any order', () => {
    const own = [
      { id: 'leaf', label: 'Leaf', parentId: 'branch' },
      { id: 'root', label: 'Root' },
      { id: 'branch', label: 'Branch', parentId: 'root' },
      { id: 'orphan', label: 'Orphan', parentId: 'gone' },
    ];
    expect(shape(menuFor(own, USER))).toEqual([
      { Root: [{ Branch: [{ Leaf: [] }] }] },
      { Orphan: [] },
    ]);
  });

  it('may use numbers as ids and parents', () => {
    const own = [
      { id: 1, label: 'Root' },
      { id: 2, label: 'Leaf', parentId: 1 },
    ];
    expect(shape(menuFor(own, USER))).toEqual([{ Root: [{ Leaf: [] }] }]);
  });

  it('keeps entries at the top level whose parents form a cycle', () => {
    const own = [
      { id: 'self', label: 'Self', parentId: 'self' },
      { id: 'hen', label: 'Hen', parentId: 'egg' },
      { id: 'egg', label: 'Egg', parentId: 'hen' },
      { id: 'chick', label: 'Chick', parentId: 'egg' },
    ];
    expect(shape(menuFor(own, USER))).toEqual([
      { Self: [] },
      { Hen: [] },
      { Egg: [{ Chick: [] }] },
    ]);
  });

  it('is cut at an entry that contains itself', () => {
    const own: MenuItem = { id: 'a', label: 'A', subItems: [{ id: 'b', label: 'B' }] };
    for (let times = 0; times < 8; times++) own.subItems?.push(own);
    expect(shape(menuFor([own], USER))).toEqual([{ A: [{ B: [] }] }]);
  });

  it('is cut at a chain of parents that exceeds the maximum depth', () => {
    const own = Array.from({ length: 3000 }, (_, index) => ({
      id: `${index}`,
      label: `${index}`,
      parentId: index ? `${index - 1}` : undefined,
    }));
    let depth = 0;
    for (let level = menuFor(own, USER); level.length > 0; depth++) {
      level = level[0]?.subItems ?? [];
    }
    expect(depth).toBeGreaterThanOrEqual(5);
    expect(depth).toBeLessThanOrEqual(20);
  });

  it('loses invalid entries', () => {
    const garbage = [null, undefined, 7, 'Site', [], {}, { label: '' }, { label: {} }, true];
    const good = { label: 'Good', link: '/site', subItems: garbage };
    const own = [
      ...garbage,
      good,
      { label: 'Nothing valid', subItems: garbage },
      { id: 'only-id' },
    ];
    expect(shape(menuFor(own, USER))).toEqual([{ Good: [] }, { 'only-id': [] }]);
  });

  it('loses entries whose getters throw, at every level', () => {
    const own = garbageThatThrows();
    const group = { id: 'g', label: 'Group', subItems: [...own, { label: 'Inner' }] };
    const below = { id: 'f', label: 'Flat', parentId: 'g' };
    const menu = menuFor([...own, group, below, { id: 'z', label: 'Last' }], USER);
    expect(shape(menu)).toEqual([{ Group: [{ Inner: [] }, { Flat: [] }] }, { Last: [] }]);
    expect(new Set(ids(menu)).size).toBe(4);
    const walked: unknown[] = [];
    walkMenu(menu, ({ label }) => {
      walked.push(label);
    });
    expect(walked).toEqual(expect.arrayContaining(['Group', 'Inner', 'Flat', 'Last']));
  });

  it('shows an entry without its list or parent if their getters throw', () => {
    for (const name of ['subItems', 'parentId']) {
      const menu = menuFor([throwing(name), { id: 'b', label: 'B', parentId: 'a' }], USER);
      expect(shape(menu)).toEqual([{ A: [{ B: [] }] }]);
      expect(ids(menu)).toEqual(['a', 'b']);
      walkMenu(menu, () => {});
    }
  });

  it('loses values of the wrong type', () => {
    const own = [{ id: 'a', label: 'A', link: { href: 'x' }, badge: 'new', subItems: 'none' }];
    const [item] = menuFor(own, USER);
    expect(item).toMatchObject({ link: undefined, badge: undefined, subItems: [] });
  });

  it('has neutral badges if they have no variant', () => {
    const own = [{ id: 'a', label: 'A', badge: { text: 3 } }];
    expect(menuFor(own, USER)[0]?.badge).toEqual({ variant: 'neutral', text: '3' });
  });

  it('has texts of at most 1000 characters', () => {
    const text = 'x'.repeat(1_000_000);
    const [item] = menuFor([{ label: text, description: text, badge: { text } }], USER);
    const shown = [item?.label, item?.description, item?.badge?.text];
    expect(shown.map((one) => one?.length)).toEqual([1000, 1000, 1000]);
  });

  it('keeps entries with the same id apart', () => {
    const subItems = [{ id: 'same', label: 'In' }];
    const own = [1, 2, 3].map((n) => ({ id: 'same', label: `N${n}`, subItems }));
    const found = ids(menuFor(own, USER));
    expect(found).toHaveLength(6);
    expect(new Set(found).size).toBe(6);
  });

  it('may contain thousands of entries with the same id', () => {
    const own = Array.from({ length: 20_000 }, () => ({ id: 0, label: 'Same' }));
    expect(new Set(ids(menuFor(own, USER))).size).toBe(20_000);
  });

  it('hides the admin area from ordinary users, at every level', () => {
    const own = [
      { id: 'admin', label: 'Admin', link: '/admin' },
      { id: 'users', label: 'Users', link: '/admin/users?x' },
      { id: 'fine', label: 'Administration', link: '/administration' },
      { id: 'more', label: 'More', subItems: [{ id: 'deep', label: 'Deep', link: '/admin/deep' }] },
      { id: 'flat', label: 'Flat', link: '/admin?tab=1', parentId: 'more' },
    ];
    expect(shape(menuFor(own, USER))).toEqual([{ Administration: [] }]);
    expect(ids(menuFor(own, ADMIN))).toHaveLength(6);
  });

  it('never throws and has unique ids, whatever it contains', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'a′', '', 1, null);
    const { tree } = fc.letrec((tie) => ({
      tree: fc.array(fc.oneof({ depthSize: 'small' }, tie('item'), fc.anything())),
      item: fc.record(
        {
          id,
          label: fc.oneof(fc.constantFrom('A', 'B', ''), fc.anything()),
          parentId: id,
          link: fc.oneof(fc.constant('/admin'), fc.anything()),
          badge: fc.anything(),
          subItems: fc.oneof({ depthSize: 'small' }, tie('tree'), fc.anything()),
        },
        { requiredKeys: [] },
      ),
    }));
    fc.assert(
      fc.property(tree, fc.boolean(), (own, admin) => {
        const found = ids(menuFor(own, admin ? ADMIN : USER));
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

/** Creates an entry with one getter that throws. */
function throwing(name: string): object {
  const entry = { id: 'a', label: 'A', link: '/site' };
  return Object.defineProperty(entry, name, {
    get() {
      throw new Error(name);
    },
  });
}

/** Entries that cannot be read completely; the badge of the last one throws. */
function garbageThatThrows(): object[] {
  const names = ['id', 'label', 'link', 'icon', 'iconUrl', 'iconUrl2', 'badge'];
  const badge = throwing('text');
  return [...names.map(throwing), { id: 'b', label: 'B', badge }];
}

/** Returns the labels as a tree. */
function shape(items: MenuItem[]): object[] {
  return items.map((item) => ({ [item.label]: shape(item.subItems ?? []) }));
}

function ids(items: MenuItem[]): string[] {
  return items.flatMap((item) => [item.id, ...ids(item.subItems ?? [])]);
}
