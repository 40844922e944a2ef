import { describe, expect, it } from 'vitest';
import { makeAuthenticator } from '../support/authenticator';
import { bearer, CLIENT_ID, call, codeFor, resetpwd } from '../support/client';
import { useDemoServer } from '../support/useServer';

const USERS = '/api/world/admin/users';
const PASSKEYS = '/api/account/passkeys';

describe('a passkey that a thief of the password has added', () => {
  const server = useDemoServer();
  const as = async (name: string, method: string, path: string, body?: unknown) => {
    const headers = await bearer(server(), name, `northgate-${name}`);
    return (await call(server(), method, path, { headers, body })).body;
  };
  const remove = (id: string, name = 'ada') =>
    as(name, 'POST', `${USERS}/${id}/remove-passkeys`, {});
  const hasPasskeys = async () => (await as('ada', 'GET', `${USERS}/ben`)).Data.hasPasskeys;

  /** Adds a passkey for ben. Returns a function that signs in with it. */
  async function addPasskey() {
    const headers = await bearer(server(), 'ben', 'northgate-ben');
    const post = async (path: string, body: unknown) =>
      (await call(server(), 'POST', PASSKEYS + path, { headers, body })).body;
    const { Options } = (await post('/register/options', { Password: 'northgate-ben' })).Data;
    const authenticator = makeAuthenticator(server().url);
    await post('/register', { Credential: authenticator.create(Options), Name: 'Laptop' });
    return async () => {
      const offered = (await post('/sign-in/options', {})).Data.Options;
      return post('/sign-in', { Credential: authenticator.get(offered), ClientId: CLIENT_ID });
    };
  }

  it('outlives a reset, and is removed by an administrator, which ends the sessions and is audited', async () => {
    expect(await hasPasskeys()).toBe(false);
    const signIns = [await addPasskey(), await addPasskey()];
    const Id = await codeFor(server(), 'ben');
    await resetpwd(server(), { Action: 'reset', Id, Password: 'ben has another' });
    expect(await hasPasskeys()).toBe(true);
    const headers = { Authorization: `Bearer ${(await signIns[0]?.())?.Data.token}` };
    expect((await call(server(), 'GET', '/api/probe', { headers })).status).toBe(200);

    expect((await remove('ben', 'chen')).Code).toBe(403);
    expect((await remove('ben')).Code).toBe(0);
    expect(await hasPasskeys()).toBe(false);
    expect((await call(server(), 'GET', '/api/probe', { headers })).status).toBe(401);
    for (const signIn of signIns) expect((await signIn()).Code).toBe(1004);
    const { rows } = (await as('ada', 'GET', '/api/world/admin/audit')).Data;
    expect(rows[0]).toMatchObject({ action: 'user.passkeys', subject: 'Ben Lindqvist' });
  });

  it('is not removed if there is none, or from the own account', async () => {
    expect((await remove('chen')).Message).toBe('Chen Wei has no passkeys.');
    expect((await remove('ada')).Message).toBe('Remove your own passkeys on your profile.');
    expect((await remove('unknown-user')).Code).toBe(404);
  });
});
