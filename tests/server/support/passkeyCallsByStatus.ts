import type { RunningServer } from '../../../demo/server/server';
import { makeAuthenticator } from './authenticator';
import { bearer, CLIENT_ID, call } from './client';
import { forged, large } from './invalidRequests';

const PASSKEYS = '/api/account/passkeys';

/** Returns the calls of passkeys for each response of docs/openapi.yaml, by operation and status. */
export function passkeyCalls(server: () => RunningServer) {
  const post = (path: string, options: Parameters<typeof call>[3]) =>
    call(server(), 'POST', PASSKEYS + path, options);
  const get = (headers = {}) => call(server(), 'GET', PASSKEYS, { headers });
  const signedIn = () => bearer(server(), 'ada', 'northgate-ada');
  const Password = 'northgate-ada';

  /** Creates a passkey; `register` sends it to the server. */
  async function createPasskey() {
    const headers = await signedIn();
    const authenticator = makeAuthenticator(server().url);
    const prepared = await post('/register/options', { headers, body: { Password } });
    const Credential = authenticator.create(prepared.body.Data.Options);
    const register = () => post('/register', { headers, body: { Credential, Name: 'Laptop' } });
    return { headers, authenticator, register };
  }
  const registeredPasskey = async () => {
    const passkey = await createPasskey();
    await passkey.register();
    return passkey;
  };
  const refused = (path: string) => ({
    401: [() => post(path, { body: {} })],
    403: [() => post(path, forged)],
    413: [() => post(path, large)],
  });

  return {
    listPasskeys: {
      200: [
        async () => get(await signedIn()),
        async () => get((await registeredPasskey()).headers),
      ],
      401: [() => get()],
    },
    offerPasskeys: {
      200: [() => post('/sign-in/options', { body: {} })],
      403: [() => post('/sign-in/options', forged)],
    },
    signInWithPasskey: {
      200: [
        async () => {
          const { authenticator } = await registeredPasskey();
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
        async () => post('/register/options', { headers: await signedIn(), body: { Password } }),
        async () => post('/register/options', { headers: await signedIn(), body: {} }),
      ],
      ...refused('/register/options'),
    },
    addPasskey: {
      200: [
        async () => (await createPasskey()).register(),
        async () => post('/register', { headers: await signedIn(), body: {} }),
      ],
      ...refused('/register'),
    },
    removePasskey: {
      200: [
        async () => {
          const { headers, authenticator } = await registeredPasskey();
          return post('/remove', { headers, body: { Id: authenticator.id } });
        },
        async () => post('/remove', { headers: await signedIn(), body: { Id: 'none' } }),
      ],
      ...refused('/remove'),
    },
  };
}
