import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDrafts } from '../../../../src/store/areas/drafts';
import { hasDraft } from '../../../../src/store/areas/storedDrafts';

const warn = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  vi.restoreAllMocks();
  warn.mockClear();
});

it('keeps drafts up to a million characters, half of them of one area, and warns once about those that do not fit', () => {
  const site = openDrafts('limit:', 'ada', 'site');
  const support = openDrafts('limit:', 'ada', 'support');
  const admin = openDrafts('limit:', 'ada', 'admin');
  const note = 'x'.repeat(160_000);
  for (let index = 0; index < 50; index++) site.set(`note ${index}`, note);
  expect(site.get('note 2')).toBe(note);
  expect(site.get('note 3')).toBeUndefined();
  for (let index = 0; index < 3; index++) support.set(`note ${index}`, note);
  expect(support.get('note 2')).toBe(note);
  admin.set('note', note);
  expect(admin.get('note')).toBeUndefined();
  const stored = Object.entries(sessionStorage).map(([key, text]) => key.length + text.length);
  expect(stored.reduce((sum, size) => sum + size)).toBeLessThan(1_000_000);
  expect(warn.mock.calls).toEqual([
    ['backoffice-elements: area "site" has drafts that do not fit into the browser\'s storage.'],
    ['backoffice-elements: area "admin" has drafts that do not fit into the browser\'s storage.'],
  ]);
  site.delete('note 2');
  site.set('note 3', note);
  expect(site.get('note 3')).toBe(note);
});

it('removes a draft whose new value does not fit: the old one would pass for it', () => {
  const support = openDrafts('fit:', 'ada', 'support');
  support.set('answer', 'short');
  support.set('answer', 'x'.repeat(2_000_000));
  expect(support.get('answer')).toBeUndefined();
  expect(hasDraft('fit:', 'ada', 'support')).toBe(false);
});

it('stores drafts only for a user who can be recognized, and warns otherwise', () => {
  const site = openDrafts('no-user:', '', 'site');
  site.set('name', 'Dock');
  expect(site.get('name')).toBeUndefined();
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('UserId or Name')]);
});

it('leaves the keys of the host page as they are', () => {
  sessionStorage.setItem('draftsFilter', 'mine');
  openDrafts('', 'ada', 'site').set('name', 'Dock');
  expect(sessionStorage.getItem('draftsFilter')).toBe('mine');
});

it('neither finds nor reads the drafts of another user', () => {
  openDrafts('two:', 'ada', 'site').set('name', 'Dock');
  expect(hasDraft('two:', 'ada', 'site')).toBe(true);
  expect(hasDraft('two:', 'ben', 'site')).toBe(false);
  const ofBen = openDrafts('two:', 'ben', 'site');
  expect(ofBen.get('name')).toBeUndefined();
  ofBen.delete('name');
  expect(hasDraft('two:', 'ada', 'site')).toBe(true);
  ofBen.set('name', 'Pier');
  expect(hasDraft('two:', 'ada', 'site')).toBe(false);
});

it('stores drafts of any name and of any value that JSON has', () => {
  const site = openDrafts('any:', 'ada', 'site');
  const names = ['', '"]', 'a","b', '__proto__', '\ud800'];
  for (const name of names) site.set(name, { name });
  for (const name of names) expect(site.get(name)).toEqual({ name });
  site.set('none', null);
  expect(site.get('none')).toBeNull();
  for (const name of [...names, 'none']) site.set(name, undefined);
  expect(hasDraft('any:', 'ada', 'site')).toBe(false);
  expect(openDrafts('any:', 'ada', 'sit').get('e')).toBeUndefined();
});

it('keeps 500 drafts, half of them of one area, and writes one of them without the size of the others', () => {
  const site = openDrafts('many:', 'ada', 'site');
  const support = openDrafts('many:', 'ada', 'support');
  const admin = openDrafts('many:', 'ada', 'admin');
  site.set('large', 'x'.repeat(400_000));
  const written = vi.spyOn(Storage.prototype, 'setItem');
  for (const area of [site, support])
    for (let index = 0; index < 300; index++) area.set(`row ${index}`, index);
  expect(site.get('row 248')).toBe(248);
  expect(site.get('row 249')).toBeUndefined();
  expect(support.get('row 249')).toBe(249);
  expect(support.get('row 250')).toBeUndefined();
  admin.set('row', 1);
  expect(admin.get('row')).toBeUndefined();
  expect(written.mock.calls.every(([, text]) => text.length < 10)).toBe(true);
  site.set('row 3', 'changed');
  expect(site.get('row 3')).toBe('changed');
});
