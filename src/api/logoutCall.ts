import { type HeaderSettings, setHeaders } from './requestHeaders';
import { resolveTarget } from './requestTarget';

/** Settings of the call that ends a session at the server. */
export interface LogoutSettings extends HeaderSettings {
  /** Path of the call, against the base address. */
  path: string;
  apiBase: string;
}

/**
 * Returns the address of the logout call, or undefined if it is invalid or does not belong to the
 * server: the token is sent to no other origin.
 */
export function logoutTarget(path: string, apiBase: string) {
  // A path without a leading slash is relative to the base address too, not to the page.
  const isRelative = !/^([a-z][a-z\d+.-]*:|[/\\])/i.test(path);
  try {
    const target = resolveTarget(isRelative ? `/${path}` : path, apiBase);
    return target.url.origin === resolveTarget('/', apiBase).url.origin ? target : undefined;
  } catch {
    // Not a valid URL, such as `http://[`.
    return undefined;
  }
}

/**
 * Ends the session at the server, with the token in the header. Nothing waits for the answer; the
 * request outlives the page. Sends nothing if the path is not on the origin of the server.
 */
export function sendLogout(token: string, settings: LogoutSettings): void {
  const target = logoutTarget(settings.path, settings.apiBase);
  if (!target) return;
  const headers = new Headers();
  setHeaders({ headers, method: 'POST' }, target, token, settings);
  const answer = fetch(target.url, {
    method: 'POST',
    headers,
    keepalive: true,
    credentials: 'include',
    redirect: 'manual',
  });
  // Offline, or a server without this call: the user is signed out in any case.
  answer.catch(() => {});
}
