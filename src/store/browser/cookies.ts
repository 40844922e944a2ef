/** The decoded value of a cookie, undefined where it is missing or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    for (const pair of document.cookie.split('; ')) {
      const cut = pair.indexOf('=');
      if (pair.slice(0, cut) === name) return decodeURIComponent(pair.slice(cut + 1));
    }
  } catch {
    // A sandboxed frame forbids cookies, and a foreign one may be badly encoded: as good as none.
  }
  return undefined;
}

/** Writes a cookie for the whole site that lasts a year. */
export async function writeCookie(name: string, value: string): Promise<void> {
  const { default: cookies } = await import('js-cookie');
  try {
    cookies.set(name, value, { path: '/', sameSite: 'Lax', expires: 365 });
  } catch {
    // Blocked cookies: the choice then lasts as long as the page.
  }
}
