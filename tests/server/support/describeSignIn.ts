import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer, ServerOptions } from '../../../demo/server/server';
import { bearer, CLIENT_ID, call, login, resetpwd, times } from './client';
import { clock } from './clock';

/** How a test file starts its server: on PGlite or on PostgreSQL. */
export type MakeServer = (options: ServerOptions) => Promise<RunningServer>;

const WRONG = { Code: 1001, Message: 'Incorrect user ID or password.', Data: null };
const FIFTEEN = 'Too many attempts. Please try again in 15 minutes.';

/** Tests of the sign-in, run on both databases. */
export function describeSignIn(makeServer: MakeServer) {
  describe('an account at sign-in', () => {
    const time = clock();
    let server: RunningServer;
    beforeAll(async () => {
      server = await makeServer({ now: time.now });
    }, 120_000);
    afterAll(() => server?.close());
    // Every test runs on its own day: limits and sessions of the day before are over.
    beforeEach(() => time.pass({ days: 1 }));

    describe('sign-in', () => {
      it('answers a correct password with the user record and a token', async () => {
        const { status, body } = await login(server, 'ada', 'northgate-ada');
        expect(status).toBe(200);
        expect(body).toEqual({
          Code: 0,
          Message: '',
          Data: {
            UserId: 'ada',
            Name: 'Ada Okafor',
            Role: 'ADMIN',
            Avatar: '/northgate/avatars/ada.svg',
            token: expect.stringMatching(/^[\w-]{43}$/),
          },
        });
      });

      it('leaves the avatar empty if a person has none', async () => {
        const { body } = await login(server, 'chen', 'northgate-chen');
        expect(body.Data.Avatar).toBe('');
      });

      it('answers alike, with status 200, to a wrong password, an unknown user and staff without a password', async () => {
        for (const name of ['ada', 'nobody', 'marta.nowak', 'marta.nowak@northgate.example']) {
          const { status, body } = await login(server, name, 'northgate-eve');
          expect({ status, body }, name).toEqual({ status: 200, body: WRONG });
        }
      });

      it('accepts the user id in any case, or the email address', async () => {
        expect((await login(server, ' ADA ', 'northgate-ada')).body.Code).toBe(0);
        expect((await login(server, 'ada@northgate.example', 'northgate-ada')).body.Code).toBe(0);
      });

      it('locks a user id for fifteen minutes after ten wrong passwords', async () => {
        for (const { body } of await times(10, () => login(server, 'ada', 'wrong'))) {
          expect(body).toEqual(WRONG);
        }
        const locked = await login(server, 'ada', 'northgate-ada');
        expect(locked.status).toBe(200);
        expect(locked.body).toEqual({ Code: 1029, Message: FIFTEEN, Data: null });
        expect((await login(server, 'ben', 'northgate-ben')).body.Code).toBe(0);
        time.pass({ minutes: 14 });
        expect((await login(server, 'ada', 'northgate-ada')).body.Message).toContain(
          'in 1 minute.',
        );
        time.pass({ minutes: 1 });
        expect((await login(server, 'ada', 'northgate-ada')).body.Code).toBe(0);
      });

      it('locks an unknown user id in the same way', async () => {
        await times(10, () => login(server, 'ghost', 'wrong'));
        expect((await login(server, 'ghost', 'wrong')).body.Message).toBe(FIFTEEN);
      });

      it('counts all spellings of a name as one', async () => {
        const spellings = ['ada', 'ADA', ' Ada ', '\u00a0aDa'];
        for (const name of [...spellings, ...spellings, 'ada', 'Ada'])
          expect((await login(server, name, 'wrong')).body.Code).toBe(1001);
        for (const name of [...spellings, 'adA\u3000']) {
          expect((await login(server, name, 'northgate-ada')).body.Message).toBe(FIFTEEN);
        }
      });

      it('stores the names and addresses of failures only as hashes', async () => {
        await login(server, 'somebody-unknown', 'wrong');
        await resetpwd(server, { Action: 'send', UserId: 'ada' });
        for (const table of ['attempts', 'reset_codes'] as const) {
          const rows = await server.db.selectFrom(table).selectAll().execute();
          expect(rows.length).toBeGreaterThan(0);
          expect(JSON.stringify(rows)).not.toMatch(/somebody-unknown|127\.0\.0|::1/);
        }
      });

      it('does not count sign-ins that succeed', async () => {
        await times(8, () => login(server, 'chen', 'northgate-chen'));
        for (const { body } of await times(8, () => login(server, 'chen', 'northgate-chen'))) {
          expect(body.Code).toBe(0);
        }
      });
    });

    describe('sign-in by email', () => {
      const authenticate = (email: string, password: string) =>
        call(server, 'POST', '/users/authenticate', { body: { email, password } });

      it('answers with a token that works', async () => {
        const { status, body } = await authenticate('ben@northgate.example', 'northgate-ben');
        expect(status).toBe(200);
        expect(body).toMatchObject({ UserId: 'ben', Role: 'EDITOR', Name: 'Ben Lindqvist' });
        const headers = { Authorization: `Bearer ${body.token}` };
        expect((await call(server, 'GET', '/api/probe', { headers })).body.Data.UserId).toBe('ben');
      });

      it('answers 401 with a message to a wrong password and to an unknown address', async () => {
        const wrong = await authenticate('ben@northgate.example', 'wrong');
        const unknown = await authenticate('eve@northgate.example', 'wrong');
        expect(wrong).toMatchObject({
          status: 401,
          body: { message: 'Incorrect email or password.' },
        });
        expect(unknown).toMatchObject({ status: 401, body: wrong.body });
      });

      it('answers 429 with the time to wait after ten wrong passwords', async () => {
        await times(10, () => authenticate('ben@northgate.example', 'wrong'));
        const locked = await authenticate('ben@northgate.example', 'northgate-ben');
        expect(locked).toMatchObject({ status: 429, body: { message: FIFTEEN } });
        expect(locked.headers.get('retry-after')).toBe('900');
      });

      it('answers 400 to a body without a password', async () => {
        const { status, body } = await call(server, 'POST', '/users/authenticate', {
          body: { email: 'ben@northgate.example' },
        });
        expect({ status, body }).toEqual({
          status: 400,
          body: { message: 'The field password is missing.' },
        });
      });
    });

    describe('a session', () => {
      it('ends after twelve hours', async () => {
        const headers = await bearer(server, 'ada', 'northgate-ada');
        time.pass({ hours: 11, minutes: 59 });
        expect((await call(server, 'GET', '/api/probe', { headers })).status).toBe(200);
        time.pass({ minutes: 1 });
        const ended = await call(server, 'GET', '/api/probe', { headers });
        expect(ended.status).toBe(401);
        expect(ended.body).toMatchObject({
          Code: 401,
          Message: expect.stringContaining('sign in'),
        });
      });

      it('ends at logout, and a second logout succeeds', async () => {
        const headers = await bearer(server, 'ada', 'northgate-ada');
        const other = await bearer(server, 'ada', 'northgate-ada');
        const logout = () => call(server, 'POST', '/api/account/logout', { headers });
        expect((await logout()).body).toEqual({ Code: 0, Message: '', Data: null });
        expect((await call(server, 'GET', '/api/probe', { headers })).status).toBe(401);
        expect((await call(server, 'GET', '/api/probe', { headers: other })).status).toBe(200);
        expect((await logout()).body.Code).toBe(0);
        for (const unknown of [{ Authorization: '' }, { Authorization: 'Bearer unknown' }]) {
          const answer = await call(server, 'POST', '/api/account/logout', { headers: unknown });
          expect(answer).toMatchObject({ status: 200, body: { Code: 0, Data: null } });
        }
      });

      it('is stored as a hash of its token, with the client identifier', async () => {
        const { Authorization } = await bearer(server, 'ada', 'northgate-ada');
        const rows = await server.db.selectFrom('tokens').selectAll().execute();
        expect(rows.map((row) => row.client_id)).toContain(CLIENT_ID);
        expect(JSON.stringify(rows)).not.toContain(Authorization.slice('Bearer '.length));
      });
    });
  });
}
