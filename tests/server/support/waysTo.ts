import { TOTP } from 'otpauth';
import { DANA_SECRET } from '../../../demo/server/database/seed';
import type { RunningServer } from '../../../demo/server/server';
import { LOGIN_PATH, RESET_PATH } from '../../../src/constants';
import { type Answer, bearer, CLIENT_ID, call, codeFor, loginBody, times } from './client';
import { passkeyWays } from './passkeyWays';

export const ada = loginBody('ada', 'northgate-ada');
export const email = { email: 'ada@northgate.example', password: 'northgate-ada' };
const CHALLENGE = `${LOGIN_PATH}/challenge`;
const FACTOR = '/api/account/factor';
const danaCode = () => new TOTP({ secret: DANA_SECRET }).generate();
const forged = { headers: { Cookie: 'XSRF-TOKEN=one' }, body: {} };
const large = { body: { text: 'x'.repeat(70_000) } };

type Ways = Record<string, Record<string, (() => Promise<Answer>)[]>>;

/** Calls to a server, as the operations below make them. */
function callsTo(server: () => RunningServer) {
  return {
    signedIn: async (user = 'ada') => bearer(server(), user, `northgate-${user}`),
    post: (path: string, options: Parameters<typeof call>[3]) =>
      call(server(), 'POST', path, options),
    get: (path: string, headers: Record<string, string> = {}) =>
      call(server(), 'GET', path, { headers }),
  };
}

type Calls = ReturnType<typeof callsTo>;

/**
 * Returns calls that lead to each answer of docs/openapi.yaml, by operation and status. If one description
 * covers several answers, there is a call for each.
 */
export function waysTo(server: () => RunningServer): Ways {
  const calls = callsTo(server);
  return {
    ...signInWays(calls),
    ...factorWays(calls),
    ...passkeyWays(server),
    ...resetWays(calls, server),
    ...emailWays(calls),
    ...probeWays(calls),
    ...fileWays(calls),
  };
}

/** The sign-in, its second step, and the log-out. */
function signInWays({ post, signedIn }: Calls): Ways {
  const challenge = async () => {
    const { body } = await post(LOGIN_PATH, { body: loginBody('dana', 'northgate-dana') });
    return { Id: body.Data.Challenge.Id, ClientId: CLIENT_ID };
  };
  return {
    login: {
      200: [
        () => post(LOGIN_PATH, { body: ada }),
        () => post(LOGIN_PATH, { body: loginBody('emil', 'northgate-emil') }),
        () => post(LOGIN_PATH, { body: { ...ada, AuthValue: 'wrong' } }),
        () => post(LOGIN_PATH, { body: { ...ada, ClientId: 'mine' } }),
        () => post(LOGIN_PATH, { body: 'no JSON' }),
      ],
      403: [() => post(LOGIN_PATH, forged)],
      413: [() => post(LOGIN_PATH, large)],
    },
    answerChallenge: {
      200: [
        async () => post(CHALLENGE, { body: { ...(await challenge()), Value: danaCode() } }),
        async () => post(CHALLENGE, { body: { ...(await challenge()), Value: '000' } }),
        () => post(CHALLENGE, { body: {} }),
      ],
      403: [() => post(CHALLENGE, forged)],
      413: [() => post(CHALLENGE, large)],
    },
    logout: {
      200: [
        async () => post('/api/account/logout', { headers: await signedIn() }),
        () => post('/api/account/logout', {}),
      ],
      403: [() => post('/api/account/logout', forged)],
    },
  };
}

/** The authenticator app. */
function factorWays({ get, post, signedIn }: Calls): Ways {
  const codeOfFactor = (step: string) => ({
    200: [
      async () => post(FACTOR + step, { headers: await signedIn(), body: { Code: '000000' } }),
      async () => post(FACTOR + step, { headers: await signedIn(), body: {} }),
    ],
    401: [() => post(FACTOR + step, { body: {} })],
    403: [() => post(FACTOR + step, forged)],
    413: [() => post(FACTOR + step, large)],
  });
  return {
    showFactor: {
      200: [async () => get(FACTOR, await signedIn())],
      401: [() => get(FACTOR)],
    },
    addFactor: {
      200: [
        async () =>
          post(FACTOR, { headers: await signedIn(), body: { Password: 'northgate-ada' } }),
        async () => post(FACTOR, { headers: await signedIn(), body: { Password: 'wrong' } }),
        async () => post(FACTOR, { headers: await signedIn(), body: {} }),
      ],
      401: [() => post(FACTOR, { body: {} })],
      403: [() => post(FACTOR, forged)],
      413: [() => post(FACTOR, large)],
    },
    confirmFactor: codeOfFactor('/confirm'),
    removeFactor: codeOfFactor('/remove'),
  };
}

/** The steps of the password reset. */
function resetWays({ post }: Calls, server: () => RunningServer): Ways {
  return {
    resetPassword: {
      200: [
        () => post(RESET_PATH, { body: { Action: 'send', UserId: 'chen' } }),
        () => post(RESET_PATH, { body: { Action: 'vefiry', Id: 'ABCDE22222' } }),
        async () => {
          const Id = await codeFor(server(), 'chen');
          return post(RESET_PATH, { body: { Action: 'reset', Id, Password: 'correct horse' } });
        },
        () => post(RESET_PATH, { body: { Action: 'verify', Id: 'ABCDE22222' } }),
      ],
      403: [() => post(RESET_PATH, forged)],
      413: [() => post(RESET_PATH, large)],
    },
  };
}

/** The sign-in by e-mail address. */
function emailWays({ post }: Calls): Ways {
  return {
    authenticate: {
      200: [() => post('/users/authenticate', { body: email })],
      400: [() => post('/users/authenticate', { body: { email: 'ada' } })],
      401: [() => post('/users/authenticate', { body: { ...email, password: 'wrong' } })],
      403: [() => post('/users/authenticate', forged)],
      413: [() => post('/users/authenticate', large)],
      429: [
        async () => {
          const body = { email: 'nobody@northgate.example', password: 'wrong' };
          await times(10, () => post('/users/authenticate', { body }));
          return post('/users/authenticate', { body });
        },
      ],
    },
  };
}

/** The calls that only answer whether a user may make them. */
function probeWays({ get, post, signedIn }: Calls): Ways {
  return {
    probe: {
      200: [async () => get('/api/probe', await signedIn())],
      401: [() => get('/api/probe')],
    },
    echo: {
      200: [
        async () => post('/api/probe', { headers: await signedIn(), body: { a: 1 } }),
        async () => post('/api/probe', { headers: await signedIn(), body: [] }),
      ],
      401: [() => post('/api/probe', { body: {} })],
      403: [() => post('/api/probe', forged)],
      413: [() => post('/api/probe', large)],
    },
    adminProbe: {
      200: [async () => get('/api/admin/probe', await signedIn())],
      401: [() => get('/api/admin/probe')],
      403: [async () => get('/api/admin/probe', await signedIn('ben'))],
    },
  };
}

/** Catalogs and the outbox. */
function fileWays({ get }: Calls): Ways {
  return {
    catalog: {
      200: ['en', 'cn', 'es', 'de', 'it', 'ru'].map(
        (lang) => () => get(`/dist/assets/i18n/${lang}.json`),
      ),
      404: [() => get('/dist/assets/i18n/fr.json')],
    },
    outboxPage: { 200: [() => get('/outbox')] },
    outboxJson: { 200: [() => get('/outbox.json')] },
    showSeed: { 200: [() => get('/northgate/seed.json')] },
  };
}
