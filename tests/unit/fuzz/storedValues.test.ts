import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { openDrafts } from '../../../src/store/areas/drafts';
import { reloadOnce } from '../../../src/store/areas/reloadOnce';
import { hasDraft } from '../../../src/store/areas/storedDrafts';
import { readPaintTexts } from '../../../src/store/language/firstPaintTexts';
import { readChoices, resolveSettings } from '../../../src/store/layout/settings';
import { persistRecent, readRecent } from '../../../src/store/lists/recentChoices';
import { readNotice } from '../../../src/store/session/notice';
import { readUserRecord, withoutSecrets } from '../../../src/store/session/user/userRecord';
import { expectCleanPrototypes, hostileJson, hostileText, runs } from '../../support/fuzz';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** What another script, another version or a person may have left in storage. */
const stored = fc.oneof(
  hostileText,
  hostileJson.map((value) => JSON.stringify(value)),
  fc
    .record(
      {
        token: hostileJson,
        user: fc.constant('ada'),
        owner: fc.constant('ada'),
        areas: hostileJson,
        choices: fc.array(hostileJson),
        language: fc.constant('de'),
        texts: hostileJson,
        message: hostileJson,
        path: hostileJson,
        layout: hostileJson,
        condensed: hostileJson,
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);

/** Runs a reader on any content of a key in both storages. */
function fuzz(key: string, read: () => void) {
  fc.assert(
    fc.property(stored, (text) => {
      localStorage.setItem(key, text);
      sessionStorage.setItem(key, text);
      read();
      expectCleanPrototypes();
    }),
    runs(300),
  );
}

it('reads a user record from any stored text, and shows no token', () => {
  fuzz('p:currentUser', () => {
    const record = readUserRecord('local', 'p:', '');
    if (!record) return;
    expect(record.token).toBeTypeOf('string');
    JSON.stringify(withoutSecrets(record), (name, value) => {
      expect(name).not.toBe('token');
      expect(value).not.toBe(record.token);
      // A shorter token is part of many words.
      if (record.token.length >= 4 && typeof value === 'string')
        expect(value).not.toContain(record.token);
      return value;
    });
  });
});

it('reads settings from any stored text', () => {
  fuzz('p:settings', () => {
    const choices = readChoices('p:');
    expect(
      Object.values(resolveSettings({}, choices, [])).every((value) => typeof value === 'string'),
    ).toBe(true);
  });
});

it('reads and writes drafts over any stored text', () => {
  fuzz('p:drafts["ada","site","title"]', () => {
    const drafts = openDrafts('p:', 'ada', 'site');
    drafts.get('title');
    hasDraft('p:', 'ada', 'site');
    drafts.set('title', 'Dock');
    expect(drafts.get('title')).toBe('Dock');
    expect(hasDraft('p:', 'ada', 'site')).toBe(true);
    drafts.delete('title');
    expect(drafts.get('title')).toBeUndefined();
  });
});

it('reads the notice from any stored text: its fields are texts', () => {
  fuzz('p:notice', () => {
    for (const value of Object.values(readNotice('p:') ?? {}))
      expect(value === undefined || typeof value === 'string').toBe(true);
  });
});

it('reads and adds recent choices over any stored text', () => {
  fuzz('p:recent', () => {
    for (const { id, label, link } of readRecent('p:', 'ada'))
      expect([id, label, link].every((text) => typeof text === 'string')).toBe(true);
    persistRecent('p:', 'ada', { from: 'menu', id: '1', label: 'Site', link: '/site' });
    expect(readRecent('p:', 'ada')[0]).toMatchObject({ id: '1' });
  });
});

it('reads the texts of the first paint from any stored text: all are strings', () => {
  fuzz('p:texts', () => {
    for (const text of Object.values(readPaintTexts('p:', 'de') ?? {}))
      expect(text).toBeTypeOf('string');
  });
});

it('allows one reload of an area over any stored text', () => {
  fuzz('p:reloaded', () => {
    reloadOnce('p:', 'site');
    expect(reloadOnce('p:', 'site')).toBe(false);
  });
});
