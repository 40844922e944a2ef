import cookies from 'js-cookie';

/** Writes a cookie for the whole site that lasts a year. */
export function writeCookie(name: string, value: string): void {
  try {
    cookies.set(name, value, { path: '/', sameSite: 'Lax', expires: 365 });
  } catch {
    // Cookies are blocked: the choice lasts until the page unloads.
  }
}
