import { giveCsrfCookie } from '../http/csrf';
import type { Call, Parts } from '../parts';
import { contentTypeOf } from './contentTypes';
import { findFile } from './findFile';
import { acceptedEncoding, type PackedFile, packedFile } from './packed';

/** Which folders are served, and what is added to each of their answers. */
export interface StaticOptions {
  /** URL prefix, with a slash at both ends, to folder. The longest prefix that fits is taken. */
  folders: Record<string, string>;
  headers: Record<string, string>;
}

/** A build's file name with a hash in it: its content never changes. */
const HASHED = /-[A-Z0-9]{8}\.[a-z0-9.]+$/;

/**
 * Portals on other origins load the bundle in modules and with integrity hashes; pages in a sandboxed
 * frame, which have no origin, load their modules.
 */
const OPEN = new Set(['/dist/', '/areas/', '/areas/built/', '/vendor/uplot/']);

/** Headers of every page. Only pages of this server may frame one, because of the sign-in form in it. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Referrer-Policy': 'same-origin',
};

/** Serves files: typed, compressed, revalidated by ETag. HTML brings the CSRF cookie along. */
export function staticFiles(parts: Parts, { folders, headers }: StaticOptions) {
  const prefixes = Object.keys(folders).sort((a, b) => b.length - a.length);
  const remembered = remember();
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
    const packed = await remembered(found);
    const encoding = text ? acceptedEncoding(c.req.header('accept-encoding')) : 'identity';
    const etag = `"${packed.hash}-${encoding}"`;
    const hashed = HASHED.test(pathname);
    c.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    c.header('ETag', etag);
    if (text) c.header('Vary', 'Accept-Encoding');
    if (type.startsWith('text/html')) {
      for (const [name, value] of Object.entries(PAGE_HEADERS)) {
        if (!hasOwnPolicy || name !== 'Content-Security-Policy') c.header(name, value);
      }
      giveCsrfCookie(c, parts);
    }
    if (knows(c.req.header('if-none-match'), etag)) return c.body(null, 304);

    const body = await packed.body(encoding);
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    c.header('Content-Length', String(body.length));
    return c.body(new Uint8Array(body), 200, { 'Content-Type': type });
  };
}

function knows(header = '', etag: string): boolean {
  return header.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}

/** Keeps packed files in memory until they change on disk. */
function remember() {
  const files = new Map<string, { stamp: string; packed: Promise<PackedFile> }>();
  return ({ file, size, changed }: { file: string; size: number; changed: number }) => {
    const stamp = `${size} ${changed}`;
    const kept = files.get(file);
    if (kept?.stamp === stamp) return kept.packed;
    const packed = packedFile(file);
    files.set(file, { stamp, packed });
    return packed;
  };
}
