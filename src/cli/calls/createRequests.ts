import { type Answer, type CallOptions, call as callServer } from '../answers/call';
import { cookiesOf, decodedCookie } from '../answers/cookies';
import type { CheckOptions } from '../options';

/** Options of `post`. */
export interface PostOptions {
  /** Replaces the CSRF header. */
  headers?: Record<string, string>;
  token?: string;
  /** Sends no cookies, as browsers do from a page of another site. */
  withoutCookies?: boolean;
}

/** Creates the requests of one run. `post` sends the cookies and the CSRF header of the server. */
export function createRequests(options: CheckOptions, signal: AbortSignal | undefined) {
  const { address, timeout, csrfCookie, csrfHeader } = options;
  const secrets = [options.password];

  const hide = (text: string) =>
    [...secrets]
      .sort((one, other) => other.length - one.length)
      .reduce((shown, secret) => shown.replaceAll(secret, '•••'), text);
  const call = (url: string, more: Omit<CallOptions, 'hide'>) =>
    callServer(url, { ...more, hide, signal });
  const get = (path: string, headers = {}) =>
    call(address + path, { headers, timeout, name: `GET ${path}` });
  const page = once(() => get('/', { Accept: 'text/html' }));
  const probe = once(() => get(options.probe));
  const cookies = once(async () => cookiesOf([await page(), await probe()]));

  async function post(
    path: string,
    body: object | undefined,
    { headers, token, withoutCookies }: PostOptions = {},
  ): Promise<Answer> {
    const jar = await cookies();
    const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    // As the elements do: the header repeats the decoded value of the cookie.
    const csrf = decodedCookie(jar.get(csrfCookie));
    return call(address + path, {
      method: 'POST',
      headers: {
        ...(Cookie && !withoutCookies && { Cookie }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(headers ?? (csrf && { [csrfHeader]: csrf })),
      },
      body,
      timeout,
      name: `POST ${path}`,
    });
  }

  return {
    hide,
    /** Adds a text that `hide` masks. */
    addSecret: (secret: string) => void secrets.push(secret),
    call,
    post,
    page,
    probe,
    getWith: (path: string, token: string) => get(path, { Authorization: `Bearer ${token}` }),
    get,
    cookies,
  };
}

/** Returns a function that creates a value on its first call, and then returns the same. */
export function once<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  return () => {
    result ??= create();
    return result;
  };
}
