import { describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../../demo/server/server';
import { story } from '../../../demo/server/world/seed/story';
import { bearer, call } from '../support/client';
import { testFolder } from '../support/folder';
import { useDemoServer } from '../support/useServer';

const TODAY = Date.UTC(2026, 3, 1, 8);
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Returns the time of the newest activity in ms. */
async function newestActivity({ db }: RunningServer): Promise<number> {
  const newest = db.selectFrom('activity').select('at').orderBy('at', 'desc').limit(1);
  return (await newest.executeTakeFirstOrThrow()).at.getTime();
}

describe('the demo world', () => {
  const server = useDemoServer({ now: () => TODAY });
  const count = async (
    table: 'organizations' | 'sites' | 'applications' | 'users' | 'activity',
  ) => {
    const counted = server()
      .db.selectFrom(table)
      .select((is) => is.fn.countAll<string>().as('all'));
    return Number((await counted.executeTakeFirstOrThrow()).all);
  };

  it('has 4 organizations, 9 sites, 23 applications and 41 staff', async () => {
    expect(await count('organizations')).toBe(4);
    expect(await count('sites')).toBe(9);
    expect(await count('applications')).toBe(23);
    expect(await count('users')).toBe(41);
    expect(await count('activity')).toBeGreaterThan(10_000);
  });

  it('has three administrators, seventeen editors, eight support agents and thirteen readers', async () => {
    const rows = await server().db.selectFrom('users').select('role').execute();
    const of = (role: string) => rows.filter((row) => row.role === role).length;
    expect(['ADMIN', 'EDITOR', 'SUPPORT', 'VIEWER'].map(of)).toEqual([3, 17, 8, 13]);
  });

  it('has no two people with one first name', async () => {
    const rows = await server().db.selectFrom('users').select('name').execute();
    const first = rows.map(({ name }) => name.split(' ')[0]);
    expect(first.filter((name, position) => first.indexOf(name) !== position)).toEqual([]);
  });

  it('has a failed release of yesterday evening, on any day', async () => {
    const { db } = server();
    const rows = await db
      .selectFrom('activity')
      .select(['at', 'text'])
      .where('link', '=', `/apppublish/${story.release}`)
      .orderBy('id')
      .execute();
    expect(rows.map(({ at }) => at.toISOString())).toEqual([
      '2026-03-31T21:38:00.000Z',
      '2026-03-31T21:42:00.000Z',
      '2026-03-31T21:45:00.000Z',
    ]);
    const ticket = await db.selectFrom('tickets').selectAll().where('number', '=', story.ticket);
    expect((await ticket.executeTakeFirstOrThrow()).application_id).toBe(story.application);
  });

  it('is reseeded at a later start unless somebody has changed it', {
    timeout: 120_000,
  }, async () => {
    let time = TODAY;
    const options = { database: await testFolder(), quickHashes: true, now: () => time };
    const first = await startServer(options);
    await first.close();

    time += WEEK;
    const second = await startServer(options);
    expect(await newestActivity(second)).toBeGreaterThan(time - DAY);
    time += HOUR;
    const headers = await bearer(second, 'ada', 'northgate-ada');
    const replied = await call(second, 'POST', `/api/world/tickets/${story.ticket}/messages`, {
      headers,
      body: { text: 'Retried this morning.' },
    });
    expect(replied.status).toBe(200);
    await second.close();

    time += WEEK;
    const third = await startServer(options);
    expect(await newestActivity(third)).toBe(time - WEEK);
    await third.close();
  });

  it('is seeded once: changes stay and nothing is duplicated', {
    timeout: 120_000,
  }, async () => {
    const options = { database: await testFolder(), quickHashes: true };
    const before = await startServer(options);
    await before.db
      .updateTable('sites')
      .set({ note: 'Kept.' })
      .where('id', '=', story.site)
      .execute();
    await before.db.deleteFrom('ticket_messages').execute();
    await before.close();

    const after = await startServer(options);
    const sites = await after.db.selectFrom('sites').select(['id', 'note']).execute();
    expect(sites).toHaveLength(9);
    expect(sites.find(({ id }) => id === story.site)?.note).toBe('Kept.');
    expect(await after.db.selectFrom('ticket_messages').selectAll().execute()).toEqual([]);
    await after.close();
  });
});
