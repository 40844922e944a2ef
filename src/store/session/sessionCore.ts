import type { StoreApi } from 'zustand/vanilla';
import type { Credentials } from '../../api/account';
import type { ApiError } from '../../api/errors';
import { serverOrigin } from '../../api/serverOrigin';
import { ACTIVITY_KEY, RECENT_KEY, USER_SERVER_KEY, VISITED_KEY } from '../../constants';
import { reloadPage } from '../browser/page';
import { openStorage, type SafeStorage } from '../browser/storage';
import type { LeaveGuards } from './leaveGuards';
import { discardNotice, type Notice, storeNoticeForNextPage } from './notice';
import type { LogoutReason, SessionHost, SessionState, SignInStatus } from './session';
import { isSameExceptExpiry, isSamePerson, userIdOf } from './user/samePerson';
import { type SessionUser, type UserRecord, withoutSecrets } from './user/userRecord';

/** A pending sign-in. */
export interface SignInAttempt {
  credentials: Credentials;
  /** Time at which it started, as of `performance.now()`. */
  startedAt: number;
  /** The prompt that was open then: its end also ends the sign-in. */
  prompt?: symbol | undefined;
  done?: Promise<void>;
}

/** Data that the actions of a session share. Times are those of `performance.now()`. */
export interface SessionCore {
  readonly prefix: string;
  readonly key: string;
  /** Origin of the server that the session belongs to. */
  readonly server: string;
  readonly storage: SafeStorage;
  readonly store: StoreApi<SessionState>;
  readonly leaveGuards: LeaveGuards;
  /** The record with the token. */
  record: UserRecord | undefined;
  /** Whether the browser could not store the record. */
  isUnstored: boolean;
  attempt: SignInAttempt | undefined;
  /** Pending while the provider may still renew the token. */
  renewal: Promise<void> | undefined;
  /** Pending while a 401 waits for the same person to sign in again. */
  promptResult: Promise<boolean> | undefined;
  /** 401s of requests that started before this time are handled already, or concern an earlier token. */
  handled401sBefore: number;
  /** Time at which the current user signed in or replaced another one. */
  userChangedAt: number;
}

/** A record that may become the session's. */
export interface Candidate {
  record: UserRecord;
  user: SessionUser;
  source: SessionState['userSource'];
  /** The user id that was typed in a sign-in form. */
  typedId: string | undefined;
  /** Whether it is a record of the current user. */
  same: boolean;
}

/** Compares a record with the current user. */
export function createCandidate(
  core: SessionCore,
  record: UserRecord,
  source: SessionState['userSource'],
  typedId?: string,
): Candidate {
  const user = withoutSecrets(record);
  return {
    record,
    user,
    source,
    typedId,
    same: isSamePerson(core.store.getState(), user, typedId),
  };
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
  const noSignInPending = !core.promptResult && !core.attempt;
  core.record = record;
  core.attempt = undefined;
  core.handled401sBefore = now;
  if (same && typedId === undefined && noSignInPending && isSameExceptExpiry(user, before.user)) {
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
    signInStatus: 'idle',
    error: undefined,
    challenge: undefined,
    ended: undefined,
    prompt: undefined,
  });
}

/** Enters `signedOut`. Removes what only the user may see: visited pages and choices of the search. */
export function endSession(core: SessionCore, ended: LogoutReason): void {
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
    signInStatus: 'idle',
    error: undefined,
    challenge: undefined,
    ended,
    prompt: undefined,
  });
}

/** Sets the status of a sign-in; without a user it also enters or leaves `signingIn`. */
export function setSignInStatus(core: SessionCore, signInStatus: SignInStatus, error?: ApiError) {
  const { user, phase } = core.store.getState();
  const phaseWithoutUser = signInStatus === 'pending' ? 'signingIn' : 'signedOut';
  core.store.setState({ phase: user ? phase : phaseWithoutUser, signInStatus, error });
}

/** Returns whether a record would replace the current user with another one. */
export function replacesUser({ store }: SessionCore, { same }: Candidate): boolean {
  return Boolean(store.getState().user) && !same;
}

/** Asks whether to give up unsaved work for another user. Resolves to false if the current user refuses. */
export function confirmOtherUser({ leaveGuards }: SessionCore): Promise<boolean> {
  return leaveGuards.confirm('other-user');
}

/** Stores a record and starts the session. */
export function storeAndStartSession(
  core: SessionCore,
  candidate: Candidate,
  onStorageFailed?: () => void,
): void {
  const { storage, prefix, server, key } = core;
  // The idle time of a shell on the next page does not begin before the sign-in. A renewed token changes nothing.
  if (!candidate.same || candidate.typedId !== undefined) storage.remove(prefix + ACTIVITY_KEY);
  // Before the record, whose change event other tabs follow.
  if (server === serverOrigin()) storage.remove(prefix + USER_SERVER_KEY);
  else storage.set(prefix + USER_SERVER_KEY, server);
  core.isUnstored = !storage.set(key, JSON.stringify(candidate.record));
  if (core.isUnstored) {
    // The record of the last user must not return with the next load.
    removeRecord(core);
    onStorageFailed?.();
  }
  discardNotice(prefix);
  startSession(core, candidate);
}

/** Removes the stored record. */
export function removeRecord({ storage, prefix, key }: SessionCore): void {
  storage.remove(key);
  storage.remove(prefix + USER_SERVER_KEY);
}

/** Returns whether the page has removed an element. Elements of older versions of the bundle do not say so. */
export const isRemoved = (host: SessionHost) => host.isConnected?.() === false;

/** Reloads the page with a notice for its sign-in form. */
export function reloadWithNotice(core: SessionCore, host: SessionHost, notice: Notice): void {
  storeNoticeForNextPage(core.prefix, { ...notice, path: host.currentLocation() });
  reloadPage();
}
