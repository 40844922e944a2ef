import { afterEach, beforeEach, vi } from 'vitest';
import type { AuthProvider } from '../../src/api/providers';
import type { Session } from '../../src/store/session/createSession';
import { createSession } from '../../src/store/session/createSession';
import type { SessionHost } from '../../src/store/session/session';
import type { UserRecord } from '../../src/store/session/user/userRecord';

/** A user record. */
export const ADA: UserRecord = { token: 'token-1', UserId: 'ada', Name: 'Ada', Role: 'ADMIN' };

/** Values of the sign-in form. */
export const TYPED = { userId: 'ada', password: 'pass' };

/** Creates a provider whose sign-in resolves to this answer. */
export function provider(answer: () => unknown = () => ADA) {
  return {
    signIn: vi.fn(async () => (await answer()) as UserRecord),
    signOut: vi.fn(async () => {}),
  } satisfies AuthProvider;
}

/** Creates the callbacks of an element, which return these values. */
export function sessionHost({
  announceExpiry = true,
  path = undefined as string | undefined,
  prompts = false,
  isConnected = true,
} = {}) {
  return {
    announceExpiry: vi.fn(() => announceExpiry),
    onStorageFailed: vi.fn(),
    canPromptSignIn: () => prompts,
    currentLocation: () => path,
    isConnected: () => isConnected,
  } satisfies SessionHost;
}

let prefixes = 0;

/** Creates a session with its own prefix, and functions that read its data in the browser. */
export function freshSession(kind: 'local' | 'session' | 'memory' = 'local') {
  const prefix = `session-${++prefixes}:`;
  const key = `${prefix}currentUser`;
  const make = (): Session => createSession(prefix, kind, location.origin);
  return {
    prefix,
    key,
    session: make(),
    /** Creates the same session as after a reload. */
    reloaded: make,
    stored: () => JSON.parse(localStorage.getItem(key) ?? 'null'),
    notice: () => JSON.parse(sessionStorage.getItem(`${prefix}notice`) ?? 'null'),
  };
}

/** Writes or removes the record as another tab would. */
export function inAnotherTab(key: string, record: object | null): void {
  if (record) localStorage.setItem(key, JSON.stringify(record));
  else localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** Replaces `location.reload` in each test of a file, and clears mocks and storage after it. Returns the mock. */
export function mockReload() {
  const reload = vi.fn();
  beforeEach(() => void vi.spyOn(location, 'reload').mockImplementation(reload));
  afterEach(() => {
    vi.restoreAllMocks();
    reload.mockClear();
    localStorage.clear();
    sessionStorage.clear();
  });
  return reload;
}
