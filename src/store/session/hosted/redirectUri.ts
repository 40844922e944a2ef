import { parseUrl } from '../../../api/parseUrl';

/** Parameters that a provider adds to the redirect URI (RFC 6749, OpenID Connect, RFC 9207). */
const ANSWER_PARAMETERS = [
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
 * Returns whether a provider has redirected to an address, with a code or an error, to answer a sign-in of this
 * element. Other clients on the page may have the same redirect URI.
 * @param isOwnState returns whether the answer with a state is for a sign-in of this element; the state is empty if
 * the answer has none
 */
export function isProviderAnswer(
  address: string,
  redirectUri: string,
  isOwnState: (state: string) => boolean,
): boolean {
  const { origin, pathname, searchParams } = new URL(address);
  const expected = parseUrl(redirectUri);
  if (origin !== expected?.origin || pathname !== expected.pathname) return false;
  const hasAnswer = searchParams.has('code') || searchParams.has('error');
  return hasAnswer && isOwnState(searchParams.get('state') ?? '');
}

/**
 * Returns the path, query and hash of an address without the provider's parameters.
 * @param before query and hash of the page before the redirect, which providers do not restore; its query, if any,
 * replaces that of the redirect URI
 */
export function withoutAnswer(
  address: string,
  before: { search?: string; hash?: string } = {},
): string {
  const url = new URL(address);
  // Pair by pair, as text: URLSearchParams would reformat the host's parameters.
  const hostPairs = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !ANSWER_PARAMETERS.includes(pair.split('=')[0] ?? ''));
  const search = before.search || (hostPairs.length > 0 ? `?${hostPairs.join('&')}` : '');
  return url.pathname + search + (url.hash || (before.hash ?? ''));
}

/**
 * Returns the redirect URI: the integrator's, or the page without query and hash. Returns an empty
 * string, with which no sign-in starts, if it is not a valid URL.
 */
export function redirectUriOf(attribute: string | undefined, page = location.href): string {
  const url = parseUrl(attribute || page, page);
  if (!url) return '';
  if (!attribute) url.search = '';
  url.hash = '';
  return url.href;
}
