import { expect, it } from 'vitest';
import { findEntries, indexEntries } from '../../../../../src/views/shell/menu/filter/findEntries';
import { fold } from '../../../../../src/views/shell/menu/fold';
import { findPages, indexMenu } from '../../../../../src/views/shell/search/menuIndex';

it.each([
  ['Élève', 'eleve'],
  ['ЁЖ', 'еж'],
  ['ÀÉÎ ĳ Ёж', 'aei ij еж'],
  ['İstanbul', 'istanbul'],
  ['中文', '中文'],
  ['ASCII', 'ascii'],
])('a search reads %s as %s', (label, plain) => {
  expect(fold(label)).toBe(plain);
});

it('the filter of the menu and the search find the same labels for the same word', () => {
  const menu = ['Oﬃce', 'Ⅷ Décembre', 'Office'].map((label) => ({
    id: label,
    label,
    link: '/site',
  }));
  for (const word of ['office', 'viii', 'decembre']) {
    const filtered = findEntries(
      indexEntries(menu, ({ label }) => label),
      word,
    ).shown;
    const searched = findPages(
      indexMenu(menu, ({ label }) => label),
      word,
      9,
    );
    expect(new Set(filtered), word).toEqual(new Set(searched.map(({ id }) => id)));
    expect(filtered.size, word).toBeGreaterThan(0);
  }
});
