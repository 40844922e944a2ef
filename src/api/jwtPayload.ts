/** What a JSON Web Token says (RFC 7519); it is read, not believed. An opaque token says nothing. */
export function jwtPayload(token: string): Record<string, unknown> {
  const [, payload = '', signature] = token.split('.');
  if (signature === undefined) return {};
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    return Object(JSON.parse(text));
  } catch {
    // Three parts, but no JWT.
    return {};
  }
}

/** When a JSON Web Token was issued (`iat`) and when it ends (`exp`), in ms since 1970; 0 where it says no date. */
export function jwtLife(token: string): { from: number; to: number } {
  const { iat, exp } = jwtPayload(token);
  return { from: momentOf(iat), to: momentOf(exp) };
}

function momentOf(seconds: unknown): number {
  const moment = typeof seconds === 'number' ? new Date(seconds * 1000).getTime() : 0;
  return moment > 0 ? moment : 0;
}
