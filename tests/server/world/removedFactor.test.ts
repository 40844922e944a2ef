import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { bearer, call, login } from '../support/client';
import { useDemoServer } from '../support/useServer';

const USERS = '/api/world/admin/users';
const FACTOR = '/api/account/factor';

describe('an authenticator app that its owner has lost', () => {
  const server = useDemoServer();
  const as = async (name: string, method: string, path: string, body?: unknown) => {
    const headers = await bearer(server(), name, `northgate-${name}`);
    return (await call(server(), method, path, { headers, body })).body;
  };
  const remove = (id: string, name = 'ada') => as(name, 'POST', `${USERS}/${id}/remove-factor`, {});

  it('is removed by an administrator, which ends the sessions and is audited', async () => {
    const headers = await bearer(server(), 'ben', 'northgate-ben');
    const body = { Password: 'northgate-ben' };
    const { Secret } = (await call(server(), 'POST', FACTOR, { headers, body })).body.Data;
    const Code = new TOTP({ secret: Secret }).generate();
    const hasApp = async () => (await as('ada', 'GET', `${USERS}/ben`)).Data.hasApp;
    expect(await hasApp()).toBe(false);
    await call(server(), 'POST', `${FACTOR}/confirm`, { headers, body: { Code } });
    expect(await hasApp()).toBe(true);
    expect((await login(server(), 'ben', 'northgate-ben')).body.Data.Challenge.Kind).toBe('code');

    expect((await remove('ben', 'chen')).Code).toBe(403);
    expect((await remove('ben')).Code).toBe(0);
    expect((await call(server(), 'GET', '/api/probe', { headers })).status).toBe(401);
    expect((await login(server(), 'ben', 'northgate-ben')).body.Data.token).toBeTruthy();
    const { rows } = (await as('ada', 'GET', '/api/world/admin/audit')).Data;
    expect(rows[0]).toMatchObject({ action: 'user.factor', subject: 'Ben Lindqvist' });
  });

  it('is not removed if there is none, or from the own account', async () => {
    expect((await remove('chen')).Message).toBe('Chen Wei has no authenticator app.');
    expect((await remove('ada')).Message).toBe(
      'Remove your own authenticator app on your profile, with a code.',
    );
    expect((await remove('unknown-user')).Code).toBe(404);
  });
});
