import { ofetch } from 'ofetch';
import { startDeadline } from './deadline';
import { ApiError } from './errors';
import { pageUrl } from './pageUrl';
import { noteRequest } from './recentRequests';

/** Where a request goes. */
export interface Place {
  target: URL;
  /** Whether the address names its host. */
  absolute: boolean;
  /** The page's own origin or the base address: nobody else gets the token. */
  ours: boolean;
}

/** What the server said. */
export interface Answer {
  ok: boolean;
  status: number;
  statusText: string;
  text: string;
}

/** What is learned of the server on the way. */
export interface Listener {
  /** Told when the server cannot be reached, and when it can again. */
  onReachable?(reachable: boolean): void;
  /** Told the server's clock, in ms since 1970, where an answer of ours says it. */
  onDate?(date: number): void;
}

interface Sent {
  method?: string;
  body: string | undefined;
  headers: Headers;
  signal?: AbortSignal;
  timeout?: number;
}

/**
 * Sends a request, never twice.
 * @throws ApiError where no answer comes, or one that names another address.
 */
export async function send(place: Place, sent: Sent, listener: Listener): Promise<Answer> {
  const deadline = startDeadline(sent.timeout, sent.signal);
  const note = noteRequest(sent.method ?? 'GET', place.target);
  const response = await fetchText(place, { ...sent, signal: deadline.signal })
    .catch(() => {
      note();
      if (sent.signal?.aborted) throw cancelled();
      if (deadline.passed()) {
        throw new ApiError('The server took too long to answer.', { reason: 'timeout' });
      }
      // Another host's trouble says nothing about our server.
      if (place.ours) listener.onReachable?.(false);
      throw new ApiError('The server cannot be reached.', { reason: 'network' });
    })
    .finally(deadline.end);
  note(response.status);
  listener.onReachable?.(true);
  if (response.type === 'opaqueredirect') {
    throw new ApiError('The server sent the call to another address.', { reason: 'server' });
  }
  const date = Date.parse(response.headers.get('Date') ?? '');
  if (place.ours && date) listener.onDate?.(date);
  const { ok, status, statusText, _data: text = '' } = response;
  return { ok, status, statusText, text };
}

/** What a request rejects with whose caller gave up. */
export function cancelled(): ApiError {
  return new ApiError('The request was cancelled.', { reason: 'aborted' });
}

function fetchText({ target, ours }: Place, { method = 'GET', body, headers, signal }: Sent) {
  return ofetch.raw<string, 'text'>(target.href, {
    method,
    body,
    headers,
    signal,
    // A portal's single sign-on may need its cookies at our server; nobody else gets any.
    credentials: ours && target.origin !== pageUrl().origin ? 'include' : 'same-origin',
    // Token, password and CSRF header go where they were sent, and nowhere that an answer names.
    redirect: ours ? 'manual' : 'follow',
    responseType: 'text',
    ignoreResponseError: true,
    retry: 0,
  });
}
