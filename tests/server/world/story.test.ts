import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../../demo/server/server';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** A Wednesday and the days after it, each at another time of day: from the first minutes to the last. */
const MOMENTS = [
  ['Wednesday', Date.UTC(2026, 3, 1, 8)],
  ['Thursday', Date.UTC(2026, 3, 2, 0, 7)],
  ['Friday', Date.UTC(2026, 3, 3, 23, 55)],
  ['Saturday', Date.UTC(2026, 3, 4, 10)],
  ['Sunday', Date.UTC(2026, 3, 5, 20)],
  ['Monday', Date.UTC(2026, 3, 6, 6)],
  ['Tuesday', Date.UTC(2026, 3, 7, 14, 30)],
] as const;

/** Rows by what they have in common: `Map.groupBy()` is newer than the oldest Node here. */
function groupBy<Row, Key>(all: Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of all) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const isWeekend = (at: Date) => [0, 6].includes(at.getUTCDay());

describe.each(MOMENTS)('the story of the demo on a %s', (_name, now) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ quickHashes: true, now: () => now });
  }, 120_000);
  afterAll(() => server.close());

  const rows = async <Row>(text: string) => (await sql.raw<Row>(text).execute(server.db)).rows;

  it('has its entries in order, up to now, by people of the right role', async () => {
    const work = await rows<{ at: Date; text: string; role: string; opened: Date | null }>(`
      select a.at, a.text, u.role, t.opened_at as opened from activity a
      join users u on u.id = a.user_id left join tickets t on a.link = '/support/' || t.number
      order by a.id`);
    const times = work.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThanOrEqual(now);
    const tickets = work.filter(({ text }) => text.includes('ticket'));
    expect(tickets.length).toBeGreaterThan(1_000);
    expect(tickets.filter(({ opened, at }) => !opened || opened > at)).toEqual([]);
    const changes = work.filter(({ text }) => /^Checked/.test(text));
    expect(new Set(changes.map(({ role }) => role))).toEqual(new Set(['ADMIN', 'EDITOR']));
  });

  it('has quiet weekends, uneven gaps and an unfinished day', async () => {
    const midnight = Math.floor(now / DAY) * DAY;
    for (const [table, least, most] of [
      ['activity', 40, 15],
      ['audit', 30, 10],
    ] as const) {
      const moments = (await rows<{ at: Date }>(`select at from ${table} order by at`)).map(
        ({ at }) => at,
      );
      const perDay = groupBy(moments, (at) => at.toISOString().slice(0, 10));
      // The oldest days: one is cut off by the number of rows, and keys were made before.
      for (let back = 1; back < 150; back++) {
        const day = new Date(midnight - back * DAY);
        const count = perDay.get(day.toISOString().slice(0, 10))?.length ?? 0;
        if (isWeekend(day)) expect(count, `${table} ${day}`).toBeLessThan(most);
        else expect(count, `${table} ${day}`).toBeGreaterThan(least);
      }
      const gaps = moments.slice(-200).map((at, place, all) => +at - +(all[place - 1] ?? at));
      expect(new Set(gaps.map((gap) => Math.round(gap / MINUTE))).size).toBeGreaterThan(15);
      expect(moments.at(-1)?.getTime()).toBeLessThanOrEqual(now);
    }
    const usage = await rows<{ day: Date; all: number }>(
      'select day, sum(requests)::integer as all from usage group by day order by day desc limit 8',
    );
    const [today, , , , , , , weekAgo] = usage.map((row) => row.all);
    const share = (now - midnight) / DAY;
    expect((today ?? 0) / (weekAgo ?? 1)).toBeGreaterThan(share * 0.8);
    expect((today ?? 0) / (weekAgo ?? 1)).toBeLessThan(share * 1.2 + 0.01);
  });

  it("sets last_seen shortly after each user's last activity", async () => {
    const people = await rows<{ id: string; seen: Date; last: Date }>(`
      select u.id, u.last_seen as seen, max(a.at) as last from users u
      left join activity a on a.user_id = u.id group by u.id, u.last_seen order by u.last_seen`);
    for (const { id, seen, last } of people) {
      expect(+last, id).toBeLessThanOrEqual(+seen);
      expect(+seen, id).toBeLessThan(now);
      expect(+seen, id).toBeGreaterThan(now - 14 * DAY);
    }
    const gaps = people.map(({ seen }, place) => +seen - +(people[place - 1]?.seen ?? seen));
    expect(new Set(gaps.map((gap) => Math.round(gap / MINUTE))).size).toBeGreaterThan(15);
  });

  it('has conversations in order on working days, and tickets changed by their last entry', async () => {
    const messages = await rows<{ number: number; author: string | null; at: Date }>(`
      select ticket_number as number, author_id as author, sent_at as at from ticket_messages order by id`);
    for (const [number, all] of groupBy(messages, (message) => message.number)) {
      const times = all.map(({ at }) => +at);
      expect(times, `${number}`).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1), `${number}`).toBeLessThan(now);
      if (number === 1187) continue;
      for (const { at } of all) {
        expect(isWeekend(at), `${number} ${at.toISOString()}`).toBe(false);
        expect(at.getUTCHours(), `${number}`).toBeGreaterThanOrEqual(8);
        expect(at.getUTCHours(), `${number}`).toBeLessThan(18);
      }
    }
    const tickets = await rows<{ number: number; opened: Date; changed: Date; last: Date }>(`
      select number, opened_at as opened, changed_at as changed,
        greatest((select max(sent_at) from ticket_messages where ticket_number = number),
          (select max(at) from activity where link = '/support/' || number)) as last
      from tickets order by number`);
    expect(tickets.filter(({ changed, last }) => +changed !== +last)).toEqual([]);
    // A higher number was opened later.
    const opened = tickets.map((ticket) => +ticket.opened);
    expect(opened).toEqual(opened.toSorted((one, other) => one - other));
    expect(new Set(opened).size).toBe(opened.length);
    const answer = messages.find(({ number, author }) => number === 1187 && author === 'chen');
    const [told] = await rows<{ at: Date }>(
      "select at from activity where text = 'Replied to ticket 1187'",
    );
    expect(told?.at).toEqual(answer?.at);
    const [rollback] = await rows<{ at: Date }>(
      "select at from activity where text like 'Rolled Berth Planner%'",
    );
    expect(+(rollback?.at ?? now)).toBeLessThan(opened.at(-1) ?? 0);
  });

  it('shows the same releases on the board, in the history and in the applications', async () => {
    const published = await rows<{ id: string; at: Date; by: string; running: boolean }>(`
      select r.id, e.at, e.user_id as by, a.version = r.number as running from releases r
      join release_events e on e.release_id = r.id and e.what = 'Published'
      join applications a on a.id = r.application_id where r.stage = 'published'`);
    expect(published).toHaveLength(3);
    expect(published.every(({ running }) => running)).toBe(true);
    for (const { id, at, by } of published) {
      const link = `/apppublish/${id}`;
      expect(
        await rows(`select at, user_id as by from activity where link = '${link}'`),
        id,
      ).toEqual([{ at, by }]);
      const [application] = await rows<{ at: Date }>(`select a.changed_at as at from applications a
        join releases r on r.application_id = a.id where r.id = '${id}'`);
      expect(application?.at, id).toEqual(at);
    }
    const early = await rows(`select e.release_id from release_events e join release_events p
      on p.release_id = e.release_id and p.what = 'Published' and e.what <> 'Published'
      and not e.what like 'Rolled%' where e.at >= p.at`);
    expect(early).toEqual([]);
    const weekends = await rows<{ at: Date }>(
      "select at from release_events where what in ('Drafted', 'Approved')",
    );
    expect(weekends.filter(({ at }) => isWeekend(at))).toEqual([]);
  });

  it('publishes outside of office hours, as the handbook says', async () => {
    const published = await rows<{ what: string; at: Date }>(
      "select what, at from release_events where what = 'Published' or what like 'Rolled%'",
    );
    expect(published).toHaveLength(5);
    // In UTC: the sites of these releases are an hour or two ahead.
    expect(published.filter(({ at }) => at.getUTCHours() < 19)).toEqual([]);
  });

  it('logs keys and webhooks with subjects that match the action', async () => {
    const impossible = await rows(`select name from api_keys
      where last_used < created_at or revoked_at < created_at or last_used > revoked_at`);
    expect(impossible).toEqual([]);
    const audit = await rows<{ action: string; subject: string; actor: string; at: Date }>(
      'select action, subject, actor, at from audit order by at, id',
    );
    const of = (...actions: string[]) => audit.filter(({ action }) => actions.includes(action));
    const keys = await rows(`select 'key.create' as action, k.name as subject, u.name as actor,
      k.created_at as at from api_keys k join users u on u.id = k.created_by order by k.created_at`);
    expect(of('key.create')).toEqual(keys);
    expect(of('key.revoke').map(({ subject }) => subject)).toEqual(['Trial of the spring build']);
    const hooks = await rows<{ subject: string; at: Date }>(
      'select address as subject, created_at as at from webhooks',
    );
    const switched = groupBy(of('webhook.pause', 'webhook.resume'), ({ subject }) => subject);
    expect([...switched.keys()].sort()).toEqual(hooks.map(({ subject }) => subject).sort());
    for (const { subject, at } of hooks) {
      const deeds = switched.get(subject) ?? [];
      expect(+(deeds[0]?.at ?? 0), subject).toBeGreaterThan(+at);
      expect(deeds.at(-1)?.action, subject).toBe('webhook.resume');
      expect(deeds.every(({ action }, place) => action !== deeds[place - 1]?.action)).toBe(true);
    }
    const people = await rows<{ name: string; role: string }>('select name, role from users');
    const role = new Map(people.map(({ name, role }) => [name, role]));
    const roles = of('user.role').map(({ subject }) => subject);
    expect(roles.map((name) => role.get(name))).toEqual(roles.map(() => 'EDITOR'));
    expect(new Set(roles).size).toBe(roles.length);
    for (const { subject } of of('user.reset', 'user.refused')) {
      expect(role.has(subject), subject).toBe(true);
    }
    for (const { actor } of of('user.reset', 'user.role', 'webhook.pause', 'webhook.resume')) {
      expect(role.get(actor), actor).toBe('ADMIN');
    }
    expect(new Set(of('user.refused').map(({ actor }) => actor))).toEqual(new Set(['System']));
  });
});
