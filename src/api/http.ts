import type { FetchOptions } from 'ofetch';
import {
  AUTHENTICATE_PATH,
  CHALLENGE_PATH,
  LOGIN_PATH,
  RESET_PATH,
  UNAUTHORIZED,
} from '../constants';
import { createClient, INVALID_JSON } from './client';
import { startDeadline } from './deadline';
import { invalidAnswer, unwrapEnvelope } from './envelope';
import { ApiError } from './errors';
import { recordRequest } from './recentRequests';
import { encodeBody, type RequestBody } from './requestBody';
import { abortedError, refusalError } from './requestErrors';
import { type HeaderSettings, setHeaders } from './requestHeaders';
import { type RequestTarget, resolveTarget } from './requestTarget';
import { pageUrl } from './serverOrigin';
import { waitForSignIn } from './waitForSignIn';

/** Callbacks of the client. They are called for each request, so that changed attributes apply immediately. */
export interface HttpSettings extends HeaderSettings {
  /** Base address of the server; empty for the page's origin. */
  apiBase(): string;
  /** Returns the token of the signed-in user. */
  getToken(): string | undefined;
  /**
   * Called for a 401 to a request that carried the token.
   * @param startedAt when the request began, as of `performance.now()`
   * @returns true if the request may be sent again with the current token, if that is another one
   */
  onUnauthorized(startedAt: number): Promise<boolean>;
  /** Called with false if the server cannot be reached, with true after any response. */
  onReachable?(reachable: boolean): void;
  /** Called with the server's clock, in ms since 1970, if a response contains it. */
  onDate?(date: number): void;
}

/** Options of a request of an element or an area. Changes after the call have no effect. */
export interface RequestOptions {
  /** HTTP method, `GET` by default. */
  method?: string;
  /** Sent as JSON; a `FormData`, `URLSearchParams`, file or buffer as it is. */
  body?: unknown;
  /** Headers in addition to those of the session. A `Content-Type` replaces `application/json`. */
  headers?: Record<string, string>;
  /** Aborts the request. */
  signal?: AbortSignal;
  /** In milliseconds, 30 000 by default; 0 is none. */
  timeout?: number;
  /** Unwraps `Data` of the response and rejects if it reports an error. */
  envelope?: boolean;
  /**
   * Sends no token, so that a 401 does not end the session; true for the built-in calls of sign-in and reset. For a
   * sign-in of your own: a server may refuse a call with an expired token.
   */
  anonymous?: boolean;
}

/** Sends a request and resolves to the parsed body, undefined for an empty one. */
export type Request = (url: string, options?: RequestOptions) => Promise<unknown>;

/** A request whose body may already be encoded. */
export type EncodedRequest = (
  url: string,
  options?: RequestOptions,
  body?: RequestBody,
) => Promise<unknown>;

/** Calls that are sent without a token. */
const ANONYMOUS: readonly string[] = [LOGIN_PATH, CHALLENGE_PATH, AUTHENTICATE_PATH, RESET_PATH];

/** State of one request, shared by the interceptors. */
interface Call {
  target: RequestTarget;
  startedAt: number;
  signal: AbortSignal | undefined;
  timeout: number | undefined;
  /** Whether the request is sent without a token. */
  anonymous: boolean;
  /** The token that was sent, if any. */
  token?: string | undefined;
  deadline?: ReturnType<typeof startDeadline>;
  /** Completes the record of the request for the diagnostics. */
  record?: (status?: number) => void;
}

type CallOptions = FetchOptions & { call: Call };

/**
 * Creates the client of an element, for its account calls, areas and `request`. Logout, catalogs and the
 * identity provider have clients of their own. A request is sent once. After a 401 it is
 * sent a second time if the session has another token of the same user by then.
 * @returns a function that rejects with ApiError (`malformed` if the answer is not JSON), or with
 * TypeError if the call itself is wrong, for example a GET with a body
 */
export function createHttp(settings: HttpSettings): EncodedRequest {
  const fetchJson = createClient(interceptors(settings));

  return async function request(url, options = {}, body = encodeBody(options.body)) {
    const target = resolveTarget(url, settings.apiBase());
    const { method = 'GET', signal, timeout } = options;
    const { anonymous = ANONYMOUS.includes(url) } = options;
    // Throws a TypeError for a method, body or signal that fetch refuses, which would look like a network error.
    new globalThis.Request(target.url, { signal, method, body });
    const headers = new Headers(options.headers);
    const call: Call = { target, startedAt: performance.now(), signal, timeout, anonymous };
    try {
      const response = await fetchJson(target.path, {
        baseURL: target.baseURL,
        method,
        body,
        headers,
        // Single sign-on of a portal may need its cookies at the server; other origins get none.
        credentials:
          target.trusted && target.url.origin !== pageUrl().origin ? 'include' : 'same-origin',
        // The token, the password and the CSRF header are not sent to an address that an answer names.
        redirect: target.trusted ? 'manual' : 'follow',
        call,
      } as CallOptions);
      return options.envelope ? unwrapEnvelope(response._data, response.status) : response._data;
    } catch (cause) {
      throw cause instanceof ApiError ? cause : connectionError(call, settings);
    } finally {
      call.deadline?.end();
    }
  };
}

/** Options of the client that apply to every request. */
function interceptors(settings: HttpSettings): FetchOptions {
  return {
    // ofetch sends a request again after a 401, but only if onResponseError returns in place of throwing.
    retry: 1,
    retryStatusCodes: [UNAUTHORIZED],

    onRequest({ options }) {
      const { call } = options as unknown as CallOptions;
      call.token = !call.anonymous && call.target.trusted ? settings.getToken() : undefined;
      setHeaders(options, call.target, call.token, settings);
      // ofetch's own timeout ends with the headers and is ignored if the caller passes a signal.
      call.deadline = startDeadline(call.timeout, call.signal);
      options.signal = call.deadline.signal;
      call.record = recordRequest(options.method ?? 'GET', call.target.url);
    },

    onResponse({ options, response }) {
      const { call } = options as unknown as CallOptions;
      const { status, type, headers, ok } = response;
      call.deadline?.end();
      call.record?.(status);
      // Another host says nothing about the server.
      if (call.target.trusted) settings.onReachable?.(true);
      if (type === 'opaqueredirect') {
        throw new ApiError('The server redirected the request.', { reason: 'server' });
      }
      const date = Date.parse(headers.get('Date') ?? '');
      if (call.target.trusted && date) settings.onDate?.(date);
      // ofetch takes a status below 400 for a success.
      if (!ok && status < 400) throw refusalError(response);
      if (ok && response._data === INVALID_JSON) throw invalidAnswer(status);
    },

    async onResponseError({ options, response }) {
      const { call } = options as unknown as CallOptions;
      const { target, token, startedAt, signal } = call;
      if (response.status === UNAUTHORIZED && target.isServer && token && options.retry) {
        const replayed = await waitForSignIn(settings.onUnauthorized(startedAt), signal);
        const fresh = settings.getToken();
        const sendAgain = replayed && fresh && fresh !== token;
        if (sendAgain) return;
      }
      throw refusalError(response);
    },
  };
}

/** Describes a request without a complete answer and reports an unreachable server. */
function connectionError(call: Call, settings: HttpSettings): ApiError {
  call.record?.();
  if (call.signal?.aborted) return abortedError();
  if (call.deadline?.passed()) {
    return new ApiError('The server took too long to answer.', { reason: 'timeout' });
  }
  // A failure of another host says nothing about the server.
  if (call.target.trusted) settings.onReachable?.(false);
  return new ApiError('The server cannot be reached.', { reason: 'network' });
}
