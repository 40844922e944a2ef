import cookies from 'js-cookie';

const PROBE = 'backoffice-diagnostics';

/** Whether the browser keeps cookies here. */
export function keepsCookies(): boolean {
  try {
    cookies.set(PROBE, '1', { sameSite: 'Lax' });
    const kept = cookies.get(PROBE) === '1';
    cookies.remove(PROBE);
    return kept;
  } catch {
    // A sandboxed frame refuses.
    return false;
  }
}
