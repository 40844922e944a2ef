/** A complete response of the server. */
export interface Answer {
  /** Method and path: `POST /api/account/login`. */
  call: string;
  status: number;
  headers: Headers;
  text: string;
  /** Parsed body; undefined if it is not JSON. */
  json: unknown;
}

/** Options of a call. */
export interface CallOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
  /** Milliseconds. */
  timeout: number;
  /** Masks secrets in a text that may be printed. */
  hide(text: string): string;
  /** Name in reports; defaults to method and address. */
  name?: string;
}

/** Error of a call without a response; `fix` is advice for the user. */
export class CallFailed extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

/**
 * Calls the server and reads the whole response. Redirects are not followed, as in the elements.
 * @throws CallFailed if there is no response in time
 */
export async function call(address: string, options: CallOptions): Promise<Answer> {
  const {
    method = 'GET',
    headers = {},
    body,
    timeout,
    hide,
    name = `${method} ${address}`,
  } = options;
  try {
    const answer = await fetch(address, {
      method,
      headers: body ? { 'Content-Type': 'application/json', ...headers } : headers,
      body: body && JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await answer.text();
    return { call: name, status: answer.status, headers: answer.headers, text, json: parse(text) };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') {
      throw new CallFailed(
        `${name} got no answer within ${timeout / 1000} s.`,
        'Make the server answer sooner, or give it more time with --timeout.',
      );
    }
    const { code, message } = rootOf(error);
    throw new CallFailed(`${name} got no answer: ${code ?? hide(message)}.`, adviceFor(code));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An HTML page or truncated JSON: the checks report it.
    return undefined;
  }
}

/** Returns the innermost cause: the error of fetch itself only says "fetch failed". */
function rootOf(error: unknown): NodeJS.ErrnoException {
  const { cause } = error as Error;
  return cause instanceof Error ? rootOf(cause) : (error as NodeJS.ErrnoException);
}

function adviceFor(code = ''): string {
  if (code === 'ECONNREFUSED') return 'Start the server, or correct the port of the address.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Correct the host name of the address.';
  if (/CERT|SIGNATURE|SSL|TLS/.test(code)) {
    return 'Give the server a certificate that is trusted, or name its issuer in NODE_EXTRA_CA_CERTS.';
  }
  return 'Make sure that the server answers at this address and does not break the connection.';
}
