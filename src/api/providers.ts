import {
  authenticate,
  type Credentials,
  login,
  type SignInAnswer,
  type UserRecord,
} from './account';
import { toSignInAnswer } from './challenge';
import type { Request } from './http';

/** Authentication provider: the in-house server, a hosted one, or one that the host page supplies. */
export interface AuthProvider {
  /**
   * Resolves to a record with a non-empty `token`, or to a second step; rejects if the sign-in is
   * refused.
   */
  signIn(credentials: Credentials): Promise<SignInAnswer>;
  /** Called after the session has ended. */
  signOut(user: UserRecord): Promise<void>;
  /** Called once on load. Resolves to the user whom a redirect brought back, if any. */
  start?(): Promise<UserRecord | undefined>;
}

/** Creates the provider of `auth="backend"`, the in-house login call. */
export function backendProvider(request: Request, clientId: () => string): AuthProvider {
  return {
    async signIn(credentials) {
      const id = clientId();
      return toSignInAnswer(request, await login(request, credentials, id), id);
    },
    signOut: async () => {},
  };
}

/** Creates the provider of `auth="email"`, the alternative call with email and password. */
export function emailProvider(request: Request): AuthProvider {
  return {
    signIn: (credentials) => authenticate(request, credentials),
    signOut: async () => {},
  };
}
