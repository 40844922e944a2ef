import { DRAFTS_KEY } from '../../constants';
import { openStorage, storedKeys } from '../browser/storage';

/**
 * Returns the start of the storage keys of a user's drafts, or of those in one area. Each draft has a key of
 * its own, `drafts["user","area","name"]` after the prefix, so that a change writes only that draft.
 */
export function draftKeyStart(prefix: string, ...userAndArea: [string, string?]): string {
  return `${prefix}${DRAFTS_KEY}${JSON.stringify(userAndArea).slice(1, -1)},`;
}

/** Returns whether session storage has a draft of a user in an area. */
export function hasDraft(prefix: string, user: string, area: string): boolean {
  return storedKeys('session', draftKeyStart(prefix, user, area)).length > 0;
}

/** Returns the start of the keys that name the areas which a user has left with a draft of unsaved work. */
const leftKeyStart = (prefix: string, user: string) => `${draftKeyStart(prefix, user)}left]`;

/** Remembers, in session storage, that a user has left an area with a draft of unsaved work. */
export function rememberLeftDraft(prefix: string, user: string, area: string): void {
  openStorage('session').set(leftKeyStart(prefix, user) + area, 'left');
}

/** Returns whether an area that a user has left still has a draft. */
export function hasLeftDraft(prefix: string, user: string): boolean {
  const start = leftKeyStart(prefix, user);
  return storedKeys('session', start).some((key) =>
    hasDraft(prefix, user, key.slice(start.length)),
  );
}

/** Forgets the areas that a user has left, or one of them. */
export function forgetLeftDrafts(prefix: string, user: string, area = ''): void {
  const storage = openStorage('session');
  const start = leftKeyStart(prefix, user);
  for (const key of storedKeys('session', start)) {
    if (!area || key === start + area) storage.remove(key);
  }
}
