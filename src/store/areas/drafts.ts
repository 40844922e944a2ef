import { DRAFTS_KEY } from '../../constants';
import { openStorage, readJson, storedKeys } from '../browser/storage';
import { warnOnce } from '../browser/warnOnce';
import type { AreaContext } from './areaTypes';
import { draftKeyStart, forgetUnsavedDrafts, hasDraft } from './storedDrafts';

/**
 * Characters of all drafts together, with their keys. The host page needs the storage too: browsers allow
 * about five million.
 */
const MAX_CHARACTERS = 1_000_000;

/** Number of drafts of all areas together. */
const MAX_DRAFTS = 500;

/** Share of both limits that one area may use: the page in a frame must leave room for the other areas. */
const AREA_SHARE = 0.5;

/**
 * Opens the drafts of one user in one area. They are in session storage: they survive the reload after
 * a 401, but not the tab. A draft that does not fit is removed, with one warning.
 * @param user text that identifies the user, see `userKey`; without it nothing is stored
 */
export function openDrafts(prefix: string, user: string, area: string): AreaContext['draft'] {
  const storage = openStorage('session');
  const ofUser = draftKeyStart(prefix, user);
  const ofArea = draftKeyStart(prefix, user, area);
  const keyOf = (name: string) => `${ofArea}${JSON.stringify(String(name))}]`;

  function removeOfOtherUsers(): void {
    for (const key of storedKeys('session', prefix + DRAFTS_KEY)) {
      if (!key.startsWith(ofUser)) storage.remove(key);
    }
  }

  /** Returns whether a draft fits into a share of the limits, in addition to those whose keys start with `start`. */
  function fits(key: string, text: string, start: string, share: number): boolean {
    const others = storedKeys('session', start).filter((other) => other !== key);
    const sizes = others.map((other) => other.length + (storage.get(other)?.length ?? 0));
    const characters = sizes.reduce((sum, size) => sum + size, key.length + text.length);
    return others.length < MAX_DRAFTS * share && characters <= MAX_CHARACTERS * share;
  }

  function remove(key: string): void {
    storage.remove(key);
    if (!hasDraft(prefix, user, area)) forgetUnsavedDrafts(prefix, user, area);
  }

  return {
    // In a list: `readJson` takes a stored null for a missing value.
    get: (name) => (readJson('session', keyOf(name)) as [unknown] | undefined)?.[0],
    set(name, value) {
      const key = keyOf(name);
      if (value === undefined) return remove(key);
      if (!user) return warnOnce('drafts need a user record with UserId or Name; none are stored.');
      const text = JSON.stringify([value]);
      removeOfOtherUsers();
      const fitting = fits(key, text, ofUser, 1) && fits(key, text, ofArea, AREA_SHARE);
      if (fitting && storage.set(key, text)) return;
      // The old value would pass for the current one.
      storage.remove(key);
      warnOnce(`area "${area}" has drafts that do not fit into the browser's storage.`);
    },
    delete: (name) => remove(keyOf(name)),
  };
}
