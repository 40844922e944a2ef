import { readFile } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import { PAGE_HEADERS } from '../files/staticFiles';
import { giveCsrfCookie } from '../http/csrf';
import type { Env, Parts } from '../parts';

const FILE = new URL('../../portal/hosted.html', import.meta.url);

/** Answers one file of the portal with the provider's address filled in: its port is known only now. */
export function hostedPage(parts: Parts): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (c.req.path !== '/hosted.html') return next();
    const hosted = parts.hosted();
    if (!hosted) return c.text('Not found', 404);
    const text = await readFile(FILE, 'utf8');
    giveCsrfCookie(c, parts);
    c.header('Cache-Control', 'no-cache');
    c.header('X-Content-Type-Options', 'nosniff');
    for (const [name, value] of Object.entries(PAGE_HEADERS)) c.header(name, value);
    const { authority, clientId } = hosted;
    return c.html(text.replaceAll('{{authority}}', authority).replaceAll('{{client}}', clientId));
  };
}
