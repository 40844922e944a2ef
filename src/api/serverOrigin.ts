import { parseUrl } from './parseUrl';

/**
 * Returns the address that relative URLs resolve against: the page, regardless of `<base href>`. A
 * `srcdoc` frame has no address of its own and uses that of its parent.
 */
export function pageUrl(): URL {
  return new URL(location.protocol === 'about:' ? document.baseURI : location.href);
}

/** Returns the origin of a server, of the page without `apiBase`; an invalid `apiBase` unchanged. */
export function serverOrigin(apiBase = ''): string {
  return parseUrl(apiBase || '/', pageUrl())?.origin ?? apiBase;
}
