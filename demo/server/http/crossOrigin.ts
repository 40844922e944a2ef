import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Env, Parts } from '../parts';
import { CSRF_HEADER } from './csrf';

/**
 * Lets the pages of the allowed origins call the server, each named exactly, never `*`. Their
 * calls may carry cookies, which a portal's single sign-on can need; this server reads none of them.
 */
export function crossOrigin({ allowOrigins }: Parts, faults: boolean): MiddlewareHandler<Env> {
  return cors({
    origin: (origin) => (allowOrigins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', CSRF_HEADER, ...(faults ? ['demo-fault'] : [])],
    exposeHeaders: ['Retry-After'],
    credentials: true,
    maxAge: 600,
  });
}
