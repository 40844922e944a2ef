import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../../demo/server/server';
import { makeAuthenticator } from './authenticator';
import { bearer, call, codeFor, login, resetpwd } from './client';
import { startMailServer } from './mailServer';

/**
 * Tests of a server that others can reach and that is not a demo.
 * @param makeDatabase creates a database that is kept when a server closes
 */
export function describeReachable(makeDatabase: () => Promise<string>) {
  describe('a server that others can reach', { timeout: 120_000 }, () => {
    let database: string;
    let mails: Awaited<ReturnType<typeof startMailServer>>;
    let server: RunningServer;
    let oldSession: Record<string, string>;
    let oldCode: string;
    beforeAll(async () => {
      database = await makeDatabase();
      // The database was used for a demo before, and one user has chosen a password.
      const demo = await startServer({ database, quickHashes: true });
      oldSession = await bearer(demo, 'ada', 'northgate-ada');
      await choosePassword(demo, 'ben');
      await leaveBackDoors(demo, oldSession);
      oldCode = await codeFor(demo, 'ada');
      await demo.close();
      mails = await startMailServer();
      server = await startServer({
        database,
        quickHashes: true,
        trustProxy: true,
        smtpUrl: mails.url,
        firstAdmin: ' Rita@Company.example ',
      });
    }, 120_000);
    afterAll(async () => {
      await server?.close();
      await mails?.close();
    });

    it('does not start without a mail server', async () => {
      const reachable = 'Others can reach this server, so it shows no mails: set SMTP_URL';
      await expect(startServer({ trustProxy: true })).rejects.toThrow(reachable);
      await expect(startServer({ host: '0.0.0.0' })).rejects.toThrow(reachable);
      await expect(startServer({ demo: false })).rejects.toThrow(
        'This server is no demo, so it shows no mails: set SMTP_URL',
      );
    });

    it('does not start without an administrator or FIRST_ADMIN', async () => {
      const options = { demo: false, smtpUrl: mails.url, quickHashes: true };
      await expect(startServer(options)).rejects.toThrow('set FIRST_ADMIN');
      await expect(startServer({ ...options, firstAdmin: 'rita' })).rejects.toThrow(
        'FIRST_ADMIN is "rita", but must be an email address.',
      );
      // The account would have an id that no call accepts.
      await expect(startServer({ ...options, firstAdmin: 'o!brien@firm.ie' })).rejects.toThrow(
        'before the @',
      );
    });

    it('refuses public passwords and ends the sessions that they opened', async () => {
      for (const name of ['ada', 'chen']) {
        expect((await login(server, name, `northgate-${name}`)).body.Code).toBe(1001);
      }
      expect((await call(server, 'GET', '/api/probe', { headers: oldSession })).status).toBe(401);
    });

    it('keeps chosen passwords', async () => {
      expect((await login(server, 'ben', 'a private one')).body.Code).toBe(0);
    });

    it('closes seeded administrators, even with a chosen password', async () => {
      for (const name of ['emil', 'ingrid.lindholm', 'omar.farouk']) {
        expect({ name, Code: (await login(server, name, 'a private one')).body.Code }).toEqual({
          name,
          Code: 1001,
        });
      }
    });

    it('deletes passkeys, authenticator apps, codes and sessions of the accounts it closes', async () => {
      for (const table of ['passkeys', 'factors', 'reset_codes', 'tokens'] as const) {
        const rows = await server.db
          .selectFrom(table)
          .select('user_id')
          .where('user_id', 'in', ['ada', 'chen', 'emil'])
          .execute();
        expect({ table, rows }).toEqual({ table, rows: [] });
      }
      const verified = await resetpwd(server, { Action: 'vefiry', Id: oldCode });
      expect(verified.body.Code).toBe(1002);
    });

    it('has no outbox, and calls cannot request faults', async () => {
      expect((await call(server, 'GET', '/outbox')).status).toBe(404);
      expect((await call(server, 'GET', '/outbox.json')).status).toBe(404);
      const headers = { 'demo-fault': '500' };
      expect((await call(server, 'GET', '/api/probe', { headers })).status).toBe(401);
    });

    it('lets the first administrator choose a password by mail', async () => {
      await resetpwd(server, { Action: 'send', UserId: 'rita@company.example' });
      await expect.poll(() => mails.mails.length).toBeGreaterThan(0);
      const mail = mails.mails.at(-1) ?? '';
      expect(mail).toContain('To: rita@company.example');
      const Id = /code is (\w{5}-\w{5})/.exec(mail)?.[1] ?? '';
      await resetpwd(server, { Action: 'reset', Id, Password: 'the first password' });
      const { body } = await login(server, 'rita', 'the first password');
      expect(body).toMatchObject({ Code: 0, Data: { Role: 'ADMIN' } });

      // Once an administrator exists, FIRST_ADMIN is not required.
      const again = { database, demo: false, smtpUrl: mails.url, quickHashes: true };
      await server.close();
      server = await startServer(again);
      expect((await login(server, 'rita', 'the first password')).body.Code).toBe(0);
    });
  });
}

/** Chooses a password with a code from the public outbox, as any visitor of the demo can. */
async function choosePassword(demo: RunningServer, userId: string) {
  const Id = await codeFor(demo, userId);
  await resetpwd(demo, { Action: 'reset', Id, Password: 'a private one' });
}

/** Adds a passkey of ada and an app of chen, and makes administrators with chosen passwords. */
async function leaveBackDoors(demo: RunningServer, headers: Record<string, string>) {
  const post = async (path: string, body: object, by = headers) =>
    (await call(demo, 'POST', path, { headers: by, body })).body;
  const passkeys = '/api/account/passkeys/register';
  const { Options } = (await post(`${passkeys}/options`, { Password: 'northgate-ada' })).Data;
  const Credential = makeAuthenticator(demo.url).create(Options);
  expect((await post(passkeys, { Credential, Name: 'Visitor' })).Code).toBe(0);
  const Password = 'northgate-chen';
  await post('/api/account/factor', { Password }, await bearer(demo, 'chen', Password));
  for (const name of ['emil', 'omar.farouk']) {
    const { Code } = await post(`/api/world/admin/users/${name}/role`, { role: 'ADMIN' });
    expect(Code).toBe(0);
    await choosePassword(demo, name);
  }
  // An administrator from the start, without a password.
  await choosePassword(demo, 'ingrid.lindholm');
}
