// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  type Catalogs,
  findProblems,
  problemsOfIds,
  problemsOfParts,
  problemsOfShapes,
} from '../../../build/i18n/problems';
import { namesOf, usesIn } from '../../../build/i18n/usedIds';

describe('the check of the texts', () => {
  it('finds nothing wrong with ours', async () => {
    expect(await findProblems()).toEqual([]);
  });

  it('finds ids in calls, in both branches of a condition, and in families', () => {
    const family = ['i18n._(`failure.$', '{reason}`)'].join('');
    const code = `i18n._('a'); x._(test ? 'b' : (c ? 'd' : 'e')); ${family}`;
    const uses = usesIn('views/x.tsx', code);
    expect(uses.asked).toEqual(['a', 'b', 'd', 'e']);
    expect(uses.families).toEqual(['failure.']);
    expect(namesOf('menu.')).toContain('apppublish');
    expect(namesOf('hosted.')).toContain('unreachable');
  });

  it('names what a language lacks and what nothing uses', () => {
    const catalogs: Catalogs = { en: { a: 'A', old: 'Old' }, de: { old: 'Alt' } };
    const uses = [usesIn('views/x.tsx', "i18n._('a'); i18n._('b')")];
    expect(problemsOfIds(catalogs, uses)).toEqual([
      'en.json lacks "b"',
      'de.json lacks "a"',
      'de.json lacks "b"',
      '"old" is in the catalogs and nothing uses it',
    ]);
  });

  it('names texts that show other values, and plurals without the forms of their language', () => {
    const en = { days: '{count, plural, one {# day} other {# days}}', hello: 'Hello {name}' };
    const ru = { days: '{count, plural, one {# день} other {# дня}}', hello: 'Привет {nam}' };
    expect(problemsOfShapes({ en, ru })).toEqual([
      'ru.json: "days" has the plural forms one,other; ru takes few,many,one,other',
      'ru.json: "hello" shows nam; English shows name',
    ]);
    expect(problemsOfShapes({ en: { broken: '{count, plural, one {x}' } })).toEqual([
      expect.stringContaining('en.json: "broken" cannot be read'),
    ]);
  });

  it('names a view that asks for a text which its part of the bundle does not bring', () => {
    const uses = [usesIn('views/account/SignIn.tsx', "i18n._('search')")];
    expect(problemsOfParts(uses, new Map([['search', 'rest']]))).toEqual([
      'views/account/SignIn.tsx asks for "search", which comes with the part rest',
    ]);
  });
});
