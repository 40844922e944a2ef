import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../demo/server/server';
import { bearer, call, codeFor, login, resetpwd, times } from './support/client';
import { describeAccount } from './support/describeAccount';
import { describeConcurrency } from './support/describeConcurrency';
import { describeModel } from './support/describeModel';
import { describeReachable } from './support/describeReachable';
import type { MakeServer } from './support/describeSignIn';
import { type Postgres, startPostgres } from './support/postgres';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres?.stop());

describe('on PostgreSQL', () => {
  const makeServer: MakeServer = async (options) =>
    startServer({ ...options, quickHashes: true, database: await postgres.database() });
  describeAccount(makeServer);
  describeConcurrency(makeServer, () => postgres.database());
  describeReachable(() => postgres.database());
  describeModel(makeServer);
});

describe('two servers on one PostgreSQL', () => {
  let servers: RunningServer[];
  let one: RunningServer;
  let two: RunningServer;
  beforeAll(async () => {
    const database = await postgres.database();
    // Both find an empty database at the same moment.
    servers = await times(2, () => startServer({ database, quickHashes: true }));
    [one, two] = servers as [RunningServer, RunningServer];
  }, 120_000);
  afterAll(() => Promise.all((servers ?? []).map((server) => server.close())));

  it('create the schema once', async () => {
    const users = await one.db
      .selectFrom('users')
      .select('id')
      .where('password_hash', 'is not', null)
      .orderBy('id')
      .execute();
    expect(users.map((user) => user.id)).toEqual(['ada', 'ben', 'chen', 'dana', 'emil']);
    const sites = await one.db.selectFrom('sites').select('id').execute();
    expect(sites).toHaveLength(9);
  });

  it('share sessions and logouts', async () => {
    const headers = await bearer(one, 'ada', 'northgate-ada');
    expect((await call(two, 'GET', '/api/probe', { headers })).status).toBe(200);
    await call(two, 'POST', '/api/account/logout', { headers });
    expect((await call(one, 'GET', '/api/probe', { headers })).status).toBe(401);
  });

  it('confirm an authenticator app only with a code of its current secret', async () => {
    const headers = await bearer(one, 'ada', 'northgate-ada');
    const added = await call(one, 'POST', '/api/account/factor', { headers });
    const code = new TOTP({ secret: added.body.Data.Secret }).generate();
    const secret = new Secret({ size: 20 }).base32;
    let confirming: ReturnType<typeof call> | undefined;
    await one.db.transaction().execute(async (transaction) => {
      // As if another tab had just started again.
      const changed = transaction.updateTable('factors').set({ secret });
      await changed.where('user_id', '=', 'ada').execute();
      confirming = call(two, 'POST', '/api/account/factor/confirm', {
        headers,
        body: { Code: code },
      });
      await expect.poll(() => waitingQueries(one)).toBe(1);
    });
    expect((await confirming)?.body.Code).toBe(1002);
  });

  it('share the sign-in limit', async () => {
    await Promise.all([
      times(5, () => login(one, 'chen', 'wrong')),
      times(5, () => login(two, 'chen', 'wrong')),
    ]);
    expect((await login(one, 'chen', 'northgate-chen')).body.Code).toBe(1029);
    expect((await login(two, 'chen', 'northgate-chen')).body.Code).toBe(1029);
  });

  it('share reset codes and the outbox page', async () => {
    const Id = await codeFor(one, 'ben');
    expect((await call(two, 'GET', '/outbox.json')).body[0].id).toBe(Id);
    const done = await resetpwd(two, { Action: 'reset', Id, Password: 'set by the second' });
    expect(done.body.Code).toBe(0);
    expect((await login(one, 'ben', 'set by the second')).body.Code).toBe(0);
    expect((await resetpwd(one, { Action: 'vefiry', Id })).body.Code).toBe(1002);
  });
});

/** Returns the number of queries that wait for a lock. */
async function waitingQueries({ db }: RunningServer): Promise<number> {
  const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
  return rows.length;
}
