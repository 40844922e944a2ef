import { type FetchOptions, type FetchResponse, ofetch } from 'ofetch';

/** Body that is not valid JSON. Not thrown while parsing, so that an error status wins over it. */
export const INVALID_JSON = Symbol('invalid JSON');

/**
 * Creates an HTTP client, an ofetch instance that does not retry by default, sends cookies to the page's
 * origin only and parses JSON strictly: ofetch's own parser returns broken JSON as a string.
 * @param options added to these defaults: base address, headers, interceptors …
 */
export function createClient(options: FetchOptions = {}) {
  return ofetch.create({
    retry: 0,
    credentials: 'same-origin',
    parseResponse: parseJson,
    ...options,
  }).raw as <Body = unknown>(
    request: string,
    options?: FetchOptions,
  ) => Promise<FetchResponse<Body>>;
}

/** Parses a body: undefined if it is empty, `INVALID_JSON` if it is not JSON. */
function parseJson(text: string): unknown {
  if (!text.trim()) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return INVALID_JSON;
  }
}
