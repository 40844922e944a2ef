import { parseUrl } from './parseUrl';

/**
 * Returns the address that relative URLs resolve against: the page, regardless of `<base href>`. A `srcdoc`
 * frame has no address of its own. It uses `document.baseURI`, by default that of its parent, if that is
 * same-origin, otherwise `/`. Only a sandboxed frame, without an origin, uses any base URL.
 */
export function pageUrl(): URL {
  if (location.protocol !== 'about:') return new URL(location.href);
  const base = new URL(document.baseURI);
  const { origin } = window;
  return origin === 'null' || base.origin === origin ? base : new URL(origin);
}

/** Returns the origin of a server, of the page without `apiBase`; an invalid `apiBase` unchanged. */
export function serverOrigin(apiBase = ''): string {
  return parseUrl(apiBase || '/', pageUrl())?.origin ?? apiBase;
}
