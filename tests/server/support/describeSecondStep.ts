import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DANA_SECRET } from '../../../demo/server/database/seed';
import type { RunningServer } from '../../../demo/server/server';
import { bearer, CLIENT_ID, call, login, times } from './client';
import { clock } from './clock';
import type { MakeServer } from './describeSignIn';

const CHALLENGE = '/api/account/login/challenge';
const FACTOR = '/api/account/factor';

/** Tests of the second step of the sign-in, run on both databases. */
export function describeSecondStep(makeServer: MakeServer) {
  describe('a second step', () => {
    const time = clock();
    let server: RunningServer;
    beforeAll(async () => {
      server = await makeServer({ now: time.now });
    }, 120_000);
    afterAll(() => server?.close());
    // Every test runs on its own day: limits, codes and sign-ins of the day before are over.
    beforeEach(() => time.pass({ days: 1 }));

    const codeAt = (minutes = 0, secret = DANA_SECRET) =>
      new TOTP({ secret }).generate({ timestamp: time.now() + minutes * 60_000 });
    const start = async (userId = 'dana') => {
      const { body } = await login(server, userId, `northgate-${userId}`);
      return body.Data.Challenge.Id as string;
    };
    const answer = async (Id: string, Value: string, ClientId = CLIENT_ID) =>
      (await call(server, 'POST', CHALLENGE, { body: { Id, Value, ClientId } })).body;
    const wrongCode = () => (codeAt() === '000000' ? '111111' : '000000');

    describe('a code from an authenticator app', () => {
      it('is requested after the password, without a token, and starts a session', async () => {
        const { status, body } = await login(server, 'dana', 'northgate-dana');
        expect({ status, body }).toEqual({
          status: 200,
          body: {
            Code: 0,
            Message: '',
            Data: {
              Challenge: {
                Kind: 'code',
                Message: 'Enter the 6-digit code from your authenticator app.',
                Id: expect.stringMatching(/^[\w-]{43}$/),
              },
            },
          },
        });
        const { Data } = await answer(body.Data.Challenge.Id, codeAt());
        expect(Data).toMatchObject({ UserId: 'dana', token: expect.any(String) });
        const headers = { Authorization: `Bearer ${Data.token}` };
        expect((await call(server, 'GET', '/api/probe', { headers })).status).toBe(200);
      });

      it('is valid once, also for concurrent sign-ins', async () => {
        const ids = await times(4, () => start());
        const answers = await Promise.all(ids.map((id) => answer(id, codeAt())));
        expect(answers.filter(({ Code }) => Code === 0)).toHaveLength(1);
      });

      it('may be one period early or late, but not two', async () => {
        expect((await answer(await start(), codeAt(1))).Code).toBe(1002);
        expect((await answer(await start(), codeAt(-0.5))).Code).toBe(0);
        expect((await answer(await start(), codeAt(0.5))).Code).toBe(0);
      });

      it('can be retried with the same Id five times, then not for fifteen minutes', async () => {
        const id = await start();
        for (let tries = 0; tries < 5; tries++) {
          expect((await answer(id, wrongCode())).Code).toBe(1002);
        }
        const locked = await answer(id, codeAt());
        expect(locked).toMatchObject({
          Code: 1029,
          Message: expect.stringContaining('15 minutes'),
        });
        expect((await answer(await start(), codeAt())).Code).toBe(1029);
        time.pass({ minutes: 15 });
        expect((await answer(await start(), codeAt())).Code).toBe(0);
      });

      it('is refused with an Id that is unknown, used, of another client or ten minutes old', async () => {
        const used = await start();
        expect((await answer(used, codeAt())).Code).toBe(0);
        time.pass({ minutes: 2 });
        const old = await start();
        const other = 'aaaaaaaa-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
        const refused = [
          await answer('unknown', codeAt()),
          await answer(used, codeAt()),
          await answer(old, codeAt(), other),
        ];
        time.pass({ minutes: 10 });
        refused.push(await answer(old, codeAt()));
        for (const { Message } of refused) {
          expect(Message).toBe('This sign-in has expired. Please start again.');
        }
      });

      it('cannot be bypassed by a sign-in with an email address', async () => {
        const body = { email: 'dana@northgate.example', password: 'northgate-dana' };
        const { status, body: refused } = await call(server, 'POST', '/users/authenticate', {
          body,
        });
        expect({ status, token: refused.token }).toEqual({ status: 401, token: undefined });
      });
    });

    describe('an authenticator app', () => {
      it('is added with a secret shown once, then required, and removed with a code', async () => {
        const headers = await bearer(server, 'ben', 'northgate-ben');
        const post = async (path: string, body: object) =>
          (await call(server, 'POST', FACTOR + path, { headers, body })).body;
        const enrolled = async () =>
          (await call(server, 'GET', FACTOR, { headers })).body.Data.Enrolled;

        const Password = 'northgate-ben';
        const { Secret, Uri, Qr } = (await post('', { Password })).Data;
        expect(Uri).toContain(`secret=${Secret}`);
        expect(Qr).toMatch(/^data:image\/svg\+xml;base64,/);
        expect(await enrolled()).toBe(false);
        expect((await login(server, 'ben', 'northgate-ben')).body.Data.token).toBeTruthy();

        expect((await post('/confirm', { Code: codeAt(5, Secret) })).Code).toBe(1002);
        expect((await post('/confirm', { Code: codeAt(0, Secret) })).Code).toBe(0);
        expect(await enrolled()).toBe(true);
        expect((await post('', { Password })).Code).toBe(1409);
        // The code that confirmed the app is used up.
        expect((await answer(await start('ben'), codeAt(0, Secret))).Code).toBe(1002);
        time.pass({ minutes: 1 });
        expect((await answer(await start('ben'), codeAt(0, Secret))).Code).toBe(0);

        expect((await post('/remove', { Code: codeAt(0, Secret) })).Code).toBe(1002);
        time.pass({ minutes: 1 });
        expect((await post('/remove', { Code: codeAt(0, Secret) })).Code).toBe(0);
        expect((await login(server, 'ben', 'northgate-ben')).body.Data.token).toBeTruthy();
      });

      it('is added only with the password of the user', async () => {
        const headers = await bearer(server, 'ben', 'northgate-ben');
        const add = async (body: object) =>
          (await call(server, 'POST', FACTOR, { headers, body })).body;
        expect((await add({})).Code).toBe(1000);
        const wrong = await add({ Password: 'wrong' });
        expect(wrong).toMatchObject({ Code: 1001, Message: 'Incorrect password.' });
      });
    });

    describe('a forced password change', () => {
      it('requires a valid new password once and starts a session', async () => {
        const { body } = await login(server, 'emil', 'northgate-emil');
        const { Kind, Id } = body.Data.Challenge;
        expect(Kind).toBe('new-password');
        expect((await answer(Id, 'short')).Code).toBe(1003);
        expect((await answer(Id, 'northgate-emil')).Code).toBe(1003);
        const { Data } = await answer(Id, 'correct horse');
        expect(Data).toMatchObject({ UserId: 'emil', token: expect.any(String) });
        expect((await answer(Id, 'another horse')).Code).toBe(1002);
        expect((await login(server, 'emil', 'northgate-emil')).body.Code).toBe(1001);
        expect((await login(server, 'emil', 'correct horse')).body.Data.token).toBeTruthy();
      });

      it('follows the code if an account needs both', async () => {
        const changed = { must_change_password: true };
        await server.db.updateTable('users').set(changed).where('id', '=', 'dana').execute();
        const first = await start();
        const { Data } = await answer(first, codeAt());
        expect(Data.Challenge.Kind).toBe('new-password');
        expect((await answer(first, 'correct horse')).Code).toBe(1002);
        expect((await answer(Data.Challenge.Id, 'correct horse')).Data.token).toBeTruthy();
      });
    });

    it('records the time of the sign-in as last seen', async () => {
      await bearer(server, 'chen', 'northgate-chen');
      const { last_seen } = await server.db
        .selectFrom('users')
        .select('last_seen')
        .where('id', '=', 'chen')
        .executeTakeFirstOrThrow();
      expect(last_seen?.getTime()).toBe(time.now());
    });
  });
}
