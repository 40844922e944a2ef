import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDrafts } from '../../../../src/store/areas/drafts';
import { hasDraft } from '../../../../src/store/areas/readDrafts';

const warn = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  vi.restoreAllMocks();
  warn.mockClear();
});

it('keeps drafts up to a million characters, and warns once about those that do not fit', () => {
  const site = openDrafts('limit:', 'ada', 'site');
  const note = 'x'.repeat(300_000);
  for (let index = 0; index < 50; index++) site.set(`note ${index}`, note);
  expect(site.get('note 2')).toBe(note);
  expect(site.get('note 3')).toBeUndefined();
  expect(sessionStorage.getItem('limit:drafts')?.length).toBeLessThan(1_000_000);
  expect(warn.mock.calls).toEqual([
    ['backoffice-elements: area "site" has drafts that do not fit into the browser\'s storage.'],
  ]);
  site.delete('note 2');
  site.set('note 3', note);
  expect(site.get('note 3')).toBe(note);
});

it('keeps the last draft that fitted, and none of an area whose first does not fit', () => {
  const support = openDrafts('fit:', 'ada', 'support');
  support.set('answer', 'short');
  support.set('answer', 'x'.repeat(2_000_000));
  expect(support.get('answer')).toBe('short');
  openDrafts('fit:', 'ada', 'site').set('name', 'x'.repeat(2_000_000));
  expect(hasDraft('fit:', 'ada', 'site')).toBe(false);
});

it('are of one user: those of another are neither found nor read', () => {
  openDrafts('two:', 'ada', 'site').set('name', 'Dock');
  expect(hasDraft('two:', 'ada', 'site')).toBe(true);
  expect(hasDraft('two:', 'ben', 'site')).toBe(false);
  expect(openDrafts('two:', 'ben', 'site').get('name')).toBeUndefined();
});
