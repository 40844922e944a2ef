import { setCsrfCookie } from '../http/csrf';
import type { Call, Services } from '../services';
import { acceptedEncoding } from './compressedFile';
import { contentTypeOf } from './contentTypes';
import { createFileCache } from './fileCache';
import { findFile } from './findFile';

/** Served folders, and headers of every answer. */
export interface StaticOptions {
  /** Folders by URL prefix, which has a slash at both ends. The longest matching prefix is used. */
  folders: Record<string, string>;
  headers: Record<string, string>;
}

/** Matches file names with a hash, whose content never changes. */
const HASHED = /-[A-Z0-9]{8}\.[a-z0-9.]+$/;

/**
 * Folders that any origin may load: portals on other origins load the bundle as modules and with
 * integrity hashes, and sandboxed frames, which have an opaque origin, load their modules.
 */
const OPEN = new Set(['/dist/', '/areas/', '/areas/built/', '/vendor/uplot/']);

/** Headers of every page. Only pages of this server may frame it, since it contains a sign-in form. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Referrer-Policy': 'same-origin',
};

/** A shared cache must not store pages: they set the CSRF cookie. */
export const PAGE_CACHING = 'private, no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Shared by all servers of a process. */
const readCompressed = createFileCache();

/** Serves files with content type, compression and ETag. HTML files set the CSRF cookie. */
export function staticFiles(services: Services, { folders, headers }: StaticOptions) {
  const prefixes = Object.keys(folders).sort((a, b) => b.length - a.length);
  const hasOwnPolicy = Object.keys(headers).some(
    (name) => name.toLowerCase() === 'content-security-policy',
  );

  return async (c: Call): Promise<Response> => {
    const { pathname } = new URL(c.req.url);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header('X-Content-Type-Options', 'nosniff');
    const prefix = prefixes.find((start) => `${pathname}/`.startsWith(start));
    if (prefix === undefined) return c.text('Not found', 404);
    if (pathname.length < prefix.length) return c.redirect(prefix, 308);
    if (OPEN.has(prefix)) c.header('Access-Control-Allow-Origin', '*');

    const found = await findFile(folders[prefix] ?? '', pathname.slice(prefix.length));
    if (!found) return c.text('Not found', 404);
    if ('folder' in found) return c.redirect(`${pathname}/`, 308);

    const { type, text } = contentTypeOf(found.file);
    const compressed = await readCompressed(found);
    if (!compressed) return c.text('Not found', 404);
    const encoding = text ? acceptedEncoding(c.req.header('accept-encoding')) : 'identity';
    const etag = `"${compressed.hash}-${encoding}"`;
    const hashed = HASHED.test(pathname);
    const isPage = type.startsWith('text/html');
    c.header('Cache-Control', isPage ? PAGE_CACHING : hashed ? IMMUTABLE : 'no-cache');
    c.header('ETag', etag);
    if (text) c.header('Vary', 'Accept-Encoding');
    if (isPage) {
      for (const [name, value] of Object.entries(PAGE_HEADERS)) {
        if (!hasOwnPolicy || name !== 'Content-Security-Policy') c.header(name, value);
      }
      setCsrfCookie(c, services);
    }
    if (includesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);

    const body = await compressed.body(encoding);
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    c.header('Content-Length', String(body.length));
    return c.body(new Uint8Array(body), 200, { 'Content-Type': type });
  };
}

function includesEtag(header = '', etag: string): boolean {
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}
