// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  resetPassword,
  sendResetCode,
  type UserRecord,
  verifyResetCode,
} from '../../../src/api/account';
import { authenticate, backendProvider, emailProvider, login } from '../../../src/api/providers';
import { CLIENT_ID } from '../support/client';
import { failureOf, fault, useApiServer } from './support/apiServer';

describe('the account calls', () => {
  const api = useApiServer();
  const ada = { userId: 'ada', password: 'northgate-ada' };

  it('sign in with UserId, AuthValue, AuthType, Language and ClientId', async () => {
    const user = await login(api.client(), ada, CLIENT_ID);
    expect(api.last()).toMatchObject({ method: 'POST', path: '/api/account/login' });
    expect(api.last().body).toStrictEqual({
      UserId: 'ada',
      AuthValue: 'northgate-ada',
      AuthType: 'password',
      Language: 'zh-CN',
      ClientId: CLIENT_ID,
    });
    expect(user).toMatchObject({ UserId: 'ada', Role: 'ADMIN' });
    expect(user.token).toMatch(/^\S+$/);
  });

  it('send typed values unchanged', async () => {
    const typed = { userId: ' Ada ', password: '  päss"wörd \\ ' };
    await failureOf(login(api.client(), typed, CLIENT_ID));
    expect(api.last().body).toMatchObject({ UserId: ' Ada ', AuthValue: '  päss"wörd \\ ' });
  });

  it('fail with the Message of the server', async () => {
    const failure = await failureOf(login(api.client(), { ...ada, password: 'wrong' }, CLIENT_ID));
    expect(failure).toMatchObject({ message: 'Incorrect user ID or password.', code: 1001 });
  });

  it.each([
    ['html', 'malformed'],
    ['truncated', 'malformed'],
    ['not-envelope', 'malformed'],
    ['code7', 'server'],
  ])('do not sign in after an answer of the kind %s', async (kind, reason) => {
    const request = api.client();
    const failing: typeof request = (url, options) => request(url, fault(kind, options));
    expect(await failureOf(login(failing, ada, CLIENT_ID))).toMatchObject({ reason });
  });

  it('sign in with email and password at the alternative call', async () => {
    const typed = { userId: 'ada@northgate.example', password: 'northgate-ada' };
    const user = await authenticate(api.client(), typed);
    expect(api.last()).toMatchObject({ method: 'POST', path: '/users/authenticate' });
    expect(api.last().body).toStrictEqual({
      email: 'ada@northgate.example',
      password: 'northgate-ada',
    });
    expect(user).toMatchObject({ UserId: 'ada', Role: 'ADMIN' });
  });

  it('identify a user by email address if the alternative call returns only a token', async () => {
    const request = async () => ({ token: 'abc' });
    expect(await authenticate(request, { userId: 'a@b.example', password: 'x' })).toEqual({
      token: 'abc',
      Name: 'a@b.example',
      UserId: 'a@b.example',
    });
  });

  it('fail at the alternative call with its message and status', async () => {
    const typed = { userId: 'ada@northgate.example', password: 'wrong' };
    expect(await failureOf(authenticate(api.client(), typed))).toMatchObject({
      message: 'Incorrect email or password.',
      status: 401,
    });
  });

  it('reset a password in three steps: send, vefiry, reset', async () => {
    const request = api.client();
    await sendResetCode(request, 'ben');
    expect(api.last().path).toBe('/api/account/resetpwd');
    expect(api.last().body).toStrictEqual({ UserId: 'ben', Action: 'send' });
    const code = api.server.outbox.last('ben@northgate.example')!.id;

    await verifyResetCode(request, code);
    expect(api.last().body).toStrictEqual({ Action: 'vefiry', Id: code });

    await resetPassword(request, code, 'another-northgate');
    expect(api.last().body).toStrictEqual({
      Action: 'reset',
      Id: code,
      Password: 'another-northgate',
    });
    const typed = { userId: 'ben', password: 'another-northgate' };
    expect(await login(request, typed, CLIENT_ID)).toMatchObject({ UserId: 'ben' });
  });

  it('fail with the Message of the server during a reset', async () => {
    expect(await failureOf(verifyResetCode(api.client(), '000000'))).toMatchObject({
      reason: 'server',
      code: 1002,
    });
  });

  it('are used by the built-in providers, whose logout sends no request', async () => {
    const request = api.client();
    const provider = backendProvider(request, () => CLIENT_ID);
    const user = (await provider.signIn(ada)) as UserRecord;
    expect(api.last().path).toBe('/api/account/login');
    await emailProvider(request).signIn(ada);
    expect(api.last().path).toBe('/users/authenticate');
    const calls = api.server.requests.length;
    await provider.signOut(user);
    await emailProvider(request).signOut(user);
    expect(api.server.requests.length).toBe(calls);
  });
});
