import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endSessionsOf } from '../../demo/server/account/sessions';
import { type RunningServer, startServer } from '../../demo/server/server';
import { deliver } from '../../demo/server/world/develop/webhooks';
import { seedWorld } from '../../demo/server/world/seed/seedWorld';
import { bearer, call, codeFor, login, resetpwd, times } from './support/client';
import { describeAccount } from './support/describeAccount';
import { describeConcurrency } from './support/describeConcurrency';
import { describeModel } from './support/describeModel';
import { describeReachable } from './support/describeReachable';
import type { MakeServer } from './support/describeSignIn';
import { type Postgres, startPostgres } from './support/postgres';
import { createServices } from './support/services';

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
    const body = { Password: 'northgate-ada' };
    const added = await call(one, 'POST', '/api/account/factor', { headers, body });
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

  it('confirm no authenticator app after the sessions of the user have ended', async () => {
    const headers = await bearer(one, 'ben', 'northgate-ben');
    const body = { Password: 'northgate-ben' };
    const added = await call(one, 'POST', '/api/account/factor', { headers, body });
    const Code = new TOTP({ secret: added.body.Data.Secret }).generate();
    let confirming: ReturnType<typeof call> | undefined;
    await one.db.transaction().execute(async (step) => {
      await endSessionsOf(step, 'ben');
      const sent = { headers, body: { Code } };
      confirming = call(two, 'POST', '/api/account/factor/confirm', sent);
      await expect.poll(() => waitingQueries(one)).toBe(1);
    });
    expect((await confirming)?.body.Code).toBe(1002);
    expect((await login(one, 'ben', 'northgate-ben')).body.Data.token).toBeTruthy();
  });

  it('mail no code for an account that is being deactivated', async () => {
    const codes = one.db.selectFrom('reset_codes').select('hash').where('user_id', '=', 'emil');
    const mails = one.outbox.list().length;
    let requesting: ReturnType<typeof resetpwd> | undefined;
    await one.db.transaction().execute(async (step) => {
      const emil = step.updateTable('users').set({ active: false }).where('id', '=', 'emil');
      await step.selectFrom('users').select('id').where('id', '=', 'emil').forUpdate().execute();
      await emil.execute();
      requesting = resetpwd(two, { Action: 'send', UserId: 'emil' });
      await expect.poll(() => waitingQueries(one)).toBe(1);
    });
    expect((await requesting)?.body.Code).toBe(0);
    expect(await codes.execute()).toEqual([]);
    expect(one.outbox.list()).toHaveLength(mails);
    expect(two.outbox.list()).toHaveLength(mails);
  });

  it('deliver to a webhook that is removed meanwhile without an error', async () => {
    const { id } = await one.db
      .selectFrom('webhooks')
      .select('id')
      .where('event', '=', 'ticket')
      .executeTakeFirstOrThrow();
    let delivering: Promise<void> | undefined;
    await one.db.transaction().execute(async (step) => {
      await step.deleteFrom('webhooks').where('id', '=', id).execute();
      const what = { only: id, event: 'test' };
      delivering = two.db.transaction().execute((other) => deliver(other, new Date(), what));
      await expect.poll(() => waitingQueries(one)).toBe(1);
    });
    await expect(delivering).resolves.toBeUndefined();
  });

  it('go on when a connection is lost in a transaction', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => said.mockRestore());
    const lost = one.db.transaction().execute(async (step) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(step);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(two.db);
      await expect.poll(() => said.mock.calls).toHaveLength(1);
      await step.selectFrom('users').select('id').execute();
    });
    await expect(lost).rejects.toThrow();
    expect(said).toHaveBeenCalledWith(expect.stringContaining('PostgreSQL connection lost'));
    const answers = await times(20, () => call(one, 'GET', '/northgate/seed.json'));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
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

it('a start does not renew the demo world while somebody changes it', async () => {
  const { db, close } = await createServices(await postgres.database());
  onTestFinished(close);
  const seeded = Date.UTC(2026, 3, 1, 8);
  const later = new Date(seeded + 7 * 86_400_000);
  await seedWorld(db, new Date(seeded), { refresh: true });
  const change = { at: later, user_id: 'ada', kind: 'site', text: 'Kept.', link: '' } as const;
  let renewing: Promise<void> | undefined;
  await db.transaction().execute(async (step) => {
    await step.updateTable('tickets').set({ changed_at: later }).execute();
    renewing = seedWorld(db, later, { refresh: true });
    await expect.poll(() => waitingQueries({ db })).toBe(1);
    await step.insertInto('activity').values(change).execute();
  });
  await renewing;
  const kept = db.selectFrom('activity').select('id').where('text', '=', change.text);
  expect(await kept.execute()).toHaveLength(1);
});

/** Returns the number of queries that wait for a lock. */
async function waitingQueries({ db }: Pick<RunningServer, 'db'>): Promise<number> {
  const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
  return rows.length;
}
