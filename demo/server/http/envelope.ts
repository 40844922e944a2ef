import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Call } from '../services';

/** Codes of failures; 0 is success. docs/server-contract.md lists them. */
export const CODES = {
  badRequest: 1000,
  wrongPassword: 1001,
  wrongCode: 1002,
  weakPassword: 1003,
  unknownPasskey: 1004,
  tooManyAttempts: 1029,
  busy: 1030,
  forgery: 1403,
  conflict: 1409,
  fields: 1422,
  notSignedIn: 401,
  forbidden: 403,
  notFound: 404,
  tooLarge: 413,
  serverError: 500,
} as const;

/** Answers with success: `{Code: 0, Message, Data}`. */
export function succeed(c: Call, data: unknown = null, message = '') {
  return c.json({ Code: 0, Message: message, Data: data });
}

/** Answers with a failure. The HTTP status is 200, except for failures at the level of HTTP. */
export function refuse(c: Call, code: number, message: string, status: ContentfulStatusCode = 200) {
  return c.json({ Code: code, Message: message, Data: null }, status);
}
