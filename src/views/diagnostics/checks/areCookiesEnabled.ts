import cookies from 'js-cookie';

const PROBE = 'backoffice-diagnostics';

/** Returns whether the browser stores cookies for this page. */
export function areCookiesEnabled(): boolean {
  try {
    cookies.set(PROBE, '1', { sameSite: 'Lax' });
    const kept = cookies.get(PROBE) === '1';
    cookies.remove(PROBE);
    return kept;
  } catch {
    // A sandboxed frame forbids cookies.
    return false;
  }
}
