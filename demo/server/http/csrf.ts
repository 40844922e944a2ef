import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { Call, Env, Services } from '../services';
import { foreignOrigin, ownOrigin } from './address';
import { CODES, refuse } from './envelope';

/** Name of the CSRF cookie. The specification names neither; these are the defaults of the elements. */
export const CSRF_COOKIE = 'XSRF-TOKEN';
/** Name of the header that repeats the cookie. */
export const CSRF_HEADER = 'X-XSRF-TOKEN';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protects writing calls by double submit: the header must repeat the cookie, which a page of another
 * origin cannot read. A call with neither is accepted: without a cookie it is authenticated only by its
 * bearer token. If the browser sends another origin, allowed ones need no cookie and others are refused.
 */
export function csrf(services: Services): MiddlewareHandler<Env> {
  return async (c, next) => {
    const problem = SAFE.has(c.req.method) ? undefined : problemOf(c, services);
    if (problem) return refuse(c, CODES.forgery, problem, 403);
    await next();
    if (c.req.method === 'GET') setCsrfCookie(c, services);
  };
}

/** Sets the cookie if the browser has none. It is not HttpOnly, since scripts must read it. */
export function setCsrfCookie(c: Call, services: Services): void {
  if (getCookie(c, CSRF_COOKIE)) return;
  setCookie(c, CSRF_COOKIE, randomBytes(32).toString('base64url'), {
    path: '/',
    sameSite: 'Lax',
    secure: ownOrigin(c, services).startsWith('https:'),
  });
}

function problemOf(c: Call, services: Services): string | undefined {
  const origin = foreignOrigin(c);
  if (origin) {
    if (services.allowOrigins.includes(origin)) return undefined;
    const host = c.req.header('host');
    return `Calls from ${origin} are not allowed: the header Host is ${host}, and ALLOW_ORIGINS does not contain this origin.`;
  }
  const cookies = csrfCookies(c);
  const header = c.req.header(CSRF_HEADER);
  if (header ? cookies.includes(header) : cookies.length === 0) return undefined;
  return `The header ${CSRF_HEADER} does not repeat the cookie ${CSRF_COOKIE}.`;
}

/** Returns the values of the CSRF cookie: another application can set one with another path or domain. */
function csrfCookies(c: Call): string[] {
  const pairs = c.req.header('Cookie')?.split(';') ?? [];
  return pairs.flatMap((pair) => parse(pair, CSRF_COOKIE)[CSRF_COOKIE] || []);
}
