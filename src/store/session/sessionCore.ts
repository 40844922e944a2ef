import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Credentials } from '../../api/account';
import { USER_KEY } from '../../constants';
import { openStorage, type SafeStorage, type StorageKind } from '../browser/storage';
import { createLeaveGuards, type LeaveGuards } from './leaveGuards';
import type { SessionState } from './session';
import { userIdOf } from './user/samePerson';
import { readUserRecord, type UserRecord, withoutSecrets } from './user/userRecord';

/*
 * Marks that replace the record briefly before it is removed, so that other tabs know why. Older versions of the bundle
 * read them as no record.
 */

/** After a logout. */
export const LOGGED_OUT = 'null';
/** After the logout of an idle user. */
export const IDLE = '"idle"';
/** After a 401: other tabs then ask about their unsaved work. */
export const EXPIRED = '"expired"';

/** Data that the actions of a session share. Times are those of `performance.now()`. */
export interface SessionCore {
  readonly prefix: string;
  readonly kind: StorageKind;
  /** Key of the stored record. */
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
  /** Whether another tab has marked its session as expired, and removes the record next. */
  isRemovalAnnounced: boolean;
  attempt: SignInAttempt | undefined;
  /** The last call of `signInWith`, unless a logout came after it. */
  lastTakeover?: symbol | undefined;
  /** Each starts the renewal of a token if it is due. */
  readonly renewalChecks: Set<() => void>;
  /** Pending while the provider may still renew the token. */
  renewal: Promise<void> | undefined;
  /** Pending while a 401 waits for the same person to sign in again. */
  promptResult: Promise<boolean> | undefined;
  /** 401s of requests that started before this time are handled already, or concern an earlier token. */
  handled401sBefore: number;
  /** Time at which the current user signed in or replaced another one. */
  userChangedAt: number;
}

/** A pending sign-in. */
export interface SignInAttempt {
  credentials: Credentials;
  /** Time at which it started, as of `performance.now()`. */
  startedAt: number;
  /** The prompt that was open then: its end also ends the sign-in. */
  prompt?: symbol | undefined;
  done?: Promise<void>;
}

/** State without a pending, failed or prompted sign-in. */
export const NO_SIGN_IN = {
  signInStatus: 'idle',
  error: undefined,
  challenge: undefined,
  prompt: undefined,
} satisfies Partial<SessionState>;

/** Creates the data of a session and restores its user from storage. */
export function createCore(prefix: string, kind: StorageKind, server: string): SessionCore {
  const record = readRecord({ prefix, kind, server });
  const user = record && withoutSecrets(record);
  return {
    prefix,
    kind,
    key: prefix + USER_KEY,
    server,
    storage: openStorage(kind),
    leaveGuards: createLeaveGuards(),
    record,
    isUnstored: false,
    isRemovalAnnounced: false,
    attempt: undefined,
    renewalChecks: new Set(),
    renewal: undefined,
    promptResult: undefined,
    handled401sBefore: 0,
    userChangedAt: 0,
    store: createStore<SessionState>(() => ({
      phase: user ? 'active' : 'signedOut',
      user,
      userId: user && userIdOf(user),
      userSource: 'storage',
      userSince: Date.now(),
      userChangeCount: 0,
      ended: undefined,
      ...NO_SIGN_IN,
    })),
  };
}

/** Reads the stored record. Returns undefined for one that cannot be copied: thousands of levels exceed the call stack. */
export function readRecord({
  prefix,
  kind,
  server,
}: Pick<SessionCore, 'prefix' | 'kind' | 'server'>): UserRecord | undefined {
  const record = readUserRecord(kind, prefix, server);
  try {
    return record && withoutSecrets(record) ? record : undefined;
  } catch {
    return undefined;
  }
}
