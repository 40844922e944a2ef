/** Parameters that a provider adds to the redirect URI (RFC 6749, OpenID Connect, RFC 9207). */
const ADDED = [
  'code',
  'state',
  'iss',
  'session_state',
  'scope',
  'error',
  'error_description',
  'error_uri',
];

/**
 * Returns whether a provider redirected here: with a code or an error, and a state. Without the
 * state, only a pending sign-in of this tab distinguishes it from a `code` of the host page.
 */
export function isReturn(address: string, redirectUri: string, underWay: boolean): boolean {
  const { origin, pathname, searchParams } = new URL(address);
  if (!URL.canParse(redirectUri)) return false;
  const expected = new URL(redirectUri);
  if (origin !== expected.origin || pathname !== expected.pathname) return false;
  const hasAnswer = searchParams.has('code') || searchParams.has('error');
  return hasAnswer && (searchParams.has('state') || underWay);
}

/**
 * Removes the provider's parameters from the URL and restores the query and hash of the page that
 * was left, because providers redirect without either.
 */
export function cleaned(address: string, left: { search?: string; hash?: string } = {}): string {
  const url = new URL(address);
  // Pair by pair, as text: URLSearchParams would reformat the host's parameters.
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !ADDED.includes(pair.split('=')[0] ?? ''));
  const search = kept.length > 0 ? `?${kept.join('&')}` : (left.search ?? '');
  return url.pathname + search + (url.hash || (left.hash ?? ''));
}

/**
 * Returns the redirect URI: the integrator's, or the page without query and hash. Returns an empty
 * string, with which no sign-in starts, if it is not a valid URL.
 */
export function redirectUriOf(attribute: string | undefined, page = location.href): string {
  if (attribute && !URL.canParse(attribute, page)) return '';
  const url = new URL(attribute || page, page);
  if (!attribute) url.search = '';
  url.hash = '';
  return url.href;
}
