import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Credentials } from '../api/account';
import { ApiError, isReason } from '../api/errors';
import type { AuthProvider } from '../api/providers';
import { UNAUTHORIZED, USER_KEY } from '../constants';
import { reloadPage } from './browser/page';
import { openStorage, type StorageKind } from './browser/storage';
import { leaveNotice, type Notice } from './notice';
import { shared } from './registry';
import {
  type PublicUser,
  readUserRecord,
  toUserRecord,
  type UserRecord,
  withoutSecrets,
} from './userRecord';

export type LogoutReason = 'user' | 'expired' | 'other-tab';

/** Facts of the session; `attempt` is the sign-in under way or the last one. */
export interface SessionState {
  user: PublicUser | undefined;
  attempt: 'idle' | 'pending' | 'failed';
  /** Why the last sign-in failed. */
  error: ApiError | undefined;
  /** Why the last session ended on this page. */
  ended: LogoutReason | undefined;
  /** When this page began to know the user, in ms since 1970. */
  since: number;
}

export interface Session extends StoreApi<SessionState> {
  getToken(): string | undefined;
  /** Signs in; a second call while one is under way is that one. Failures are state, not exceptions. */
  signIn(provider: AuthProvider, credentials: Credentials, asks: Asks): Promise<void>;
  /** Takes over a user whom a redirect brought back. */
  adopt(record: UserRecord): void;
  /** Record removed, user none, then the provider's logout (§4, decision 9). */
  signOut(provider: AuthProvider): Promise<void>;
  /** A 401: once for all requests that began before it was known (decision 2). */
  expire(startedAt: number, asks: Asks): void;
}

/** What the session asks its page. */
export interface Asks {
  /** Announces the expired session; false keeps record and page. */
  mayExpire(): boolean;
  /** Told when the record could not be stored: the session then lasts as long as the page. */
  storageFailed(): unknown;
  /** The route to come back to after a reload. */
  path(): string | undefined;
}

/** The session of a storage prefix: one for all elements, and all copies of the bundle, on the page. */
export function sessionOf(prefix: string, kind: StorageKind): Session {
  return shared(`session:${kind}:${prefix}`, () => createSession(prefix, kind));
}

/** Makes a session and restores its user from storage (§4). */
export function createSession(prefix: string, kind: StorageKind): Session {
  const storage = openStorage(kind);
  const key = prefix + USER_KEY;
  let record = readUserRecord(kind, prefix);
  /** Requests that began before this moment belong to a session already ended or replaced. */
  let since = 0;
  let underWay: Promise<void> | undefined;

  const store = createStore<SessionState>(() => ({
    user: record && withoutSecrets(record),
    attempt: 'idle',
    error: undefined,
    ended: undefined,
    since: Date.now(),
  }));

  function enter(next: UserRecord) {
    record = next;
    since = performance.now();
    const user = withoutSecrets(next);
    store.setState({
      user,
      attempt: 'idle',
      error: undefined,
      ended: undefined,
      since: Date.now(),
    });
  }

  function leave(ended: LogoutReason) {
    record = undefined;
    since = performance.now();
    store.setState({ user: undefined, attempt: 'idle', error: undefined, ended });
  }

  function keep(next: UserRecord, asks: Asks) {
    if (!storage.set(key, JSON.stringify(next))) asks.storageFailed();
    enter(next);
  }

  function reload(asks: Asks, notice: Notice) {
    leaveNotice(prefix, { ...notice, path: asks.path() });
    reloadPage();
  }

  async function attempt(provider: AuthProvider, credentials: Credentials, asks: Asks) {
    store.setState({ attempt: 'pending', error: undefined });
    try {
      const next = toUserRecord(await provider.signIn(credentials));
      if (!next) throw new ApiError('The sign-in brought no token.', { reason: 'no-token' });
      keep(next, asks);
    } catch (cause) {
      const error = asApiError(cause);
      store.setState({ attempt: 'failed', error });
      // §4 speaks of any 401: the login call's own message is shown after the reload.
      if (error.status === UNAUTHORIZED && asks.mayExpire()) {
        storage.remove(key);
        reload(asks, { message: error.message, userId: credentials.userId });
      }
    }
  }

  // Other tabs sign in and out under the same key; `clear()` tells it with a null key.
  globalThis.addEventListener?.('storage', (event) => {
    if (kind !== 'local' || (event.key !== null && event.key !== key)) return;
    const next = readUserRecord(kind, prefix);
    if (next?.token === record?.token) return;
    if (next) enter(next);
    else leave('other-tab');
  });

  return Object.assign(store, {
    getToken: () => record?.token,
    signIn(provider: AuthProvider, credentials: Credentials, asks: Asks) {
      underWay ??= attempt(provider, credentials, asks).finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    adopt(next: UserRecord) {
      storage.set(key, JSON.stringify(next));
      enter(next);
    },
    async signOut(provider: AuthProvider) {
      const last = record;
      storage.remove(key);
      leave('user');
      try {
        if (last) await provider.signOut(last);
      } catch {
        // Decision 9: a provider that fails still leaves the person signed out.
      }
    },
    expire(startedAt: number, asks: Asks) {
      if (!record || startedAt < since) return;
      since = performance.now();
      if (!asks.mayExpire()) return;
      storage.remove(key);
      leave('expired');
      reload(asks, {});
    },
  });
}

function asApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  // A second copy of the bundle or the integrator's own provider throws errors of its own kind.
  const { message = cause, reason, code, status } = Object(cause) as Record<string, unknown>;
  return new ApiError(typeof message === 'string' ? message : '', {
    reason: isReason(reason) ? reason : 'server',
    code: number(code),
    status: number(status),
  });
}

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
