// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { PART_NAMES, type Part, type Texts, textsOf } from '../../../build/plugins/textParts';
import { LANGUAGES } from '../../../src/store/language/languageChoice';

const SRC = new URL('../../../src/', import.meta.url);
const catalog = (language: string): Texts =>
  JSON.parse(readFileSync(new URL(`locales/${language}.json`, SRC), 'utf8'));
const english = catalog('en');

/** The ids that the files of a folder name. */
function namedIn(folder: string, leftOut = /^$/): string[] {
  const code = readdirSync(new URL(folder, SRC))
    .filter((file) => /\.tsx?$/.test(file) && !leftOut.test(file))
    .map((file) => readFileSync(new URL(folder + file, SRC), 'utf8'))
    .join('\n');
  return Object.keys(english).filter((id) => code.includes(`'${id}'`));
}

describe('the texts that travel with a part of the bundle', () => {
  const parts = {} as Record<Part, Record<string, Texts>>;
  beforeAll(async () => {
    for (const part of PART_NAMES) parts[part] = await textsOf(part);
  });

  it('are all texts, each in one part', () => {
    const ids = Object.values(parts).flatMap(({ en }) => Object.keys(en ?? {}));
    expect(ids.sort()).toEqual(Object.keys(english).sort());
  });

  it('are there in every language, unchanged', () => {
    for (const byLanguage of Object.values(parts)) {
      expect(Object.keys(byLanguage).sort()).toEqual(Object.keys(LANGUAGES).sort());
    }
    for (const language of Object.keys(LANGUAGES)) {
      const together = Object.assign({}, ...Object.values(parts).map((part) => part[language]));
      expect(together).toEqual(catalog(language));
    }
  });

  it('are, for the first screens, those that their views name, and the menu', () => {
    const frame = Object.keys(parts.frame.en ?? {});
    expect(frame).toEqual(expect.arrayContaining(namedIn('views/firstPaint/')));
    expect(frame).toEqual(expect.arrayContaining(namedIn('paint/')));
    expect(frame).toEqual(
      expect.arrayContaining(['signIn.userId', 'menu.site', 'menu.admin', 'loader.failed']),
    );
  });

  it('are, for sign-in, all that its views name before the reset steps are opened', () => {
    const there = [...Object.keys(parts.frame.en ?? {}), ...Object.keys(parts.account.en ?? {})];
    const named = namedIn('views/account/', /^(reset\/|SignedIn|Hosted)/);
    expect(named).toContain('session.ended');
    expect(there).toEqual(expect.arrayContaining(named));
    expect(there).toEqual(expect.arrayContaining(['failure.network', 'failure.no-token']));
  });
});
