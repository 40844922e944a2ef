import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Env, Services } from '../services';
import { CSRF_HEADER } from './csrf';

/**
 * Allows the pages of the configured origins to call the server; never sends `*`. Their calls may have
 * cookies for the single sign-on of a portal; this server does not read them.
 */
export function crossOrigin({ allowOrigins }: Services, faults: boolean): MiddlewareHandler<Env> {
  return cors({
    origin: (origin) => (allowOrigins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', CSRF_HEADER, ...(faults ? ['demo-fault'] : [])],
    exposeHeaders: ['Retry-After'],
    credentials: true,
    maxAge: 600,
  });
}
