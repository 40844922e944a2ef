import { ApiError } from './errors';
import { parseUrl } from './parseUrl';
import { pageUrl } from './serverOrigin';

/** Address of a request and the rights that follow from it. */
export interface RequestTarget {
  /** The URL as given, to be joined with `baseURL`. */
  path: string;
  /** Absolute base address, for paths that begin with a single slash. */
  baseURL: string | undefined;
  /** The complete address. */
  url: URL;
  /** Whether the address, or its base address, names a host. Such requests carry no CSRF header. */
  absolute: boolean;
  /** Whether the origin is the page's or that of the base address. Other origins get no token. */
  trusted: boolean;
  /** Whether the origin is that of the base address. A 401 of other origins does not end the session. */
  isServer: boolean;
}

/**
 * Resolves the URL of a request: paths that begin with one slash against the base address, other
 * URLs against the page.
 * @throws ApiError if the base address is not a valid URL
 */
export function resolveTarget(given: string, apiBase: string): RequestTarget {
  // Converted once: an object could be another text when it is sent than when it was checked.
  const url = String(given);
  const page = pageUrl();
  const base = parseUrl(apiBase || '/', page);
  if (!base) {
    throw new ApiError(`api-base="${apiBase}" is not a valid URL.`, { reason: 'server' });
  }
  // A second slash or a backslash begins a host, as browsers read it.
  const isPath = /^\/(?![/\\])/.test(url);
  const baseURL = isPath ? base.href.replace(/\/+$/, '') : undefined;
  const target = new URL(isPath ? baseURL + url : url, page);
  return {
    path: isPath ? url : target.href,
    baseURL,
    url: target,
    absolute: isAbsolute(isPath ? apiBase : url),
    trusted: target.origin === page.origin || target.origin === base.origin,
    isServer: target.origin === base.origin,
  };
}

/** Whether a value is an http(s) URL. Others, such as `javascript:`, are never called or opened. */
export function isWebAddress(address: unknown): address is string {
  return (
    typeof address === 'string' && /^https?:/i.test(address) && parseUrl(address) !== undefined
  );
}

const isAbsolute = (address: string) => /^[a-z][a-z\d+.-]*:|^[/\\]{2}/i.test(address);
