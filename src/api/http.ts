import {
  AUTHENTICATE_PATH,
  CSRF_COOKIE,
  CSRF_HEADER,
  LOGIN_PATH,
  UNAUTHORIZED,
} from '../constants';
import { unreadable, unwrap } from './envelope';
import { ApiError } from './errors';
import { pageUrl } from './pageUrl';
import { isReplayed } from './replay';
import { type Answer, type Listener, type Place, send } from './send';
import { isSendable } from './token';

/** What the client asks its element for at each request, so that a changed attribute applies at once. */
export interface HttpSettings extends Listener {
  /** Base address of the server; empty = same origin. */
  apiBase(): string;
  csrf(): { cookie: string; header: string };
  readCookie(name: string): string | undefined;
  getToken(): string | undefined;
  /**
   * Told of every 401 with a token, with the moment (`performance.now()`) its request began. A promise
   * makes the request wait: true sends it once more with the token there is then.
   */
  onUnauthorized(status: number, startedAt: number): Promise<boolean> | undefined | void;
}

/** Options of a request; `body` is sent as JSON, `timeout` is in ms (0: none), `envelope` unwraps `Data`. */
export interface RequestOptions {
  /** HTTP method, `GET` by default. */
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Headers in addition to those of the session. */
  headers?: Record<string, string>;
  /** Aborts the request. */
  signal?: AbortSignal;
  /** In milliseconds, 30 000 by default. */
  timeout?: number;
  /** Unwraps `Data` of the response and rejects if it reports an error. */
  envelope?: boolean;
}

export type Request = (url: string, options?: RequestOptions) => Promise<unknown>;

/**
 * Makes the one client all calls go through (§7, §8). Sends once; only where someone signs in again
 * after a 401, once more.
 * @returns a function that resolves to the parsed body (undefined where it is empty) and rejects with
 * ApiError, `malformed` where the answer is no JSON; with TypeError where the call itself is wrong, GET
 * with a body for example.
 */
export function createHttp(settings: HttpSettings): Request {
  return async function request(url, options = {}) {
    const startedAt = performance.now();
    const base = settings.apiBase();
    if (!URL.canParse(base, pageUrl())) {
      throw new ApiError(`api-base="${base}" is no address.`, { reason: 'server' });
    }
    const address = withBase(url, base);
    const target = new URL(address, pageUrl());
    const place: Place = { target, absolute: isAbsolute(address), ours: isOurs(target, settings) };
    // A token that has run out would make some servers refuse the sign-in that replaces it.
    const anonymous = url === LOGIN_PATH || url === AUTHENTICATE_PATH;
    const body = options.body === undefined ? undefined : JSON.stringify(options.body);
    if (body !== undefined && !isMutating(options)) throw new TypeError('GET has no body.');
    const call = (token: string | undefined) => {
      const headers = headersFor(place, options, token, settings);
      return send(place, { ...options, body, headers }, settings);
    };
    const token = anonymous ? undefined : settings.getToken();
    let response = await call(token);
    if (response.status === UNAUTHORIZED && token) {
      const signedInAgain = settings.onUnauthorized(response.status, startedAt);
      if (signedInAgain && (await isReplayed(signedInAgain, options.signal))) {
        const fresh = settings.getToken();
        if (fresh && fresh !== token) response = await call(fresh);
      }
    }
    const answer = parse(response.text);
    if (!response.ok) throw refusal(response, answer);
    if (answer === undefined && response.text.trim()) throw unreadable(response.status);
    return options.envelope ? unwrap(answer, response.status) : answer;
  };
}

/** A path beginning with `/` gets the base address; anything else resolves against the page. */
function withBase(url: string, apiBase: string): string {
  return url.startsWith('/') && !url.startsWith('//') ? apiBase.replace(/\/+$/, '') + url : url;
}

const isAbsolute = (address: string) => /^[a-z][a-z\d+.-]*:|^\/\//i.test(address);

const isMutating = ({ method = 'GET' }: RequestOptions) => !/^(GET|HEAD)$/i.test(method);

function isOurs(target: URL, settings: HttpSettings): boolean {
  const base = settings.apiBase();
  const origins = [pageUrl().origin, base && new URL(base, pageUrl()).origin];
  return origins.includes(target.origin);
}

function headersFor(
  { target, absolute, ours }: Place,
  options: RequestOptions,
  token: string | undefined,
  settings: HttpSettings,
): Headers {
  const headers = new Headers(options.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  if (token && ours && isSendable(token)) headers.set('Authorization', `Bearer ${token}`);
  const { cookie, header } = settings.csrf();
  // Relative addresses only (§7): none with an absolute base address, none for `/\\other-host`.
  if (isMutating(options) && !absolute && target.origin === pageUrl().origin) {
    const value = settings.readCookie(cookie || CSRF_COOKIE);
    if (value) headers.set(header || CSRF_HEADER, value);
  }
  return headers;
}

/** The parsed body, or undefined where it is empty or no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** §8: the error's message field, or else the status text. */
function refusal(answer: Answer, body: unknown): ApiError {
  const { message, Message, Code } = (body ?? {}) as Record<string, unknown>;
  const text = [message, Message, answer.statusText].find(
    (part) => typeof part === 'string' && part,
  );
  return new ApiError((text as string | undefined) ?? '', {
    reason: 'server',
    code: typeof Code === 'number' ? Code : undefined,
    status: answer.status,
  });
}
