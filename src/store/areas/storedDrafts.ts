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

/** Returns the start of the keys that name the areas in which a draft of a user keeps unsaved work. */
const unsavedKeyStart = (prefix: string, user: string) => `${draftKeyStart(prefix, user)}unsaved]`;

/**
 * Remembers, in session storage, that the drafts of an area keep unsaved work: after the user has left it, also by a
 * reload or the end of the session.
 */
export function rememberUnsavedDraft(prefix: string, user: string, area: string): void {
  openStorage('session').set(unsavedKeyStart(prefix, user) + area, 'unsaved');
}

/** Returns whether an area with unsaved work of a user still has a draft. */
export function hasUnsavedDraft(prefix: string, user: string): boolean {
  const start = unsavedKeyStart(prefix, user);
  return storedKeys('session', start).some((key) =>
    hasDraft(prefix, user, key.slice(start.length)),
  );
}

/** Forgets the areas with unsaved work of a user, or one of them. */
export function forgetUnsavedDrafts(prefix: string, user: string, area = ''): void {
  const storage = openStorage('session');
  const start = unsavedKeyStart(prefix, user);
  for (const key of storedKeys('session', start)) {
    if (!area || key === start + area) storage.remove(key);
  }
}
