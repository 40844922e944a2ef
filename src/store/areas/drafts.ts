import { DRAFTS_KEY } from '../../constants';
import { openStorage, readJson, storedKeys } from '../browser/storage';
import { warnOnce } from '../browser/warnOnce';
import type { AreaContext } from './areaTypes';
import { draftKeyStart } from './hasDraft';

/**
 * Characters of all drafts together, with their keys. The host page needs the storage too: browsers allow
 * about five million.
 */
const MAX_CHARACTERS = 1_000_000;

/** Number of drafts of all areas together. */
const MAX_DRAFTS = 500;

/**
 * Opens the drafts of one user in one area. They are in session storage: they survive the reload after
 * a 401, but not the tab. A draft that does not fit is removed, with one warning.
 * @param user text that identifies the user, see `userKey`; without it nothing is stored
 */
export function openDrafts(prefix: string, user: string, area: string): AreaContext['draft'] {
  const storage = openStorage('session');
  const ofUser = draftKeyStart(prefix, user);
  const keyOf = (name: string) =>
    `${draftKeyStart(prefix, user, area)}${JSON.stringify(String(name))}]`;

  function removeOfOtherUsers(): void {
    for (const key of storedKeys('session', prefix + DRAFTS_KEY)) {
      if (!key.startsWith(ofUser)) storage.remove(key);
    }
  }

  /** Returns whether a draft fits in addition to the others. */
  function fits(key: string, text: string): boolean {
    const others = storedKeys('session', ofUser).filter((other) => other !== key);
    const sizes = others.map((other) => other.length + (storage.get(other)?.length ?? 0));
    const characters = sizes.reduce((sum, size) => sum + size, key.length + text.length);
    return others.length < MAX_DRAFTS && characters <= MAX_CHARACTERS;
  }

  return {
    // In a list: `readJson` takes a stored null for a missing value.
    get: (name) => (readJson('session', keyOf(name)) as [unknown] | undefined)?.[0],
    set(name, value) {
      const key = keyOf(name);
      if (value === undefined) return storage.remove(key);
      if (!user) return warnOnce('drafts need a user record with UserId or Name; none are stored.');
      const text = JSON.stringify([value]);
      removeOfOtherUsers();
      if (fits(key, text) && storage.set(key, text)) return;
      // The old value would pass for the current one.
      storage.remove(key);
      warnOnce(`area "${area}" has drafts that do not fit into the browser's storage.`);
    },
    delete: (name) => storage.remove(keyOf(name)),
  };
}
