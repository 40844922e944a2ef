import type { FetchOptions } from 'ofetch';
import { CSRF_COOKIE, CSRF_HEADER } from '../constants';
import type { RequestTarget } from './requestTarget';
import { pageUrl } from './serverOrigin';
import { isSendable } from './token';

/** Callbacks that supply the language and the CSRF header. */
export interface HeaderSettings {
  /** Returns the language of the element as a language tag, such as `zh-CN`. */
  languageTag(): string;
  /** Names of the CSRF cookie and header; missing or empty for the defaults. */
  csrf(): { cookie?: string; header?: string };
  /** Returns the decoded value of a cookie. */
  readCookie(name: string): string | undefined;
}

/** Adds the headers of every call to a request: JSON, language, bearer token and CSRF. */
export function setHeaders(
  { headers, body, method = 'GET' }: Pick<FetchOptions, 'body' | 'method'> & { headers: Headers },
  { absolute, trusted, url }: RequestTarget,
  token: string | undefined,
  settings: HeaderSettings,
): void {
  headers.set('Accept', headers.get('Accept') ?? 'application/json');
  if (trusted) {
    headers.set('Accept-Language', headers.get('Accept-Language') ?? settings.languageTag());
  }
  if (typeof body === 'string') {
    headers.set('Content-Type', headers.get('Content-Type') ?? 'application/json');
  }
  if (token && trusted && isSendable(token)) headers.set('Authorization', `Bearer ${token}`);
  if (absolute || /^(GET|HEAD)$/i.test(method) || url.origin !== pageUrl().origin) return;
  const { cookie, header } = settings.csrf();
  const value = settings.readCookie(cookie || CSRF_COOKIE);
  // Without a value that no header can carry: the server then says that it refuses the call.
  if (value && /^[ -~]+$/.test(value)) headers.set(header || CSRF_HEADER, value);
}
