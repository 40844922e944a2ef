// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readTextChunks } from '../../../build/i18n/loadedTexts';
import {
  type Catalogs,
  findProblems,
  problemsOfChunks,
  problemsOfIds,
  problemsOfShapes,
} from '../../../build/i18n/problems';
import { usesIn } from '../../../build/i18n/usedIds';

describe('the check of the texts', () => {
  it('finds no problem in our texts', async () => {
    expect(await findProblems()).toEqual([]);
  });

  it('finds ids in calls, in both branches of a condition, and prefixes in template literals', () => {
    const template = ['i18n._(`failure.$', '{reason}`)'].join('');
    const code = `i18n._('a'); x._(test ? 'b' : (c ? 'd' : 'e')); ${template}`;
    const uses = usesIn('views/x.tsx', code);
    expect(uses.usedIds).toEqual(['a', 'b', 'd', 'e']);
    expect(uses.prefixes).toEqual(['failure.']);
    expect(problemsOfIds({ en: { 'failure.network': 'x' } }, [{ ...uses, usedIds: [] }])).toEqual(
      [],
    );
  });

  it('reports missing and unused texts of a language', () => {
    const catalogs: Catalogs = { en: { a: 'A', old: 'Old' }, de: { old: 'Alt' } };
    const uses = [usesIn('views/x.tsx', "i18n._('a'); i18n._('b')")];
    expect(problemsOfIds(catalogs, uses)).toEqual([
      'en.json lacks "b"',
      'de.json lacks "a"',
      'de.json lacks "b"',
      '"old" is in the catalogs, but not used',
    ]);
  });

  it('reports texts with other values, and plurals without the forms of their language', () => {
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

  it('reports a view that uses a text which is not loaded with its chunk', () => {
    const uses = [usesIn('views/account/SignIn.tsx', "i18n._('search')")];
    const chunk = {
      entry: 'entries/account.ts',
      files: new Set(['views/account/SignIn.tsx']),
      ids: new Set(['signIn.title']),
    };
    expect(problemsOfChunks(uses, [chunk])).toEqual([
      'views/account/SignIn.tsx uses "search", which is not loaded with entries/account.ts',
    ]);
    expect(problemsOfChunks(uses, [{ ...chunk, ids: new Set(['search']) }])).toEqual([]);
  });

  it('follows the imports: the profile page has its own texts and those of the shell', () => {
    const profile = readTextChunks().find(({ entry }) => entry.endsWith('ProfilePage.tsx'));
    expect(profile?.ids).toContain('profile.person');
    expect(profile?.ids).toContain('dashboard');
    expect(profile?.ids).not.toContain('picker.minute');
  });
});
