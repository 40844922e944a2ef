import { DRAFTS_KEY } from '../../constants';
import { storedKeys } from '../browser/storage';

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
