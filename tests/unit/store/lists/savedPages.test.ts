import { beforeEach, expect, test } from 'vitest';
import {
  readPinned,
  readVisited,
  recordVisit,
  type SavedPagesKey,
  setPinned,
} from '../../../../src/store/lists/savedPages';

const ada: SavedPagesKey = { prefix: 'p:', kind: 'local', user: 'ada' };
const ben: SavedPagesKey = { ...ada, user: 'ben' };
const page = (path: string) => ({ path, area: 'support', title: `Ticket ${path}` });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('visited pages are unique, newest first and at most eight', () => {
  for (let count = 1; count <= 10; count += 1) recordVisit(ada, page(`/support/${count}`));
  recordVisit(ada, { ...page('/support/9'), title: 'Renamed' });
  const visited = readVisited(ada);
  expect(visited.map(({ path }) => path)).toEqual(
    [9, 10, 8, 7, 6, 5, 4, 3].map((count) => `/support/${count}`),
  );
  expect(visited[0]?.title).toBe('Renamed');
});

test('visited pages belong to one user and to the storage of the record', () => {
  recordVisit(ada, page('/support/1'));
  expect(readVisited(ben)).toEqual([]);
  recordVisit(ben, page('/support/2'));
  expect(readVisited(ada)).toEqual([]);

  const inTab: SavedPagesKey = { ...ada, kind: 'session' };
  recordVisit(inTab, page('/support/3'));
  expect(localStorage.getItem('p:visited')).not.toContain('/support/3');
  expect(readVisited(inTab)).toHaveLength(1);
});

test('pins are stored per user, in the order of pinning, until they are removed', () => {
  setPinned(ada, page('/support/1'), true);
  setPinned(ben, page('/support/2'), true);
  setPinned(ada, page('/support/3'), true);
  setPinned(ada, page('/support/1'), true);
  expect(readPinned(ada).map(({ path }) => path)).toEqual(['/support/3', '/support/1']);
  expect(readPinned(ben).map(({ path }) => path)).toEqual(['/support/2']);
  setPinned(ada, page('/support/3'), false);
  setPinned(ada, page('/support/1'), false);
  expect(readPinned(ada)).toEqual([]);
  expect(localStorage.getItem('p:pinned')).not.toContain('ada');
});

test('a visit corrects the title of a pin, which keeps its place', () => {
  setPinned(ada, { path: '/support/1', area: 'support' }, true);
  setPinned(ada, page('/support/2'), true);
  recordVisit(ada, page('/support/1'));
  expect(readPinned(ada)).toEqual([page('/support/1'), page('/support/2')]);
  recordVisit(ada, page('/support/3'));
  expect(readPinned(ada)).toHaveLength(2);
});

test('a user keeps a hundred pins', () => {
  for (let count = 1; count <= 101; count += 1) setPinned(ada, page(`/support/${count}`), true);
  expect(readPinned(ada)).toHaveLength(100);
});

test('the pins of the user who pinned first are dropped, also if the ids are numbers', () => {
  const pin = (user: string) => setPinned({ ...ada, user }, page('/support/1'), true);
  for (let count = 0; count < 9; count += 1) pin(`${1000 + count}`);
  for (const user of ['42', '2000']) pin(user);
  expect(readPinned({ ...ada, user: '1000' })).toEqual([]);
  expect(readPinned({ ...ada, user: '42' })).toHaveLength(1);
});

test('the pins of at most ten users are stored, also of one called __proto__', () => {
  for (let count = 0; count < 12; count += 1) {
    setPinned({ ...ada, user: `user-${count}` }, page('/support/1'), true);
  }
  expect(readPinned({ ...ada, user: 'user-1' })).toEqual([]);
  expect(readPinned({ ...ada, user: 'user-2' })).toHaveLength(1);
  const odd = { ...ada, user: '__proto__' };
  setPinned(odd, page('/support/7'), true);
  expect(readPinned(odd)).toHaveLength(1);
});

test.each([
  ['no JSON', '{'],
  ['a list', '[1, 2]'],
  ['null', 'null'],
  ['pages of wrong types', '{"owner":"ada","pages":[1,null,{"path":7,"area":"x"}],"ada":"pages"}'],
  [
    'links to other sites',
    '{"owner":"ada","pages":[{"path":"//evil.example","area":"site"}],"ada":[{"path":"javascript:1","area":"site"}]}',
  ],
])('stored data that is %s counts as empty', (_, stored) => {
  localStorage.setItem('p:visited', stored);
  localStorage.setItem('p:pinned', stored);
  expect(readVisited(ada)).toEqual([]);
  expect(readPinned(ada)).toEqual([]);
});
