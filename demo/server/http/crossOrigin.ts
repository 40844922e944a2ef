import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Env, Parts } from '../parts';
import { CSRF_HEADER } from './csrf';

/**
 * Lets the pages of the allowed origins call the server, each named exactly, never `*`. Cookies are
 * not allowed in (no Access-Control-Allow-Credentials): the bearer token is all they need.
 */
export function crossOrigin({ allowOrigins }: Parts, faults: boolean): MiddlewareHandler<Env> {
  return cors({
    origin: [...allowOrigins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', CSRF_HEADER, ...(faults ? ['demo-fault'] : [])],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
}
