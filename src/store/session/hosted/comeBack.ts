/** What a provider adds to the address it leads back to (RFC 6749, OpenID Connect, RFC 9207). */
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
 * Whether a provider led here: its answer is a code or an error, with a state. Where the state is
 * missing, only a sign-in under way in this tab tells it from a `code` of the host's own.
 */
export function isReturn(address: string, redirectUri: string, underWay: boolean): boolean {
  const { origin, pathname, searchParams } = new URL(address);
  if (!URL.canParse(redirectUri)) return false;
  const expected = new URL(redirectUri);
  if (origin !== expected.origin || pathname !== expected.pathname) return false;
  const answered = searchParams.has('code') || searchParams.has('error');
  return answered && (searchParams.has('state') || underWay);
}

/**
 * The address without the provider's answer: the host's query and hash are those of the page that was
 * left, since providers lead to an address without either.
 */
export function cleaned(address: string, left: { search?: string; hash?: string } = {}): string {
  const url = new URL(address);
  // Pair by pair, as text: URLSearchParams would write the host's parameters its own way.
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !ADDED.includes(pair.split('=')[0] ?? ''));
  const search = kept.length > 0 ? `?${kept.join('&')}` : (left.search ?? '');
  return url.pathname + search + (url.hash || (left.hash ?? ''));
}

/**
 * Where the provider leads back to: the integrator's address, or the page without query and hash; empty,
 * which no sign-in begins with, for what cannot be read as an address.
 */
export function redirectUriOf(attribute: string | undefined, page = location.href): string {
  if (attribute && !URL.canParse(attribute, page)) return '';
  const url = new URL(attribute || page, page);
  if (!attribute) url.search = '';
  url.hash = '';
  return url.href;
}
