import {
  AUTH_TYPE,
  AUTHENTICATE_PATH,
  CHALLENGE_PATH,
  LOGIN_LANGUAGE,
  LOGIN_PATH,
} from '../constants';
import type { Challenge, Credentials, SignInAnswer, UserRecord } from './account';
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

/**
 * Signs in with user id and password. Returns `Data` of the answer unchecked.
 * @throws ApiError with the server's Message
 */
export async function login(
  request: Request,
  { userId, password }: Credentials,
  clientId: string,
): Promise<UserRecord> {
  const body = {
    UserId: userId,
    AuthValue: password,
    AuthType: AUTH_TYPE,
    Language: LOGIN_LANGUAGE,
    ClientId: clientId,
  };
  return (await request(LOGIN_PATH, { method: 'POST', body, envelope: true })) as UserRecord;
}

/**
 * Converts `Data` of a sign-in answer: a `Challenge` becomes a second step that is answered at its own
 * address, anything else is returned unchanged.
 */
function toSignInAnswer(request: Request, data: unknown, clientId: string): SignInAnswer {
  const { Challenge: step } = Object(data) as { Challenge?: unknown };
  if (!step) return data as UserRecord;
  const { Kind, Message, Id } = Object(step) as Record<string, unknown>;
  return {
    challenge: {
      // Without an id, it cannot be answered: the session refuses an unknown kind.
      kind: (Id ? Kind : undefined) as Challenge['kind'],
      message: Message as string | undefined,
      async answer(value) {
        const next = await request(CHALLENGE_PATH, {
          method: 'POST',
          body: { Id, Value: value, ClientId: clientId },
          envelope: true,
        });
        return toSignInAnswer(request, next, clientId);
      },
    },
  };
}

/** Creates the provider of `auth="email"`, the alternative call with email and password. */
export function emailProvider(request: Request): AuthProvider {
  return {
    signIn: (credentials) => authenticate(request, credentials),
    signOut: async () => {},
  };
}

/** Signs in with email and password at the alternative call, whose answer is not an envelope. */
export async function authenticate(
  request: Request,
  { userId, password }: Credentials,
): Promise<UserRecord> {
  const answer = await request(AUTHENTICATE_PATH, {
    method: 'POST',
    body: { email: userId, password },
  });
  return { Name: userId, UserId: userId, ...(answer as UserRecord) };
}
