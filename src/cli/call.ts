/** An answer of the server, read to its end. */
export interface Answer {
  /** What was called, `POST /api/account/login`. */
  call: string;
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; undefined where it is no JSON. */
  json: unknown;
}

/** How a call is made. */
export interface CallOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
  /** Milliseconds. */
  timeout: number;
  /** Blacks out what must not be printed. */
  hide(text: string): string;
  /** What the call is named in reports; its method and address otherwise. */
  name?: string;
}

/** A call that got no answer; `mend` says what to do about it. */
export class CallFailed extends Error {
  constructor(
    message: string,
    readonly mend: string,
  ) {
    super(message);
  }
}

/**
 * Calls the server and reads the whole answer; redirects are not followed, as the elements follow none.
 * @throws CallFailed where there is no answer in time.
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
    throw new CallFailed(`${name} got no answer: ${code ?? hide(message)}.`, mendOf(code));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page or cut JSON: the checks see that there is none.
    return undefined;
  }
}

/** fetch says "fetch failed" and hides the reason in its cause. */
function rootOf(error: unknown): NodeJS.ErrnoException {
  const { cause } = error as Error;
  return cause instanceof Error ? rootOf(cause) : (error as NodeJS.ErrnoException);
}

function mendOf(code = ''): string {
  if (code === 'ECONNREFUSED') return 'Start the server, or correct the port of the address.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Correct the host name of the address.';
  if (/CERT|SIGNATURE|SSL|TLS/.test(code)) {
    return 'Give the server a certificate that is trusted, or name its issuer in NODE_EXTRA_CA_CERTS.';
  }
  return 'Make sure that the server answers at this address and does not break the connection.';
}
