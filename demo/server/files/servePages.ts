import type { MiddlewareHandler } from 'hono';
import type { Env } from '../services';
import { PAGE_CACHING } from './staticFiles';

/** Serves HTML pages by path. The map may change while the server runs. */
export function servePages(pages: ReadonlyMap<string, string>): MiddlewareHandler<Env> {
  return async (c, next) => {
    const html = pages.get(new URL(c.req.url).pathname);
    if (html === undefined) return next();
    c.header('Cache-Control', PAGE_CACHING);
    return c.html(html);
  };
}
