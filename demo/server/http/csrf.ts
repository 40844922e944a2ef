import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Call, Env, Parts } from '../parts';
import { foreignOrigin, ownOrigin } from './address';
import { CODES, refuse } from './envelope';

/** Names of the pair; the specification names neither, the elements default to these. */
export const CSRF_COOKIE = 'XSRF-TOKEN';
/** The header that repeats the cookie. */
export const CSRF_HEADER = 'X-XSRF-TOKEN';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Double submit: a call that changes something repeats the cookie in a header, which a foreign page
 * cannot, for it cannot read the cookie. A call with neither is let through: the server knows
 * people by their bearer token alone, so without a cookie there is nothing to ride on. Where the
 * browser names another origin, that decides: an allowed one needs no cookie, all others get none.
 */
export function csrf(parts: Parts): MiddlewareHandler<Env> {
  return async (c, next) => {
    const problem = SAFE.has(c.req.method) ? undefined : problemOf(c, parts);
    if (problem) return refuse(c, CODES.forgery, problem, 403);
    await next();
    if (c.req.method === 'GET') giveCsrfCookie(c, parts);
  };
}

/** Sets the cookie where the browser has none. Scripts must read it, so it is not HttpOnly. */
export function giveCsrfCookie(c: Call, parts: Parts): void {
  if (getCookie(c, CSRF_COOKIE)) return;
  setCookie(c, CSRF_COOKIE, randomBytes(32).toString('base64url'), {
    path: '/',
    sameSite: 'Lax',
    secure: ownOrigin(c, parts).startsWith('https:'),
  });
}

function problemOf(c: Call, parts: Parts): string | undefined {
  const origin = foreignOrigin(c);
  if (origin) {
    const allowed = parts.allowOrigins.includes(origin);
    return allowed ? undefined : 'Calls from this origin are not allowed.';
  }
  const cookie = getCookie(c, CSRF_COOKIE) || undefined;
  const header = c.req.header(CSRF_HEADER) || undefined;
  if (cookie === header) return undefined;
  return `The header ${CSRF_HEADER} does not repeat the cookie ${CSRF_COOKIE}.`;
}
