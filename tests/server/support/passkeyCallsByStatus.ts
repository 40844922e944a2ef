import type { RunningServer } from '../../../demo/server/server';
import { makeAuthenticator } from './authenticator';
import { bearer, CLIENT_ID, call } from './client';

const PASSKEYS = '/api/account/passkeys';
const forged = { headers: { Cookie: 'XSRF-TOKEN=one' }, body: {} };
const large = { body: { text: 'x'.repeat(70_000) } };

/** How each answer of the passkey calls that docs/openapi.yaml describes is got from a server. */
export function passkeyWays(server: () => RunningServer) {
  const post = (path: string, options: Parameters<typeof call>[3]) =>
    call(server(), 'POST', PASSKEYS + path, options);
  const get = (headers = {}) => call(server(), 'GET', PASSKEYS, { headers });
  const staff = () => bearer(server(), 'ada', 'northgate-ada');
  const Password = 'northgate-ada';

  /** Makes a passkey; `keep` sends it to the server. */
  async function make() {
    const headers = await staff();
    const authenticator = makeAuthenticator(server().url);
    const prepared = await post('/register/options', { headers, body: { Password } });
    const Credential = authenticator.create(prepared.body.Data.Options);
    const keep = () => post('/register', { headers, body: { Credential, Name: 'Laptop' } });
    return { headers, authenticator, keep };
  }
  const known = async () => {
    const made = await make();
    await made.keep();
    return made;
  };
  const refused = (path: string) => ({
    401: [() => post(path, { body: {} })],
    403: [() => post(path, forged)],
    413: [() => post(path, large)],
  });

  return {
    listPasskeys: {
      200: [async () => get(await staff()), async () => get((await known()).headers)],
      401: [() => get()],
    },
    offerPasskeys: {
      200: [() => post('/sign-in/options', { body: {} })],
      403: [() => post('/sign-in/options', forged)],
    },
    signInWithPasskey: {
      200: [
        async () => {
          const { authenticator } = await known();
          const { body } = await post('/sign-in/options', { body: {} });
          const Credential = authenticator.get(body.Data.Options);
          return post('/sign-in', { body: { Credential, ClientId: CLIENT_ID } });
        },
        () => post('/sign-in', { body: { Credential: { id: 'none' }, ClientId: CLIENT_ID } }),
        () => post('/sign-in', { body: {} }),
      ],
      403: [() => post('/sign-in', forged)],
      413: [() => post('/sign-in', large)],
    },
    preparePasskey: {
      200: [
        async () => post('/register/options', { headers: await staff(), body: { Password } }),
        async () => post('/register/options', { headers: await staff(), body: {} }),
      ],
      ...refused('/register/options'),
    },
    addPasskey: {
      200: [
        async () => (await make()).keep(),
        async () => post('/register', { headers: await staff(), body: {} }),
      ],
      ...refused('/register'),
    },
    removePasskey: {
      200: [
        async () => {
          const { headers, authenticator } = await known();
          return post('/remove', { headers, body: { Id: authenticator.id } });
        },
        async () => post('/remove', { headers: await staff(), body: { Id: 'none' } }),
      ],
      ...refused('/remove'),
    },
  };
}
