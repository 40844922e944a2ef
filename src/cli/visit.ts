import { randomUUID } from 'node:crypto';
import { AUTH_TYPE, LOGIN_LANGUAGE, LOGIN_PATH, RESET_ACTIONS, RESET_PATH } from '../constants';
import { type Answer, type CallOptions, call as callServer } from './call';
import { cookiesOf } from './cookies';
import { envelopeOf } from './envelope';
import type { CheckOptions } from './options';

/** A user id that no server should know. Always the same, so that rate limits count it as they count the account. */
export const NOBODY = 'backoffice-check-nobody';

/** The calls of one run; each is made once, when the first check wants it. */
export interface Visit {
  options: CheckOptions;
  /** GET of the address itself, which may be a page. */
  page(): Promise<Answer>;
  login(): Promise<Answer>;
  wrongPassword(): Promise<Answer>;
  unknownUser(): Promise<Answer>;
  /** Asks for a reset code, which is mailed to the account. */
  resetKnown(): Promise<Answer>;
  resetUnknown(): Promise<Answer>;
  wrongCode(): Promise<Answer>;
  unknownAction(): Promise<Answer>;
  probe(): Promise<Answer>;
  probeWith(token: string): Promise<Answer>;
  /** The token of the account; undefined where it could not sign in. */
  token(): Promise<string | undefined>;
  /** The cookies that the server sets by itself. */
  cookies(): Promise<Map<string, string>>;
  /** The login call with these headers alone, and the cookies. */
  loginWith(headers: Record<string, string>): Promise<Answer>;
  /** Any other call. */
  call(address: string, method?: string, headers?: Record<string, string>): Promise<Answer>;
  /** The answers of account calls so far. */
  accountAnswers(): readonly Answer[];
  /** What the server said, with the password and every token blacked out: it may be printed. */
  hide(text: string): string;
}

/** Opens a visit; nothing is called yet. */
export function openVisit(options: CheckOptions): Visit {
  const { address, timeout, user, password, csrfCookie, csrfHeader } = options;
  const accountAnswers: Answer[] = [];
  const secrets = [password];
  const ClientId = randomUUID();

  const hide = (text: string) =>
    [...secrets]
      .sort((one, other) => other.length - one.length)
      .reduce((shown, secret) => shown.replaceAll(secret, '•••'), text);
  const call = (place: string, more: Omit<CallOptions, 'hide'>) =>
    callServer(place, { ...more, hide });
  const ask = (path: string, headers = {}) =>
    call(address + path, { headers, timeout, name: `GET ${path}` });
  const page = once(() => ask('/'));
  const probe = once(() => ask(options.probe));
  const probeWith = (token: string) => ask(options.probe, { Authorization: `Bearer ${token}` });
  const cookies = once(async () => cookiesOf([await page(), await probe()]));

  async function post(path: string, body: object, headers?: Record<string, string>) {
    const jar = await cookies();
    const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    // As the elements do: what the cookie says is repeated in the header.
    const csrf = jar.has(csrfCookie) ? { [csrfHeader]: jar.get(csrfCookie) ?? '' } : {};
    return call(address + path, {
      method: 'POST',
      headers: { ...(Cookie && { Cookie }), ...(headers ?? csrf) },
      body,
      timeout,
      name: `POST ${path}`,
    });
  }

  async function login(UserId: string, AuthValue: string, headers?: Record<string, string>) {
    const body = { UserId, AuthValue, AuthType: AUTH_TYPE, Language: LOGIN_LANGUAGE, ClientId };
    const answer = await post(LOGIN_PATH, body, headers);
    const token = tokenOf(answer);
    if (token) secrets.push(token);
    return answer;
  }

  const account = (make: () => Promise<Answer>) =>
    once(async () => {
      const answer = await make();
      accountAnswers.push(answer);
      return answer;
    });
  const reset = (body: object) => account(() => post(RESET_PATH, body));
  const ownLogin = account(() => login(user, password));
  const wrong = `not-${randomUUID()}`;
  const Id = 'BACKOFFICECHECK';

  return {
    options,
    page,
    probe,
    probeWith,
    cookies,
    login: ownLogin,
    wrongPassword: account(() => login(user, wrong)),
    unknownUser: account(() => login(NOBODY, wrong)),
    resetKnown: reset({ Action: RESET_ACTIONS.send, UserId: user }),
    resetUnknown: reset({ Action: RESET_ACTIONS.send, UserId: NOBODY }),
    wrongCode: reset({ Action: RESET_ACTIONS.verify, Id }),
    unknownAction: reset({ Action: 'backoffice-check', Id }),
    token: async () => tokenOf(await ownLogin()),
    loginWith: (headers) => login(user, password, headers),
    call: (place, method, headers) => call(place, { method, headers, timeout }),
    accountAnswers: () => accountAnswers,
    hide,
  };
}

/** The token of a login answer; undefined where it holds none that can be used. */
export function tokenOf(answer: Answer): string | undefined {
  const envelope = envelopeOf(answer);
  const token = (envelope?.Data as { token?: unknown } | null | undefined)?.token;
  return envelope?.Code === 0 && typeof token === 'string' && token !== '' ? token : undefined;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
