import { describe, expect, it } from 'vitest';
import { findPages, indexMenu } from '../../../../src/views/shell/search/menuIndex';
import { nextChoice } from '../../../../src/views/shell/search/nextChoice';

const MENU = [
  { id: 'site', label: 'Site', link: '/site' },
  {
    id: 'setup',
    label: 'Einrichtung',
    subItems: [
      {
        id: 'people',
        label: 'Personen',
        link: '/people',
        subItems: [{ id: 'rôles', label: 'Rôles & rights', link: '/roles' }],
      },
      { id: 'offsite', label: 'My site plan', link: '/plan' },
      { id: 'website', label: 'Website', link: '/web' },
    ],
  },
  { id: 'ru', label: 'Отчёты', link: '/ru' },
];
const pages = indexMenu(MENU, ({ label }) => label);
const found = (query: string, most = 50) => findPages(pages, query, most).map(({ id }) => id);

describe('the index of the menu', () => {
  it('has every entry with a link, with the groups above it', () => {
    expect(pages.map(({ id, groups }) => [id, groups])).toEqual([
      ['site', ''],
      ['people', 'Einrichtung'],
      ['rôles', 'Einrichtung › Personen'],
      ['offsite', 'Einrichtung'],
      ['website', 'Einrichtung'],
      ['ru', ''],
    ]);
  });

  it('ranks labels that start with the query, then words that do, then labels that contain it', () => {
    expect(found('site')).toEqual(['site', 'offsite', 'website']);
    expect(found('SITE', 2)).toEqual(['site', 'offsite']);
  });

  it('ignores accents and works in any script', () => {
    expect(found('roles')).toEqual(['rôles']);
    expect(found('отчеты')).toEqual(['ru']);
  });

  it('matches words of label and path together', () => {
    expect(found('personen rights')).toEqual(['rôles']);
    expect(found('einrichtung plan')).toEqual(['offsite']);
    expect(found('einrichtung nothing')).toEqual([]);
  });

  it('treats regular expression characters literally', () => {
    expect(found('.*')).toEqual([]);
    expect(found('& r')).toEqual(['rôles']);
  });
});

describe('the keys of the list', () => {
  it('move up and down in a cycle and to both ends', () => {
    expect(nextChoice('ArrowDown', 0, 3)).toBe(1);
    expect(nextChoice('ArrowDown', 2, 3)).toBe(0);
    expect(nextChoice('ArrowUp', 0, 3)).toBe(2);
    expect(nextChoice('Home', 2, 3)).toBe(0);
    expect(nextChoice('End', 0, 3)).toBe(2);
  });

  it('do nothing in an empty list; other keys do nothing', () => {
    expect(nextChoice('ArrowDown', 0, 0)).toBeUndefined();
    expect(nextChoice('a', 0, 3)).toBeUndefined();
  });
});
