import { createStore } from 'zustand/vanilla';
import type { Credentials } from '../../api/account';
import { ApiError } from '../../api/errors';
import type { AuthProvider } from '../../api/providers';
import { DRAFTS_KEY, UNAUTHORIZED, USER_KEY } from '../../constants';
import { reloadPage } from '../browser/page';
import { openStorage, type StorageKind } from '../browser/storage';
import { watchStored } from '../browser/watchStored';
import { shared } from '../element/registry';
import { asApiError } from './asApiError';
import { leaveNotice, type Notice } from './notice';
import { forgetReloads, mayReload } from './reloadLimit';
import { isSamePerson, isSameUser, userIdOf } from './samePerson';
import type { Asks, LogoutReason, Session, SessionState } from './session';
import { readUserRecord, toUserRecord, type UserRecord, withoutSecrets } from './userRecord';

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
  /** The moment the present person came. */
  let arrived = 0;
  let current: Attempt | undefined;
  /** While a 401 waits for the person: true once the same one has signed in again. */
  let waiting: Promise<boolean> | undefined;

  const store = createStore<SessionState>(() => ({
    user: record && withoutSecrets(record),
    userId: record && userIdOf(record),
    person: 0,
    attempt: 'idle',
    error: undefined,
    ended: undefined,
    since: Date.now(),
  }));

  function change(next: UserRecord | undefined, facts: Partial<SessionState>) {
    record = next;
    current = undefined;
    since = performance.now();
    const user = next && withoutSecrets(next);
    store.setState({
      user,
      attempt: 'idle',
      error: undefined,
      ended: undefined,
      since: Date.now(),
      ...facts,
    });
  }

  /** `renewed` where it may be the same sign-in with another token; while none is under way, it is. */
  function enter(next: UserRecord, { typed, renewed }: { typed?: string; renewed?: boolean } = {}) {
    const before = store.getState();
    const userId = userIdOf(next) ?? typed;
    const same = isSamePerson(before, next, typed);
    const alone = !waiting && !current;
    if (renewed && same && alone && isSameUser(withoutSecrets(next), before.user)) {
      record = next;
      since = performance.now();
      // No sign-in: the user stays the same object, but the token may end at another time.
      store.setState({});
      return;
    }
    if (!same) arrived = performance.now();
    change(next, { userId, person: before.person + (same ? 0 : 1) });
  }

  /** Unsaved work outlives a 401, and nobody's logout (§4). */
  const forgetDrafts = () => openStorage('session').remove(prefix + DRAFTS_KEY);

  const leave = (ended: LogoutReason) => change(undefined, { userId: undefined, ended });

  function keep(next: UserRecord, how: Parameters<typeof enter>[1], storageFailed?: () => unknown) {
    if (!storage.set(key, JSON.stringify(next))) {
      // The last person's record must not come back with the next load.
      storage.remove(key);
      storageFailed?.();
    }
    enter(next, how);
  }

  function reload(asks: Asks, notice: Notice) {
    leaveNotice(prefix, { ...notice, path: asks.path() });
    reloadPage();
  }

  async function attempt(own: Attempt, provider: AuthProvider, asks: Asks) {
    store.setState({ attempt: 'pending', error: undefined });
    const { credentials } = own;
    try {
      const next = toUserRecord(await provider.signIn(credentials));
      if (own !== current) return;
      if (!next) throw new ApiError('The sign-in brought no token.', { reason: 'no-token' });
      const typed = credentials.userId;
      // Another person starts clean: over unsaved work only once it may be left.
      if (
        record &&
        !isSamePerson(store.getState(), next, typed) &&
        (await asks.mayLeave?.()) === false
      ) {
        if (own !== current) return;
        current = undefined;
        store.setState({ attempt: 'idle' });
        await provider.signOut(next);
        return;
      }
      if (own !== current) return;
      keep(next, { typed }, asks.storageFailed);
      forgetReloads(prefix);
    } catch (cause) {
      if (own !== current) return;
      current = undefined;
      const error = asApiError(cause);
      store.setState({ attempt: 'failed', error });
      // §4 speaks of any 401: the login call's own message is shown after the reload.
      if (error.status === UNAUTHORIZED && !waiting && asks.mayExpire()) {
        storage.remove(key);
        reload(asks, { message: error.message, userId: credentials.userId });
      }
    }
  }

  function follow(told?: string | null) {
    if (told === LOGGED_OUT) forgetDrafts();
    const next = readUserRecord(kind, prefix);
    if (next?.token === record?.token) return;
    if (next) enter(next, { renewed: true });
    else leave('other-tab');
  }

  if (kind === 'local') watchStored(key, follow);

  return Object.assign(store, {
    getToken: () => record?.token,
    signIn(provider: AuthProvider, credentials: Credentials, asks: Asks) {
      const { userId, password } = credentials;
      const last = current?.credentials;
      const twice = last?.userId === userId && last.password === password;
      const own: Attempt =
        twice && current ? current : { credentials, startedAt: performance.now() };
      current = own;
      own.done ??= attempt(own, provider, asks);
      return own.done;
    },
    adopt: (next: UserRecord) => keep(next, { renewed: true }),
    async signOut(provider: AuthProvider) {
      const last = record;
      forgetDrafts();
      storage.set(key, LOGGED_OUT);
      storage.remove(key);
      leave('user');
      try {
        if (last) await provider.signOut(last);
      } catch {
        // Decision 9: a provider that fails still leaves the person signed out.
      }
    },
    expire(startedAt: number, asks: Asks) {
      if (!record || startedAt < arrived) return;
      // The call that signs in again would wait for itself.
      if (waiting) return current && startedAt >= current.startedAt ? undefined : waiting;
      if (startedAt < since) return asks.signInAgain && Promise.resolve(true);
      since = performance.now();
      if (!asks.mayExpire()) return;
      const last = record;
      const end = (may = true) => {
        if (!may || record !== last) return false;
        storage.remove(key);
        leave('expired');
        if (mayReload(prefix)) reload(asks, {});
        else leaveNotice(prefix, {}, true);
        return false;
      };
      waiting = asks.signInAgain?.() ?? asks.mayLeave?.()?.then(end);
      if (!waiting) return void end();
      return waiting.finally(() => {
        waiting = undefined;
      });
    },
  });
}

/** Stands in place of the record for a moment: other tabs tell a logout from a session that expired. */
const LOGGED_OUT = 'null';

/** A sign-in under way. */
interface Attempt {
  credentials: Credentials;
  startedAt: number;
  done?: Promise<void>;
}
