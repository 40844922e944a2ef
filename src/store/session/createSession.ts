import type { StoreApi } from 'zustand/vanilla';
import type { ApiError } from '../../api/errors';
import type { AuthProvider } from '../../api/providers';
import { DRAFTS_KEY } from '../../constants';
import { shared } from '../browser/registry';
import { openStorage, type StorageKind, storedKeys } from '../browser/storage';
import { watchStorageKey } from '../browser/watchStorageKey';
import { createCandidate } from './candidate';
import { importInTime } from './importInTime';
import type { LeaveGuards } from './leaveGuards';
import { storeNotice } from './notice';
import { addRenewal } from './renewals';
import type { SessionHost, SessionState, SignInStatus } from './session';
import { createCore, EXPIRED, IDLE, LOGGED_OUT, readRecord, type SessionCore } from './sessionCore';
import { createSignIn, type SignInActions } from './signIn/signIn';
import {
  endSession,
  removeRecord,
  setSignInStatus,
  startSession,
  storeAndStartSession,
} from './transitions';
import { createExpiryActions, type ExpiryActions, endOnceSaved } from './unauthorized';
import { toUserRecord, type UserRecord } from './user/userRecord';

/**
 * A session, shared by all elements with the same storage prefix, storage and server. They may come from
 * different versions of the bundle, so all members keep their names, also those of SignInActions, ExpiryActions and
 * LeaveGuards (see session.ts for the state and the hosts). Errors are state; only `signInWith` rejects.
 */
export interface Session extends StoreApi<SessionState>, SignInActions, ExpiryActions {
  /** Guards of unsaved work, asked before the session ends. */
  leaveGuards: LeaveGuards;
  getToken(): string | undefined;
  /** Returns the record with its secrets, for the renewal of its token. */
  getRecord(): UserRecord | undefined;
  /**
   * Sets the record that a redirect brought back, or that has a renewed token. Does not ask the leave
   * guards.
   */
  setRecord(record: UserRecord): void;
  /**
   * Makes 401s wait for a renewal of the token, for as long as a request may take. It may reject or renew nothing.
   * Missing in older versions of the bundle on the page.
   */
  waitForRenewal?(renewal: Promise<unknown>): void;
  /**
   * Adds a function that each 401 calls before it counts; it may start a renewal. Missing in older versions of the bundle
   * on the page.
   */
  beforeExpiry?(check: () => void): void;
  /**
   * Takes over a session of the host page. If the current user is another one with unsaved work, asks first. A later
   * call or logout replaces a pending one, which then resolves.
   * @throws (rejects) TypeError if a record has no usable token. A promise rejects with its own error, or with ApiError
   * `no-token`. ApiError `network` if the code of the sign-in does not load in time.
   */
  signInWith(record: unknown, host: SessionHost): Promise<void>;
  /** Sets the status of a sign-in that the provider started, for example by a redirect. */
  setSignInStatus(status: SignInStatus, error?: ApiError): void;
  /** Gives up a pending `signInWith`, as a logout comes after it. Missing in older versions of the bundle on the page. */
  cancelSignInWith?(): void;
  /**
   * Removes record and user, then calls the provider's logout. With the reason `idle`
   * drafts are kept.
   */
  signOut(provider: AuthProvider, reason?: 'user' | 'idle'): Promise<void>;
}

/**
 * Returns the session of a storage prefix on a server, shared by all elements and all copies of the bundle.
 * @param server origin of the server
 */
export function sessionOf(prefix: string, kind: StorageKind, server: string): Session {
  const key = `session:${kind}:${prefix}:${server}`;
  return shared(key, () => createSession(prefix, kind, server));
}

