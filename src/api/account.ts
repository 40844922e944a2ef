import { RESET_ACTIONS, RESET_PATH } from '../constants';
import type { Request } from './http';

/** The signed-in user as events, areas and the property `user` show it: without the token. */
export interface PublicUser {
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

/** The signed-in user as the server sent it. The session refuses a record without a token. */
export interface UserRecord extends PublicUser {
  /** Session token, sent as bearer token. Never in an event or an attribute. */
  token: string;
}

/** A second step of a sign-in. */
export interface Challenge {
  /** A code, or a new password that replaces the old one. */
  kind: 'code' | 'new-password';
  /** Text for the user, in place of a built-in one. */
  message?: string;
  /** Resolves to the user record or to a further step; rejects if the value is refused. */
  answer(value: string): Promise<SignInAnswer>;
}

/** Answer to a sign-in: the user record, or a second step. */
export type SignInAnswer =
  | UserRecord
  | {
      /** The second step. */
      challenge: Challenge;
    };

/** User id and password, as typed. */
export interface Credentials {
  userId: string;
  password: string;
}

/** Sends the reset code to the user. */
export const sendResetCode = (request: Request, userId: string) =>
  post(request, RESET_PATH, { UserId: userId, Action: RESET_ACTIONS.send });

/** Verifies the code, typed without spaces and dashes. */
export const verifyResetCode = (request: Request, code: string) =>
  post(request, RESET_PATH, { Action: RESET_ACTIONS.verify, Id: code });

/** Sets the new password, with the verified code. */
export const resetPassword = (request: Request, code: string, password: string) =>
  post(request, RESET_PATH, { Action: RESET_ACTIONS.reset, Id: code, Password: password });

function post(request: Request, path: string, body: object): Promise<unknown> {
  return request(path, { method: 'POST', body, envelope: true });
}
