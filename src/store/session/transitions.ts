import type { ApiError } from '../../api/errors';
import { serverOrigin } from '../../api/serverOrigin';
import { ACTIVITY_KEY, RECENT_KEY, USER_SERVER_KEY, VISITED_KEY } from '../../constants';
import { openStorage } from '../browser/storage';
import type { Candidate } from './candidate';
import { discardNotice } from './notice';
import type { LogoutReason, SignInStatus } from './session';
import { NO_SIGN_IN, type SessionCore } from './sessionCore';
import { isSameExceptExpiry, userIdOf } from './user/samePerson';
import type { UserRecord } from './user/userRecord';

/** Stores a record and starts the session. */
export function storeAndStartSession(
  core: SessionCore,
  candidate: Candidate,
  onStorageFailed?: () => void,
): void {
  const { storage, prefix } = core;
  // The idle time of a shell on the next page does not begin before the sign-in. A renewed token changes nothing.
  if (!candidate.same || candidate.typedId !== undefined) storage.remove(prefix + ACTIVITY_KEY);
  storeRecord(core, candidate.record);
  if (core.isUnstored) onStorageFailed?.();
  discardNotice(prefix);
  startSession(core, candidate);
}

/** Stores a record with its server, or nothing if the browser does not store it. */
function storeRecord(core: SessionCore, record: UserRecord): void {
  const { storage, prefix, server, key } = core;
  // Before the record, whose change event other tabs follow.
  if (server === serverOrigin()) storage.remove(prefix + USER_SERVER_KEY);
  else storage.set(prefix + USER_SERVER_KEY, server);
  core.isUnstored = !storage.set(key, JSON.stringify(record));
  // The record of the last user must not return with the next load.
  if (core.isUnstored) removeRecord(core);
}

/**
 * Enters `active`. A renewed token of the same user replaces only the token, unless it comes from a
 * sign-in form: the user stays the same object and no sign-in is announced.
 */
export function startSession(core: SessionCore, candidate: Candidate): void {
  const { store } = core;
  const { record, user, source, typedId, same } = candidate;
  const before = store.getState();
  const now = performance.now();
  const isSignIn = typedId !== undefined || core.attempt || core.promptResult;
  core.record = record;
  core.attempt = undefined;
  core.handled401sBefore = now;
  if (same && !isSignIn && isSameExceptExpiry(user, before.user)) {
    // Subscribers read the expiry of the new token. A prompt before the expiry is no longer needed.
    store.setState({ phase: 'active', prompt: undefined });
    return;
  }
  if (!same) core.userChangedAt = now;
  store.setState({
    phase: 'active',
    user,
    userId: userIdOf(user) ?? typedId ?? (same ? before.userId : undefined),
    userSource: source,
    userSince: Date.now(),
    userChangeCount: before.userChangeCount + (same ? 0 : 1),
    ended: undefined,
    ...NO_SIGN_IN,
  });
}

/** Enters `signedOut`. Removes what only the user may see: visited pages and choices of the search. */
export function endSession(core: SessionCore, reason: LogoutReason): void {
  core.storage.remove(core.prefix + VISITED_KEY);
  openStorage('local').remove(core.prefix + RECENT_KEY);
  core.record = undefined;
  core.attempt = undefined;
  core.handled401sBefore = performance.now();
  core.store.setState({
    phase: 'signedOut',
    user: undefined,
    userId: undefined,
    userSince: Date.now(),
    ended: reason,
    ...NO_SIGN_IN,
  });
}

/** Sets the status of a sign-in; without a user it also enters or leaves `signingIn`. */
export function setSignInStatus(core: SessionCore, signInStatus: SignInStatus, error?: ApiError) {
  const { user, phase } = core.store.getState();
  const phaseWithoutUser = signInStatus === 'pending' ? 'signingIn' : 'signedOut';
  core.store.setState({ phase: user ? phase : phaseWithoutUser, signInStatus, error });
}

/** Gives up the pending sign-in: its answer is ignored. */
export function cancelSignIn(core: SessionCore): void {
  core.attempt = undefined;
  core.store.setState({ challenge: undefined });
  setSignInStatus(core, 'idle');
}

/** Removes the stored record. */
export function removeRecord({ storage, prefix, key }: SessionCore): void {
  storage.remove(key);
  storage.remove(prefix + USER_SERVER_KEY);
}
