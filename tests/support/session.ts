import { vi } from 'vitest';
import type { AuthProvider } from '../../src/api/providers';
import { createSession } from '../../src/store/session/createSession';
import type { Session } from '../../src/store/session/session';
import type { UserRecord } from '../../src/store/session/userRecord';

export const ADA: UserRecord = { token: 'token-1', UserId: 'ada', Name: 'Ada', Role: 'ADMIN' };
export const TYPED = { userId: 'ada', password: 'pass' };

/** An integrator's own provider that answers as told. */
export function provider(answer: () => unknown = () => ADA) {
  return {
    signIn: vi.fn(async () => (await answer()) as UserRecord),
    signOut: vi.fn(async () => {}),
  } satisfies AuthProvider;
}

/** What a session asks its page, with answers that can be changed. */
export function asks({ mayExpire = true, path = undefined as string | undefined } = {}) {
  return { mayExpire: vi.fn(() => mayExpire), storageFailed: vi.fn(), path: () => path };
}

let prefixes = 0;

/** A session of its own prefix, with what the browser holds for it. */
export function freshSession(kind: 'local' | 'session' | 'memory' = 'local') {
  const prefix = `session-${++prefixes}:`;
  const key = `${prefix}currentUser`;
  const make = (): Session => createSession(prefix, kind);
  return {
    prefix,
    key,
    session: make(),
    /** The same session as a page loaded afresh would have it. */
    reloaded: make,
    stored: () => JSON.parse(localStorage.getItem(key) ?? 'null'),
    notice: () => JSON.parse(sessionStorage.getItem(`${prefix}notice`) ?? 'null'),
  };
}

/** Lets another tab write the record, or remove it, and tells this one. */
export function inAnotherTab(key: string, record: object | null): void {
  if (record) localStorage.setItem(key, JSON.stringify(record));
  else localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key }));
}
