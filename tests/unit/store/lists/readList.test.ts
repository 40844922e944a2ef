import { expect, it, vi } from 'vitest';
import { readApps } from '../../../../src/store/lists/apps';
import { readResults } from '../../../../src/store/lists/searchResults';
import { readUserMenu } from '../../../../src/store/lists/userMenu';

it('reads apps and drops invalid items and duplicates', () => {
  const input = [null, 'x', {}, { id: 1, label: 'Mail', link: '/m', iconUrl: '/m.png', icon: 7 }];
  expect(readApps([...input, { id: '1', label: 'Again' }, { label: 'No id' }])).toEqual([
    { id: '1', label: 'Mail', link: '/m', iconUrl: '/m.png', icon: '7' },
    { id: 'No id', label: 'No id' },
  ]);
  for (const none of [undefined, null, 7, 'apps', {}]) expect(readApps(none)).toEqual([]);
});

it('reads the first 200 entries of a popup, with one warning for each list', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const input = Array.from({ length: 1000 }, (_, id) => ({ id, label: `Entry ${id}` }));
  for (const read of [readApps, readUserMenu]) {
    expect(read(input)).toHaveLength(200);
    expect(read(input.slice(0, 200))).toHaveLength(200);
  }
  expect(warn.mock.calls.flat()).toEqual([
    'backoffice-elements: apps has 1000 entries; the first 200 are shown.',
    'backoffice-elements: userMenu has 1000 entries; the first 200 are shown.',
  ]);
  warn.mockRestore();
});

it('drops items whose getters throw', () => {
  const broken = {
    id: 'broken',
    label: 'Broken',
    get icon() {
      throw new Error('no icon');
    },
  };
  expect(readApps([broken, { id: 'mail', label: 'Mail' }])).toEqual([
    { id: 'mail', label: 'Mail' },
  ]);
});

it('reads sparse arrays with a wrong length quickly, and returns no entries of an unreadable list', () => {
  const sparse: unknown[] = [{ id: 'mail', label: 'Mail' }];
  sparse.length = 2 ** 32 - 1;
  expect(readApps(sparse)).toEqual([{ id: 'mail', label: 'Mail' }]);
  const { proxy, revoke } = Proxy.revocable([{ id: 'mail', label: 'Mail' }], {});
  revoke();
  expect(readApps(proxy)).toEqual([]);
});

it('reads at most twenty results of a search provider and rejects other values', () => {
  const many = Array.from({ length: 50 }, (_, id) => ({ id, label: `Result ${id}` }));
  expect(readResults(many)).toHaveLength(20);
  expect(readResults([{ id: 'a', label: 'A', description: [], link: 7 }])).toEqual([
    { id: 'a', label: 'A', link: '7' },
  ]);
  for (const none of [undefined, null, 'x', {}]) expect(() => readResults(none)).toThrow(TypeError);
});
