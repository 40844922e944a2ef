// @vitest-environment node
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PART_NAMES, readCatalog, readPart } from '../../../build/i18n/catalogs';
import { LANGUAGES } from '../../../src/store/language/languages';

const LOCALES = new URL('../../../src/locales/', import.meta.url);
const english = readCatalog('en');
const translated = Object.keys(LANGUAGES).filter((language) => language !== 'en');

/** Texts that are the same in English: names and international words. */
const SAME: Record<string, string[]> = {
  cn: ['key.control', 'key.end', 'key.home', 'key.pageDown', 'key.pageUp', 'key.shift'],
  de: [
    'apps',
    'area.details',
    'menu.support',
    'picker.minute',
    'profile.name',
    'profile.person',
    'reset.stepCode',
    'role.ADMIN',
    'settings.layout.horizontal',
  ],
  es: [
    'key.control',
    'apps',
    'reset.seconds',
    'settings.layout.horizontal',
    'settings.layout.vertical',
  ],
  it: [
    'key.control',
    'key.home',
    'dashboard',
    'reset.stepPassword',
    'shell.menu',
    'signIn.email',
    'signIn.password',
  ],
  ru: ['key.control', 'key.end', 'key.home', 'key.pageDown', 'key.pageUp', 'key.shift'],
};
/** The footer contains only names. */
const SAME_EVERYWHERE = ['shell.footer'];

describe('the catalogs', () => {
  it('exist for exactly the languages of the product', () => {
    const files = readdirSync(LOCALES).filter((file) => file.endsWith('.json'));
    expect(files.sort()).toEqual([...translated].sort().map((name) => `${name}.json`));
  });

  it('contain each English text in one part', () => {
    const ids = PART_NAMES.flatMap((name) => Object.keys(readPart(name)));
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids.length).toBeGreaterThan(200);
  });

  describe.each(translated)('in %s', (language) => {
    const texts = readCatalog(language);

    it('have the ids of the English one, in its order', () => {
      expect(Object.keys(texts)).toEqual(Object.keys(english));
    });

    it('have no empty text and none with spaces around it', () => {
      const odd = Object.entries(texts).filter(([, text]) => !text || text !== text.trim());
      expect(odd).toEqual([]);
    });

    it('have no English texts', () => {
      const same = Object.keys(english).filter((id) => texts[id] === english[id]);
      expect(same.sort()).toEqual([...SAME_EVERYWHERE, ...(SAME[language] ?? [])].sort());
    });
  });
});
