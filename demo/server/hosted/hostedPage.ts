import { readFile } from 'node:fs/promises';
import type { MiddlewareHandler } from 'hono';
import { PAGE_CACHING, PAGE_HEADERS } from '../files/staticFiles';
import { setCsrfCookie } from '../http/csrf';
import type { Env, Services } from '../services';

const FILE = new URL('../../portal/hosted.html', import.meta.url);

/** Serves `hosted.html` of the portal with the provider's address, whose port is known only at run time. */
export function hostedPage(services: Services): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (c.req.path !== '/hosted.html') return next();
    const hosted = services.hosted();
    if (!hosted) return c.text('Not found', 404);
    const text = await readFile(FILE, 'utf8');
    setCsrfCookie(c, services);
    c.header('Cache-Control', PAGE_CACHING);
    c.header('X-Content-Type-Options', 'nosniff');
    for (const [name, value] of Object.entries(PAGE_HEADERS)) c.header(name, value);
    const { authority, clientId } = hosted;
    return c.html(text.replaceAll('{{authority}}', authority).replaceAll('{{client}}', clientId));
  };
}
