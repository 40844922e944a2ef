import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startServer } from '../../../demo/server/server';
import { story } from '../../../demo/server/world/seed/story';
import { testFolder } from '../support/folder';
import { useServer } from '../support/useServer';

const TODAY = Date.UTC(2026, 3, 1, 8);
const DAY = 86_400_000;

describe('the demo world', () => {
  const server = useServer({ now: () => TODAY });
  const count = async (
    table: 'organisations' | 'sites' | 'applications' | 'users' | 'activity',
  ) => {
    const counted = server()
      .db.selectFrom(table)
      .select((is) => is.fn.countAll<string>().as('all'));
    return Number((await counted.executeTakeFirstOrThrow()).all);
  };

  it('has 4 organisations, 9 sites, 23 applications and 41 staff', async () => {
    expect(await count('organisations')).toBe(4);
    expect(await count('sites')).toBe(9);
    expect(await count('applications')).toBe(23);
    expect(await count('users')).toBe(41);
    expect(await count('activity')).toBeGreaterThan(10_000);
  });

  it('three of the staff administer, seventeen edit, eight work at the desk, thirteen read', async () => {
    const rows = await server().db.selectFrom('users').select('role').execute();
    const of = (role: string) => rows.filter((row) => row.role === role).length;
    expect(['ADMIN', 'EDITOR', 'SUPPORT', 'VIEWER'].map(of)).toEqual([3, 17, 8, 13]);
  });

  it('the failing release lies yesterday evening, whatever day it is', async () => {
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

  it.each([
    ['Wednesday', 0],
    ['Saturday', 3],
    ['Sunday', 4],
    ['Monday', 5],
  ] as const)(
    'tells one story on a %s',
    {
      timeout: 120_000,
    },
    async (_name, day) => {
      const now = TODAY + day * DAY;
      const { db, close } = await startServer({ quickHashes: true, now: () => now });
      try {
        const work = await sql<{ at: Date; text: string; role: string; opened: Date | null }>`
        select a.at, a.text, u.role, t.opened_at as opened from activity a
        join users u on u.id = a.user_id
        left join tickets t on a.link = '/support/' || t.number
        order by a.id`.execute(db);
        const rows = work.rows.filter(({ at }) => at.getTime() < Math.floor(now / DAY) * DAY);
        // A higher id is later, nothing is of the future, and every ticket exists before work on it.
        const times = work.rows.map(({ at }) => at.getTime());
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        expect(times.at(-1)).toBeLessThanOrEqual(now);
        const tickets = rows.filter(({ text }) => text.startsWith('Worked on ticket'));
        expect(tickets.length).toBeGreaterThan(500);
        expect(tickets.filter(({ opened, at }) => !opened || opened > at)).toEqual([]);
        const changes = rows.filter(({ text }) => /^(Changed|Checked)/.test(text));
        expect(new Set(changes.map(({ role }) => role))).toEqual(new Set(['ADMIN', 'EDITOR']));

        // Weekends are quiet, the gaps uneven.
        const perDay = new Map<string, number>();
        for (const { at } of rows) {
          const date = at.toISOString().slice(0, 10);
          perDay.set(date, (perDay.get(date) ?? 0) + 1);
        }
        // The first day is cut off by the number of rows.
        for (const [date, count] of [...perDay].slice(1)) {
          const weekend = [0, 6].includes(new Date(date).getUTCDay());
          if (weekend) expect(count, date).toBeLessThan(15);
          else expect(count, date).toBeGreaterThan(40);
        }
        const gaps = times.slice(0, 200).map((time, index) => (times[index + 1] ?? 0) - time);
        expect(new Set(gaps.map((gap) => Math.round(gap / 60_000))).size).toBeGreaterThan(15);

        // All who work here have been seen, and the audit log names what its actions are about.
        const unseen = db.selectFrom('users').select('id').where('last_seen', 'is', null);
        expect(await unseen.execute()).toEqual([]);
        const audit = await db
          .selectFrom('audit')
          .select(['action', 'subject'])
          .distinct()
          .execute();
        const subjects = (action: string) =>
          audit.filter((line) => line.action === action).map(({ subject }) => subject);
        expect(subjects('webhook.pause').every((subject) => subject.startsWith('https://'))).toBe(
          true,
        );
        expect(subjects('key.create')).toContain('Nightly status board');
        expect(subjects('user.reset')).toContain('Noor Haddad');
      } finally {
        await close();
      }
    },
  );

  it('is filled once: what was written stays, and nothing comes twice', {
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
