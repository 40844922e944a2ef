import { TOTP } from 'otpauth';
import { DANA_SECRET } from '../../../demo/server/database/seed';
import type { RunningServer } from '../../../demo/server/server';
import { LOGIN_PATH, RESET_PATH } from '../../../src/constants';
import { type Answer, bearer, CLIENT_ID, call, codeFor, loginBody, times } from './client';
import { forged, large } from './invalidRequests';
import { passkeyCalls } from './passkeyCallsByStatus';

export const ada = loginBody('ada', 'northgate-ada');
export const email = { email: 'ada@northgate.example', password: 'northgate-ada' };
const CHALLENGE = `${LOGIN_PATH}/challenge`;
const FACTOR = '/api/account/factor';
const danaCode = () => new TOTP({ secret: DANA_SECRET }).generate();

/** Calls by operation and status. */
type CallsByStatus = Record<string, Record<string, (() => Promise<Answer>)[]>>;

/** Returns functions that call a server. */
function clientOf(server: () => RunningServer) {
  return {
    signedIn: async (user = 'ada') => bearer(server(), user, `northgate-${user}`),
    post: (path: string, options: Parameters<typeof call>[3]) =>
      call(server(), 'POST', path, options),
    get: (path: string, headers: Record<string, string> = {}) =>
      call(server(), 'GET', path, { headers }),
  };
}

type Client = ReturnType<typeof clientOf>;

/**
 * Returns calls for each response of docs/openapi.yaml, by operation and status. If one description covers
 * several responses, there is a call for each.
 */
export function callsByStatus(server: () => RunningServer): CallsByStatus {
  const client = clientOf(server);
  return {
    ...signInCalls(client),
    ...factorCalls(client),
    ...passkeyCalls(server),
    ...resetCalls(client, server),
    ...emailCalls(client),
    ...probeCalls(client),
    ...fileCalls(client),
  };
}

/** The sign-in, its second step, and the logout. */
function signInCalls({ post, signedIn }: Client): CallsByStatus {
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
function factorCalls({ get, post, signedIn }: Client): CallsByStatus {
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
function resetCalls({ post }: Client, server: () => RunningServer): CallsByStatus {
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

/** The sign-in by email address. */
function emailCalls({ post }: Client): CallsByStatus {
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

/** Calls that only check whether a user may make them. */
function probeCalls({ get, post, signedIn }: Client): CallsByStatus {
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
function fileCalls({ get }: Client): CallsByStatus {
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
