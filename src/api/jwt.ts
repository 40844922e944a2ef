/** Decodes a JWT payload (RFC 7519) without verifying it. Returns `{}` for opaque tokens. */
export function jwtPayload(token: string): Record<string, unknown> {
  const [, payload = '', signature] = token.split('.');
  if (signature === undefined) return {};
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    return Object(JSON.parse(text));
  } catch {
    // Three parts, but not a JWT.
    return {};
  }
}

/** Returns when a JWT was issued (`iat`) and when it expires (`exp`), in ms since 1970; 0 for a missing date. */
export function jwtDates(token: string): { issuedAt: number; expiresAt: number } {
  const { iat, exp } = jwtPayload(token);
  return { issuedAt: toMilliseconds(iat), expiresAt: toMilliseconds(exp) };
}

function toMilliseconds(seconds: unknown): number {
  const date = typeof seconds === 'number' ? new Date(seconds * 1000).getTime() : 0;
  return date > 0 ? date : 0;
}
