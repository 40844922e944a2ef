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
  /** Ends the call early. */
  signal?: AbortSignal;
  /** Masks secrets in a text that may be printed. */
  hide(text: string): string;
  /** Name in reports; defaults to method and address. */
  name?: string;
}

/**
 * Error of a call without a response; `fix` is advice for the user. `wasSent` is false if the call cannot have
 * reached the server.
 */
export class CallFailed extends Error {
  constructor(
    message: string,
    readonly fix: string,
    readonly wasSent = true,
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
    signal,
    hide,
    name = `${method} ${address}`,
  } = options;
  try {
    const answer = await fetch(address, {
      method,
      headers: {
        // As the elements do: some servers redirect a call without it to a page.
        Accept: 'application/json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body && JSON.stringify(body),
      redirect: 'manual',
      signal: signal
        ? AbortSignal.any([signal, AbortSignal.timeout(timeout)])
        : AbortSignal.timeout(timeout),
    });
    const text = await answer.text();
    return { call: name, status: answer.status, headers: answer.headers, text, json: parse(text) };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') {
      throw new CallFailed(
        `${name} got no answer within ${timeout / 1000} s.`,
        'Make the server answer sooner, or raise --timeout.',
      );
    }
    const { code: rawCode, message } = rootOf(error);
    // The code of a DOMException, such as an AbortError, is a number.
    const code = typeof rawCode === 'string' ? rawCode : undefined;
    throw new CallFailed(
      `${name} got no answer: ${code ?? hide(message)}.`,
      adviceFor(code, address),
      !NOT_SENT.has(code),
    );
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

/** Codes of errors before a call is sent. */
const NOT_SENT = new Set<string | undefined>(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

const CHECK_ADDRESS =
  'Make sure that the server answers at this address and does not close the connection.';

const PROXY_ADVICE = ' Behind a proxy, set NODE_USE_ENV_PROXY=1 (Node 24).';

/** Returns whether the environment names a proxy, which Node does not use by itself. */
function usesProxy(): boolean {
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'];
  return names.some((name) => process.env[name]);
}

function adviceFor(code: string | undefined, address: string): string {
  if (code === undefined) return CHECK_ADDRESS;
  if (code === 'ECONNREFUSED') return 'Start the server, or correct the port of the address.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `Correct the host name of the address.${usesProxy() ? PROXY_ADVICE : ''}`;
  }
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'ERR_SSL_PACKET_LENGTH_TOO_LONG') {
    return 'The server uses http: write http:// in the address, or configure https on the server.';
  }
  if (code.startsWith('HPE_')) {
    return 'The server does not use http: write https:// in the address, or correct the port.';
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return 'Use a host name of the certificate in the address, or install a certificate for this one.';
  }
  if (code === 'CERT_HAS_EXPIRED') return 'Renew the certificate of the server.';
  if (/CERT|SIGNATURE|SSL|TLS/.test(code)) {
    return 'Install a trusted certificate on the server, or add its issuer to NODE_EXTRA_CA_CERTS.';
  }
  if (address.startsWith('http:') && code === 'UND_ERR_SOCKET') {
    return 'Keep the connection open, or write https:// in the address if the server uses https.';
  }
  return CHECK_ADDRESS;
}
