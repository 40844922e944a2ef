import { randomUUID } from 'node:crypto';
import { isSendable } from '../../api/token';
import { AUTH_TYPE, LOGIN_LANGUAGE, LOGIN_PATH, RESET_ACTIONS, RESET_PATH } from '../../constants';
import type { Answer } from '../answers/call';
import { envelopeOf } from '../answers/envelope';
import type { CheckOptions } from '../options';
import { createRequests, once, type PostOptions } from './createRequests';
import { createKeptCalls, type KeptCall, keepRefused } from './keptCalls';

/** User id that no server should know. A constant, so that rate limits treat it like the test account. */
export const UNKNOWN_USER_ID = 'backoffice-check-nobody';

/** Reset code that was never mailed. */
export const WRONG_CODE = 'BACKOFFICECHECK';

/** Calls of one run. Each is made once, when a check first needs it. */
export interface ServerCalls {
  options: CheckOptions;
  /** GET of the address itself, which may be a page. */
  page(): Promise<Answer>;
  login(): Promise<Answer>;
  wrongPassword(): Promise<Answer>;
  unknownUser(): Promise<Answer>;
  /** Requests a reset code, which the server mails to the account. */
  resetKnown(): Promise<Answer>;
  resetUnknown(): Promise<Answer>;
  wrongCode(): Promise<Answer>;
  unknownAction(): Promise<Answer>;
  probe(): Promise<Answer>;
  probeWith(token: string): Promise<Answer>;
  /** The probe with the token of the account, or without one if it could not sign in. */
  ownProbe(): Promise<Answer>;
  /** GET of a path that no server has, with the token of the account or without one. */
  unknownGet(): Promise<Answer>;
  /** POST of such a path, with a token. */
  unknownPost(token: string): Promise<Answer>;
  /** Logout call with a token. */
  logoutWith(token: string): Promise<Answer>;
  /** Token of the account; undefined if it could not sign in, or if no header can carry the token. */
  token(): Promise<string | undefined>;
  /** Cookies that the server sets without a sign-in. */
  cookies(): Promise<Map<string, string>>;
  /**
   * Login call with only these headers, and the cookies. Ends the session that it starts. Undefined, without a call,
   * if the account could not sign in: neither a wrong password nor a second step is repeated.
   */
  loginWith(
    headers: Record<string, string>,
    options?: Pick<PostOptions, 'withoutCookies'>,
  ): Promise<Answer | undefined>;
  /** Any other call. */
  call(address: string, method?: string, headers?: Record<string, string>): Promise<Answer>;
  /** The answers of account calls so far. */
  accountAnswers(): readonly Answer[];
  /** Masks the password and every token in a text of the server, so that it may be printed. */
  hide(text: string): string;
}

/** What a run of `--watch` takes over. */
export interface RunOptions {
  /**
   * Results of calls that count against limits or send mail, by name. The run reuses those that are here,
   * and adds its own.
   */
  kept?: Map<string, KeptCall>;
  /** Ends the calls of the run. */
  signal?: AbortSignal;
}

/** Prepares the calls; none is sent yet. */
export function openServerCalls(
  options: CheckOptions,
  { kept = new Map(), signal }: RunOptions = {},
): ServerCalls {
  const { timeout, user, password } = options;
  const accountAnswers: Answer[] = [];
  const clientId = randomUUID();
  const { hide, addSecret, call, post, get, getWith, page, probe, cookies } = createRequests(
    options,
    signal,
  );
  const probeWith = (token: string) => getWith(options.probe, token);

  async function login(UserId: string, AuthValue: string, more?: PostOptions) {
    const body = {
      ClientId: clientId,
      UserId,
      AuthValue,
      AuthType: AUTH_TYPE,
      Language: LOGIN_LANGUAGE,
    };
    const answer = await post(LOGIN_PATH, body, more);
    const token = tokenOf(answer);
    if (token) addSecret(token);
    return answer;
  }

  /** Returns a function that makes a call once and records its answer. */
  const recorded = (send: () => Promise<Answer>) =>
    once(async () => {
      const answer = await send();
      accountAnswers.push(answer);
      return answer;
    });
  const reuseOrSend = createKeptCalls(kept, cookies);
  /** Returns a function that makes a call once, or reuses the result of an earlier run. */
  const reusable = (...call: Parameters<typeof reuseOrSend>) =>
    recorded(() => reuseOrSend(...call));
  const reset = (name: string, body: object) => reusable(name, () => post(RESET_PATH, body));
  // A refused sign-in counts as a wrong password.
  const ownLogin = reusable('login', () => login(user, password), keepRefused);
  const logoutWith = (token: string) => post(options.logout, undefined, { token });
  async function loginWith(headers: Record<string, string>, more: PostOptions = {}) {
    const own = await ownLogin();
    // A second step may have mailed a code already.
    if (envelopeOf(own)?.Code !== 0 || needsSecondStep(own)) return undefined;
    const answer = await login(user, password, { headers, ...more });
    const token = tokenOf(answer);
    // Another check covers whether a logout works.
    if (token !== undefined) await logoutWith(token).catch(() => undefined);
    return answer;
  }
  const ownToken = async () => {
    const token = tokenOf(await ownLogin());
    // The elements refuse a token that no header can carry.
    return token !== undefined && isSendable(token) ? token : undefined;
  };
  const ownProbe = once(async () => {
    const token = await ownToken();
    return token === undefined ? probe() : probeWith(token);
  });
  const unknownPath = `/backoffice-check-${randomUUID()}`;
  const unknownGet = once(async () => {
    const token = await ownToken();
    return token === undefined ? get(unknownPath) : getWith(unknownPath, token);
  });
  const unknownPassword = `not-${randomUUID()}`;

  return {
    options,
    page,
    probe,
    probeWith,
    ownProbe,
    unknownGet,
    unknownPost: (token) => post(unknownPath, undefined, { token }),
    cookies,
    login: ownLogin,
    wrongPassword: reusable('wrongPassword', () => login(user, unknownPassword)),
    unknownUser: reusable('unknownUser', () => login(UNKNOWN_USER_ID, unknownPassword)),
    resetKnown: reset('resetKnown', { Action: RESET_ACTIONS.send, UserId: user }),
    resetUnknown: reset('resetUnknown', { Action: RESET_ACTIONS.send, UserId: UNKNOWN_USER_ID }),
    wrongCode: reset('wrongCode', { Action: RESET_ACTIONS.verify, Id: WRONG_CODE }),
    unknownAction: reset('unknownAction', { Action: 'backoffice-check', Id: WRONG_CODE }),
    logoutWith,
    token: ownToken,
    loginWith,
    call: (url, method, headers) => call(url, { method, headers, timeout }),
    accountAnswers: () => accountAnswers,
    hide,
  };
}

/** Returns the token of a login response; undefined if it has no usable one. */
export function tokenOf(answer: Answer): string | undefined {
  const envelope = envelopeOf(answer);
  const token = (envelope?.Data as { token?: unknown } | null | undefined)?.token;
  return envelope?.Code === 0 && typeof token === 'string' && token !== '' ? token : undefined;
}

/** Returns whether a login answer asks for a second step: Code 0 with `Data.Challenge` in place of the record. */
export function needsSecondStep(answer: Answer): boolean {
  const { Code, Data } = envelopeOf(answer) ?? {};
  const { Challenge } = (Data ?? {}) as { Challenge?: unknown };
  return Code === 0 && typeof Challenge === 'object' && Challenge !== null;
}
