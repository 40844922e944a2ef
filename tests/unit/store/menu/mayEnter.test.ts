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

it('opens an entry that a visible group shares with a hidden one, in any order, also further down', () => {
  const reports = { label: 'Reports', link: '/site/reports' };
  const nested = { label: 'More', subItems: [reports] };
  for (const shared of [reports, nested]) {
    const hidden = { label: 'Admin tools', roles: ['ADMIN'], subItems: [shared] };
    const daily = { label: 'Daily', subItems: [shared] };
    for (const menu of [
      [hidden, daily],
      [daily, hidden],
    ])
      expect(mayEnter('/site/reports', menu, accessOf({ Role: 'EDITOR' }))).toBe(true);
    expect(mayEnter('/site/reports', [hidden], accessOf({ Role: 'EDITOR' }))).toBe(false);
  }
});

it('reads groups that contain each other once, below a hidden group once more', () => {
  let reads = 0;
  const group: { label: string; roles?: string[]; link: string; subItems: object[] } = {
    label: 'Loop',
    get link() {
      reads += 1;
      return '/site';
    },
    subItems: [],
  };
  group.subItems.push(group);
  const hidden = { label: 'Hidden', roles: ['ADMIN'], subItems: [group] };
  expect(mayEnter('/site', [hidden, group, hidden, group], accessOf({ Role: 'EDITOR' }))).toBe(
    true,
  );
  expect(reads).toBe(2);
});

it('takes little time for an address of many slashes', () => {
  const menu = [
    { label: 'Site', link: '/site' },
    { label: 'Hidden', link: '/support/hidden', roles: ['ADMIN'] },
  ];
  const access = accessOf({ Role: 'EDITOR' });
  const slashes = '/'.repeat(300_000);
  const started = performance.now();
  expect(mayEnter(`/site${slashes}`, menu, access)).toBe(true);
  expect(mayEnter(`/support/hidden${slashes}`, menu, access)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});
