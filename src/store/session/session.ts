import type { StoreApi } from 'zustand/vanilla';
import type { Credentials } from '../../api/account';
import type { ApiError } from '../../api/errors';
import type { AuthProvider } from '../../api/providers';
import type { PublicUser, UserRecord } from './userRecord';

export type LogoutReason = 'user' | 'expired' | 'other-tab';

/** Facts of the session; `attempt` is the sign-in under way or the last one. */
export interface SessionState {
  user: PublicUser | undefined;
  /** What this page knows the user by: the record's UserId, else what was typed. */
  userId: string | undefined;
  /** Counts the different people: views are made anew for the next one. */
  person: number;
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
  /**
   * Signs in. The same call while one is under way is that one; whatever else happens meanwhile is the
   * later intention, and the answer is dropped. Failures are state, not exceptions.
   */
  signIn(provider: AuthProvider, credentials: Credentials, asks: Asks): Promise<void>;
  /** Takes over a user whom a redirect brought back, or a renewed token of the same. */
  adopt(record: UserRecord): void;
  /** Record removed, user none, then the provider's logout (§4, decision 9). */
  signOut(provider: AuthProvider): Promise<void>;
  /**
   * A 401: once for all requests that began before it was known (decision 2). A promise makes its
   * request wait: true where the same person has signed in again.
   */
  expire(startedAt: number, asks: Asks): Promise<boolean> | undefined;
}

/** What the session asks its page. */
export interface Asks {
  /** Announces the expired session; false keeps record and page. */
  mayExpire(): boolean;
  /** Asks whoever has unsaved work; undefined where nobody has. */
  mayLeave?(): Promise<boolean> | undefined;
  /** Asks for another sign-in over the page in place of a reload; true once the same person is back. */
  signInAgain?: (() => Promise<boolean>) | undefined;
  /** Told when the record could not be stored: the session then lasts as long as the page. */
  storageFailed(): unknown;
  /** The route to come back to after a reload. */
  path(): string | undefined;
}