/** Creates a session, restores its user from storage and follows other tabs. */
export function createSession(prefix: string, kind: StorageKind, server: string): Session {
  const core = createCore(prefix, kind, server);
  watchStorageKey(core.key, (value) => followOtherTab(core, value), kind);
  return Object.assign(core.store, {
    ...createSignIn(core),
    ...createExpiryActions(core),
    leaveGuards: core.leaveGuards,
    getToken: () => core.record?.token,
    getRecord: () => core.record,
    setRecord: (record) => storeAndStartSession(core, createCandidate(core, record, 'signIn')),
    signInWith: signInWith.bind(undefined, core),
    waitForRenewal: (renewal) =>
      addRenewal(core, renewal, () => {
        // Another tab may have renewed the token, and its change event may still be due. A logout waits for the event.
        if (core.record && readRecord(core)) followOtherTab(core);
      }),
    beforeExpiry(check) {
      core.renewalChecks.add(check);
    },
    setSignInStatus: setSignInStatus.bind(undefined, core),
    cancelSignInWith() {
      core.lastTakeover = undefined;
    },
    signOut: signOut.bind(undefined, core),
  } satisfies Omit<Session, keyof typeof core.store>);
}

/** Takes over a record of the host page, or a promise of one, once the code for it has loaded. */
async function signInWith(core: SessionCore, given: unknown, host: SessionHost): Promise<void> {
  const takeover = Symbol();
  // Promises of other libraries too. `then` is called once: some start their work with it.
  const record = typeof Object(given).then === 'function' ? Promise.resolve(given) : given;
  const isPromise = record instanceof Promise;
  // It may reject while the chunk loads: the page then has no unhandled rejection.
  if (isPromise) record.catch(() => {});
  // An invalid record is refused and replaces no other.
  const isPossible = isPromise || toUserRecord(record) !== undefined;
  if (isPossible) core.lastTakeover = takeover;
  const module = await importInTime(
    import('./signIn/signInWithRecord'),
    'The sign-in could not be loaded.',
  );
  const isLast = () => core.lastTakeover === takeover;
  if (isPossible && !isLast()) return;
  if (isPromise) await module.signInWithPromise(core, record, host, isLast);
  else await module.signInWithRecord(core, record, host, isLast);
}

/** Signs out. The provider is called last; its failure is ignored. */
async function signOut(
  core: SessionCore,
  provider: AuthProvider,
  reason: 'user' | 'idle' = 'user',
): Promise<void> {
  const { record } = core;
  core.lastTakeover = undefined;
  // Without a user there is nothing to end, and drafts that a 401 has left wait for the next sign-in.
  if (core.store.getState().user || readRecord(core)) {
    if (reason === 'user') removeDrafts(core);
    core.storage.set(core.key, reason === 'user' ? LOGGED_OUT : IDLE);
    removeRecord(core);
  }
  endSession(core, reason);
  try {
    if (record) await provider.signOut(record);
  } catch {
    // The user is signed out in any case.
  }
}

/** Applies what another tab stored. */
function followOtherTab(core: SessionCore, value?: string | null): void {
  if (value === LOGGED_OUT) removeDrafts(core);
  const isAnnounced = core.isRemovalAnnounced && value === null;
  core.isRemovalAnnounced = value === EXPIRED;
  if (isAnnounced) return;
  const record = readRecord(core);
  // While a 401 waits for the user, the record is removed but the user is still shown.
  const isExpiring = core.store.getState().user && !core.record;
  if (JSON.stringify(record) === JSON.stringify(core.record) && !isExpiring) return;
  // A page from the back/forward cache finds no record if the browser could not store it.
  if (!record && value === undefined && core.isUnstored) return;
  core.isUnstored = false;
  if (record) startSession(core, createCandidate(core, record, 'otherTab'));
  else if (value === EXPIRED) endExpiredElsewhere(core);
  else endSession(core, value === IDLE ? 'idle' : 'other-tab');
}

/** Ends the session after a 401 in another tab. Unsaved work of this tab comes first. */
function endExpiredElsewhere(core: SessionCore): void {
  const isAsking = core.promptResult || core.store.getState().phase === 'expiring';
  // The dialog that is open decides.
  if (isAsking && !core.leaveGuards.isEmpty()) return;
  endOnceSaved(core, () => {
    storeNotice(core.prefix, {});
    endSession(core, 'other-tab');
  });
}

/** Removes the drafts of unsaved work. They survive a 401, but not a logout. */
function removeDrafts({ prefix }: SessionCore): void {
  const storage = openStorage('session');
  for (const key of storedKeys('session', prefix + DRAFTS_KEY)) storage.remove(key);
}
