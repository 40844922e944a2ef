import { ofetch } from 'ofetch';
import { CSRF_COOKIE, CSRF_HEADER, UNAUTHORIZED } from '../constants';
import { startDeadline } from './deadline';
import { unwrap } from './envelope';
import { ApiError } from './errors';

/** What the client asks its element for at each request, so that a changed attribute applies at once. */
export interface HttpSettings {
  /** Base address of the server; empty = same origin. */
  apiBase(): string;
  csrf(): { cookie: string; header: string };
  readCookie(name: string): string | undefined;
  getToken(): string | undefined;
  /** Told of every 401 with a token, with the moment (`performance.now()`) its request began. */
  onUnauthorized(status: number, startedAt: number): void;
  /** Told when the server cannot be reached, and when it can again. */
  onReachable?(reachable: boolean): void;
}

/** Options of a request; `body` is sent as JSON, `timeout` is in ms (0: none), `envelope` unwraps `Data`. */
export interface RequestOptions {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeout?: number;
  envelope?: boolean;
}

export type Request = (url: string, options?: RequestOptions) => Promise<unknown>;

/**
 * Makes the one client all calls go through (§7, §8). Sends once, never retries.
 * @returns a function that resolves to the parsed body and rejects with ApiError; with TypeError
 * where the call itself is wrong, a body that is no JSON for example.
 */
export function createHttp(settings: HttpSettings): Request {
  return async function request(url, options = {}) {
    const startedAt = performance.now();
    const address = withBase(url, settings.apiBase());
    const target = new URL(address, location.href);
    const token = settings.getToken();
    const headers = headersFor(target, isAbsolute(address), options, token, settings);
    const body = options.body === undefined ? undefined : JSON.stringify(options.body);
    const deadline = startDeadline(options.timeout, options.signal);
    const response = await send(target, { ...options, body, headers, signal: deadline.signal })
      .catch(() => {
        const failure = explain(deadline.passed(), options.signal);
        if (failure.reason === 'network') settings.onReachable?.(false);
        throw failure;
      })
      .finally(deadline.end);
    settings.onReachable?.(true);
    const answer = parse(response.text);
    if (response.status === UNAUTHORIZED && token) {
      settings.onUnauthorized(response.status, startedAt);
    }
    if (!response.ok) throw refusal(response, answer);
    return options.envelope ? unwrap(answer, response.status) : answer;
  };
}

interface Answer {
  ok: boolean;
  status: number;
  statusText: string;
  text: string;
}

interface Sent {
  method?: string;
  body: string | undefined;
  headers: Headers;
  signal: AbortSignal;
}

async function send(target: URL, { method = 'GET', ...sent }: Sent): Promise<Answer> {
  const response = await ofetch.raw(target.href, {
    ...sent,
    method,
    credentials: target.origin === location.origin ? 'same-origin' : 'include',
    responseType: 'text',
    ignoreResponseError: true,
    retry: 0,
  });
  const { ok, status, statusText, _data: text } = response;
  return { ok, status, statusText, text: text ?? '' };
}

/** A path beginning with `/` gets the base address; anything else resolves against the page. */
function withBase(url: string, apiBase: string): string {
  return url.startsWith('/') && !url.startsWith('//') ? apiBase.replace(/\/+$/, '') + url : url;
}

const isAbsolute = (address: string) => /^[a-z][a-z\d+.-]*:|^\/\//i.test(address);

function headersFor(
  target: URL,
  absolute: boolean,
  options: RequestOptions,
  token: string | undefined,
  settings: HttpSettings,
): Headers {
  const headers = new Headers(options.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (options.body !== undefined) headers.set('Content-Type', 'application/json');
  const base = settings.apiBase();
  const ours = target.origin === location.origin || (base !== '' && isBelow(target, base));
  // A token that no header can hold (line breaks) is left out rather than thrown about.
  if (token && ours && /^[\x21-\x7e]+$/.test(token))
    headers.set('Authorization', `Bearer ${token}`);
  const { cookie, header } = settings.csrf();
  const mutating = !/^(GET|HEAD)$/i.test(options.method ?? 'GET');
  // Relative addresses only (§7): none with an absolute base address.
  if (mutating && !absolute) {
    const value = settings.readCookie(cookie || CSRF_COOKIE);
    if (value) headers.set(header || CSRF_HEADER, value);
  }
  return headers;
}

function isBelow(target: URL, base: string): boolean {
  const root = new URL(base, location.href);
  return target.origin === root.origin;
}

/** The parsed body, or undefined where it is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON: the caller sees undefined and the envelope check or the status says what is wrong.
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

function explain(late: boolean, signal: AbortSignal | undefined): ApiError {
  if (signal?.aborted) return new ApiError('The request was cancelled.', { reason: 'aborted' });
  return late
    ? new ApiError('The server took too long to answer.', { reason: 'timeout' })
    : new ApiError('The server cannot be reached.', { reason: 'network' });
}
