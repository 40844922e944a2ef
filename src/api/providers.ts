import { authenticate, type Credentials, login, type UserRecord } from './account';
import type { Request } from './http';

/** Who proves a person's identity: the in-house server, or one the integrator brings. */
export interface AuthProvider {
  /** Resolves to a record with a non-empty `token`; rejects if the sign-in is refused. */
  signIn(credentials: Credentials): Promise<UserRecord>;
  /** Called after the session has ended. */
  signOut(user: UserRecord): Promise<void>;
  /** Called once on load: the user a redirect brought back, if any. */
  start?(): Promise<UserRecord | undefined>;
}

/** `auth="backend"`: the in-house login call. Logging out is local: the specification names no call (§7). */
export function backendProvider(request: Request, clientId: () => string): AuthProvider {
  return {
    signIn: (credentials) => login(request, credentials, clientId()),
    signOut: async () => {},
  };
}

/** `auth="email"`: the alternative call with e-mail and password. */
export function emailProvider(request: Request): AuthProvider {
  return {
    signIn: (credentials) => authenticate(request, credentials),
    signOut: async () => {},
  };
}
