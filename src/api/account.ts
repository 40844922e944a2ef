import {
  AUTH_TYPE,
  AUTHENTICATE_PATH,
  LOGIN_LANGUAGE,
  LOGIN_PATH,
  RESET_ACTIONS,
  RESET_PATH,
} from '../constants';
import { ApiError } from './errors';
import type { Request } from './http';

/** The signed-in user as the server sent it (§3); whoever has no non-empty token is signed out. */
export interface UserRecord {
  /** Session token, sent as bearer token. Never in an event or an attribute. */
  token: string;
  /** Identifies the user. */
  UserId?: string;
  /** Display name. */
  Name?: string;
  /** Role, for example `ADMIN`. */
  Role?: string;
  /** Address of a picture. */
  Avatar?: string;
  [field: string]: unknown;
}

/** What a person types to sign in. */
export interface Credentials {
  userId: string;
  password: string;
}

/**
 * Signs in with user id and password (§7).
 * @throws ApiError with the server's Message, or `no-token` where Code 0 came without one.
 */
export async function login(
  request: Request,
  { userId, password }: Credentials,
  clientId: string,
): Promise<UserRecord> {
  const data = await post(request, LOGIN_PATH, {
    UserId: userId,
    AuthValue: password,
    AuthType: AUTH_TYPE,
    Language: LOGIN_LANGUAGE,
    ClientId: clientId,
  });
  return requireToken(data);
}

/** Signs in with e-mail and password at the alternative call (§7); the answer is no envelope. */
export async function authenticate(
  request: Request,
  { userId, password }: Credentials,
): Promise<UserRecord> {
  const answer = await request(AUTHENTICATE_PATH, {
    method: 'POST',
    body: { email: userId, password },
  });
  return requireToken({ Name: userId, UserId: userId, ...(answer as object) });
}

/** Sends the reset code to the user (§7). */
export const sendResetCode = (request: Request, userId: string) =>
  post(request, RESET_PATH, { UserId: userId, Action: RESET_ACTIONS.send });

/** Checks the code; `id` is what was typed, spaces and dashes stripped. */
export const verifyResetCode = (request: Request, id: string) =>
  post(request, RESET_PATH, { Action: RESET_ACTIONS.verify, Id: id });

/** Sets the new password with the verified code. */
export const resetPassword = (request: Request, id: string, password: string) =>
  post(request, RESET_PATH, { Action: RESET_ACTIONS.reset, Id: id, Password: password });

function post(request: Request, path: string, body: object): Promise<unknown> {
  return request(path, { method: 'POST', body, envelope: true });
}

function requireToken(data: unknown): UserRecord {
  const token = (data as { token?: unknown } | undefined)?.token;
  if (typeof token !== 'string' || token === '') {
    throw new ApiError('The server accepted the sign-in but sent no token.', {
      reason: 'no-token',
    });
  }
  return data as UserRecord;
}
