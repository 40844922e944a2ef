import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../demo/server/server';
import { bearer, call, codeFor, login, resetpwd, times } from './client';
import { clock } from './clock';
import type { MakeServer } from './describeSignIn';

const WRONG = { Code: 1002, Message: 'This code is wrong or has expired.', Data: null };
const TOO_MANY = {
  Code: 1029,
  Message: 'Too many attempts. Please ask for a new code.',
  Data: null,
};
const GUESS = 'ABCDE-22222';

/** Tests of the password reset, run on both databases. */
export function describeReset(makeServer: MakeServer) {
  describe('an account at the reset', () => {
    const time = clock();
    let server: RunningServer;
    beforeAll(async () => {
      server = await makeServer({ now: time.now });
    }, 120_000);
    afterAll(() => server?.close());
    beforeEach(() => time.pass({ days: 1 }));

    const verify = (Id: string) => resetpwd(server, { Action: 'vefiry', Id });
    const reset = (Id: string, Password: string) =>
      resetpwd(server, { Action: 'reset', Id, Password });

    describe('password reset', () => {
      it('sets a new password with the mailed code in three steps', async () => {
        const sent = await resetpwd(server, { Action: 'send', UserId: 'ben' });
        expect(sent.body.Code).toBe(0);
        const mail = server.outbox.last('ben@northgate.example');
        expect(mail?.code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
        expect(mail?.text).toContain(mail?.code);
        expect(mail?.text).toContain(`${server.url}/#/account/reset?id=${mail?.id}`);

        expect((await verify(mail!.id)).body).toEqual({ Code: 0, Message: '', Data: null });
        expect((await reset(mail!.id, 'a new password')).body.Code).toBe(0);
        expect((await login(server, 'ben', 'northgate-ben')).body.Code).toBe(1001);
        expect((await login(server, 'ben', 'a new password')).body.Code).toBe(0);
      });

      it('accepts a code with spaces, dashes and lowercase letters', async () => {
        const code = await codeFor(server, 'ada');
        const typed = ` ${code.slice(0, 3)} ${code.slice(3, 5)}-${code.slice(5)} `.toLowerCase();
        expect((await verify(typed)).body.Code).toBe(0);
      });

      it('answers the same for an unknown user and for staff without a password', async () => {
        const known = await resetpwd(server, { Action: 'send', UserId: 'ada' });
        const before = server.outbox.list().length;
        for (const UserId of ['nobody', 'marta.nowak']) {
          const { status, body } = await resetpwd(server, { Action: 'send', UserId });
          expect({ status, body }).toEqual({ status: known.status, body: known.body });
        }
        const sent = server.outbox.list().slice(0, server.outbox.list().length - before);
        expect(sent.map(({ to }) => to)).toEqual(['marta.nowak@northgate.example']);
      });

      it('refuses a code after fifteen minutes', async () => {
        const code = await codeFor(server, 'ada');
        time.pass({ minutes: 14 });
        expect((await verify(code)).body.Code).toBe(0);
        time.pass({ minutes: 1 });
        expect((await verify(code)).body).toEqual(WRONG);
        expect((await reset(code, 'a new password')).body).toEqual(WRONG);
      });

      it('accepts a code once, then no other code of that user', async () => {
        const first = await codeFor(server, 'ben');
        const second = await codeFor(server, 'ben');
        expect((await reset(second, 'another password')).body.Code).toBe(0);
        expect((await reset(second, 'a third password')).body).toEqual(WRONG);
        expect((await verify(first)).body).toEqual(WRONG);
        expect((await login(server, 'ben', 'another password')).body.Code).toBe(0);
      });

      it('lets one of twenty concurrent resets set the password', async () => {
        const code = await codeFor(server, 'ben');
        let count = 0;
        const answers = await times(20, () => reset(code, `the password ${count++}`));
        const accepted = answers.flatMap(({ body }, index) => (body.Code === 0 ? [index] : []));
        expect(accepted).toHaveLength(1);
        const { body } = await login(server, 'ben', `the password ${accepted[0]}`);
        expect(body.Code).toBe(0);
      });

      it('invalidates the code after five wrong ones, until a new one is requested', async () => {
        const code = await codeFor(server, 'ada');
        for (let n = 0; n < 5; n++) expect((await verify(GUESS)).body).toEqual(WRONG);
        expect((await verify(code)).body).toEqual(TOO_MANY);
        expect((await reset(code, 'a new password')).body).toEqual(TOO_MANY);
        const fresh = await codeFor(server, 'ada');
        expect((await verify(code)).body).toEqual(WRONG);
        expect((await verify(fresh)).body.Code).toBe(0);
      });

      it('refuses a short password with the rule and keeps the code valid', async () => {
        const code = await codeFor(server, 'ben');
        expect((await reset(code, 'too short')).body).toEqual({
          Code: 1003,
          Message: 'The password must have at least 10 characters.',
          Data: null,
        });
        expect((await reset(code, 'long enough')).body.Code).toBe(0);
      });

      it('does not count spaces around a password, but keeps them', async () => {
        const code = await codeFor(server, 'ben');
        for (const blank of [' '.repeat(10), ' \u00a0\u3000'.repeat(40), ' nine char '])
          expect((await reset(code, blank)).body.Code).toBe(1003);
        expect((await reset(code, ' ten  chars ')).body.Code).toBe(0);
        expect((await login(server, 'ben', 'ten  chars')).body.Code).toBe(1001);
        expect((await login(server, 'ben', ' ten  chars ')).body.Code).toBe(0);
      });

      it('ends every session of that user only', async () => {
        const code = await codeFor(server, 'ben');
        await reset(code, 'the password before');
        const own = await bearer(server, 'ben', 'the password before');
        const other = await bearer(server, 'ada', 'northgate-ada');
        await reset(await codeFor(server, 'ben'), 'the password after');
        expect((await call(server, 'GET', '/api/probe', { headers: own })).status).toBe(401);
        expect((await call(server, 'GET', '/api/probe', { headers: other })).status).toBe(200);
      });

      it('unlocks a user id that was locked by wrong passwords', async () => {
        await times(10, () => login(server, 'ben', 'wrong'));
        expect((await login(server, 'ben', 'wrong')).body.Code).toBe(1029);
        await reset(await codeFor(server, 'ben'), 'a fresh password');
        expect((await login(server, 'ben', 'a fresh password')).body.Code).toBe(0);
      });

      it('sends at most five codes in fifteen minutes, for known and unknown users', async () => {
        for (const UserId of ['ada', 'nobody']) {
          for (let n = 0; n < 5; n++) await resetpwd(server, { Action: 'send', UserId });
          const sixth = await resetpwd(server, { Action: 'send', UserId });
          expect(sixth.body).toMatchObject({
            Code: 1029,
            Message: expect.stringContaining('15 min'),
          });
        }
      });

      it('stores only hashes of codes', async () => {
        const code = await codeFor(server, 'ada');
        const rows = await server.db.selectFrom('reset_codes').selectAll().execute();
        expect(rows.length).toBeGreaterThan(0);
        expect(JSON.stringify(rows)).not.toContain(code);
      });
    });
  });
}
