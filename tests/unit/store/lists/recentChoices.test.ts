import { afterEach, expect, it, vi } from 'vitest';
import { persistRecent, type Recent, readRecent } from '../../../../src/store/lists/recentChoices';
import { blockStorage, fillStorage } from '../../../support/storage';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const choice = (id: string, from: Recent['from'] = 'menu'): Recent => ({
  from,
  id,
  label: id.toUpperCase(),
  link: `/${id}`,
});
const idsOf = (owner = 'ada') => readRecent('p:', owner).map(({ id }) => id);

it('keeps the last five, newest first, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) persistRecent('p:', 'ada', choice(id));
  expect(idsOf()).toEqual(['b', 'f', 'e', 'd', 'c']);
  expect(readRecent('p:', 'ada')[0]).toMatchObject(choice('b'));
});

it('distinguishes a result of the integrator from a menu entry with the same id', () => {
  persistRecent('p:', 'ada', choice('a'));
  persistRecent('p:', 'ada', choice('a', 'provider'));
  expect(readRecent('p:', 'ada').map(({ from }) => from)).toEqual(['provider', 'menu']);
});

it('never shows the choices of another user', () => {
  persistRecent('p:', 'ada', choice('a'));
  expect(idsOf('ben')).toEqual([]);
  persistRecent('p:', 'ben', choice('b'));
  expect(idsOf('ben')).toEqual(['b']);
  expect(idsOf('ada')).toEqual([]);
});

it('separates prefixes', () => {
  persistRecent('p:', 'ada', choice('a'));
  expect(readRecent('q:', 'ada')).toEqual([]);
});

it.each([
  '{oops',
  'null',
  '7',
  '[]',
  '{"owner":"ada"}',
  '{"owner":"ada","choices":7}',
  '{"owner":"ada","choices":[null,7,{},{"id":"a"},{"id":"a","label":"A","link":"/a","from":"x"}]}',
])('ignores %s in storage', (kept) => {
  localStorage.setItem('p:recent', kept);
  expect(idsOf()).toEqual([]);
  persistRecent('p:', 'ada', choice('a'));
  expect(idsOf()).toEqual(['a']);
});

it('works without storage that is blocked or full', () => {
  fillStorage();
  persistRecent('p:', 'ada', choice('a'));
  expect(idsOf()).toEqual([]);
  vi.restoreAllMocks();
  blockStorage();
  persistRecent('p:', 'ada', choice('a'));
  expect(idsOf()).toEqual([]);
});
