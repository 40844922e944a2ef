import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDemoServer } from '../support/useServer';
import { type Colleague, colleague } from '../support/world';

const TODAY = Date.UTC(2026, 3, 1, 12);

describe('tickets', () => {
  const server = useDemoServer({ now: () => TODAY });
  let ada: Colleague;
  let ben: Colleague;
  let chen: Colleague;
  beforeAll(async () => {
    ada = await colleague(server(), 'ada');
    ben = await colleague(server(), 'ben');
    chen = await colleague(server(), 'chen');
  });
  const numbers = async (query: string) =>
    (await chen.get(`/tickets${query}`)).body.Data.rows.map(
      (row: { number: number }) => row.number,
    );

  it('are listed newest first, and sorted and filtered', async () => {
    expect((await numbers('')).slice(0, 4)).toEqual([1187, 1184, 1181, 1176]);
    expect(await numbers('?state=operations')).toEqual([1184]);
    expect(await numbers('?state=unclosed&priority=urgent')).toContain(1187);
    expect(await numbers('?assignee=chen&state=unclosed')).toEqual(
      expect.arrayContaining([1187, 1181]),
    );
    expect(await numbers('?assignee=me')).toEqual(await numbers('?assignee=chen'));
    const bySubject = (await chen.get('/tickets?sort=subject&dir=asc')).body.Data.rows;
    expect(bySubject[0].subject).toBe('A new colleague cannot open the list');
  });

  it('can be filtered by opening date, both ends included', async () => {
    expect(await numbers('?opened=2026-04-01/2026-04-01')).toEqual([1187]);
    expect(await numbers('?opened=2026-03-30/2026-03-31')).toEqual([1184, 1181]);
    expect(await numbers('?opened=2030-01-01/2030-01-02')).toEqual([]);
    const moments = '2026-03-30T08:00:00.000Z/2026-03-31T08:12:00.000Z';
    expect(await numbers(`?opened=${moments}`)).toEqual([1181]);
    const all = await numbers('?opened=0001-01-01/9999-12-31');
    expect(all.slice(0, 3)).toEqual([1187, 1184, 1181]);
    for (const opened of [
      '0000-01-01/2026-01-01',
      '2026-04-01',
      '2026-04-02/2026-04-01',
      '2026-02-30/2026-03-01',
      '2026-02-30T00:00:00.000Z/2026-03-01T00:00:00.000Z',
      '2026-03-01T00:00:00.000Z/2026-03-01T00:00:00.000Z',
      '2026-03-01T00:00:00.000Z/2026-03-02',
      '1/2',
      '/',
      '2026-04-01/2026-04-01/2026-04-01',
    ]) {
      const { body } = await chen.get(`/tickets?opened=${opened}`);
      expect(Object.keys(body.Data.fields), opened).toEqual(['opened']);
    }
  });

  it('do not change if a save changes nothing', async () => {
    const { priority, revision } = (await chen.get('/tickets/1176')).body.Data;
    const saved = await chen.send('PATCH', '/tickets/1176', { priority, revision });
    expect(saved.body).toMatchObject({ Code: 0, Data: { priority, revision } });
  });

  it('are returned with their conversation', async () => {
    const ticket = (await ben.get('/tickets/1187')).body.Data;
    expect(ticket).toMatchObject({
      organization: 'Tideline Shipping',
      application: 'Berth Planner',
      assignee: 'Chen Wei',
      priority: 'urgent',
    });
    expect(ticket.messages.map(({ author }: { author: string }) => author)).toEqual([
      'Harbor Master Iversen',
      'Chen Wei',
      'Harbor Master Iversen',
    ]);
    for (const path of [
      '/tickets/1',
      '/tickets/0',
      '/tickets/x',
      '/tickets/1e3',
      '/tickets/99999999999',
    ]) {
      expect((await chen.get(path)).status, path).toBe(404);
    }
  });

  it('can be answered only by support and administrators, with errors by field', async () => {
    const path = '/tickets/1184/messages';
    const refused = await ben.send('POST', path, { text: 'By ben' });
    expect({ status: refused.status, Code: refused.body.Code }).toEqual({ status: 403, Code: 403 });
    for (const body of [{}, { text: ' \n ' }, { text: 'x'.repeat(4001) }, { text: 'a\u0007' }]) {
      expect(Object.keys((await chen.send('POST', path, body)).body.Data.fields)).toEqual(['text']);
    }
    const lost = await chen.send('POST', path, { text: 'x', state: 'lost' });
    expect(Object.keys(lost.body.Data.fields)).toEqual(['state']);
    expect((await chen.send('POST', '/tickets/7/messages', { text: 'x' })).status).toBe(404);

    const answered = await chen.send('POST', path, { text: 'Renewed.\n<b>Until next year.</b>' });
    expect(answered.body.Data).toMatchObject({ state: 'answered' });
    expect(answered.body.Data.messages.at(-1)).toMatchObject({
      author: 'Chen Wei',
      text: 'Renewed.\n<b>Until next year.</b>',
    });
    expect(await numbers('?state=operations')).toEqual([]);
  });

  it('keep both of two concurrent answers', async () => {
    const before = (await chen.get('/tickets/1181')).body.Data.messages.length;
    await Promise.all([
      ada.send('POST', '/tickets/1181/messages', { text: 'From ada' }),
      chen.send('POST', '/tickets/1181/messages', { text: 'From chen' }),
    ]);
    const { messages } = (await chen.get('/tickets/1181')).body.Data;
    expect(messages).toHaveLength(before + 2);
  });

  it('end at 500 messages, also for concurrent answers', async () => {
    const path = '/tickets/1169';
    const { messages, revision } = (await chen.get(path)).body.Data;
    await sql`
      insert into ticket_messages (ticket_number, author, text, sent_at)
      select 1169, 'Requester', 'And one more thing.', now()
      from generate_series(1, ${sql.lit(499 - messages.length)})
    `.execute(server().db);
    const answer = () => chen.send('POST', `${path}/messages`, { text: 'Last one' });
    const answers = await Promise.all([answer(), answer()]);
    expect(answers.map(({ body }) => body.Code).sort()).toEqual([0, 1000]);
    const refused = answers.find(({ body }) => body.Code === 1000)?.body;
    expect(refused.Message).toBe('This ticket has reached its limit of 500 messages.');
    const after = (await chen.get(path)).body.Data;
    expect(after.messages).toHaveLength(500);
    expect(after.revision).toBe(revision + 1);
  });

  it('keep the state that a colleague has set before an answer that has not seen it', async () => {
    const path = '/tickets/1173';
    const { revision } = (await chen.get(path)).body.Data;
    await ada.send('PATCH', path, { state: 'engineering', revision });
    const late = { text: 'Is it solved?', state: 'open', revision };
    const { Data } = (await chen.send('POST', `${path}/messages`, late)).body;
    expect(Data).toMatchObject({ state: 'engineering', stateKept: true });
    expect(Data.messages.at(-1)).toMatchObject({ text: 'Is it solved?' });
    const seen = { text: 'It is not.', state: 'open', revision: Data.revision };
    expect((await chen.send('POST', `${path}/messages`, seen)).body.Data).toMatchObject({
      state: 'open',
      stateKept: false,
    });
  });

  it('have their state changed by support, and reject the second of two concurrent changes', async () => {
    const { revision } = (await chen.get('/tickets/1176')).body.Data;
    const future = { state: 'closed', priority: 'low', revision: 2_147_483_647 };
    expect((await chen.send('PATCH', '/tickets/1176', future)).body.Code).toBe(1409);
    const change = { state: 'closed', priority: 'low', revision };
    expect((await ben.send('PATCH', '/tickets/1176', change)).status).toBe(403);
    expect((await chen.send('PATCH', '/tickets/1176', change)).body.Data.state).toBe('closed');
    const second = await ada.send('PATCH', '/tickets/1176', { ...change, state: 'open' });
    expect(second.body).toMatchObject({ Code: 1409, Data: { state: 'closed' } });
    const wrong = await chen.send('PATCH', '/tickets/1176', { state: 'gone', priority: 1 });
    expect(Object.keys(wrong.body.Data.fields).sort()).toEqual(['priority', 'revision', 'state']);
  });

  it('are assigned to the user of the desk who takes them', async () => {
    const path = '/tickets/1172';
    const before = (await chen.get(path)).body.Data;
    expect(before).toMatchObject({ assignee: 'Liam Byrne', mine: false });
    const take = { assignee: 'me', revision: before.revision };
    expect((await ben.send('PATCH', path, take)).status).toBe(403);
    const wrong = await chen.send('PATCH', path, { ...take, assignee: 'liam.byrne' });
    expect(Object.keys(wrong.body.Data.fields)).toEqual(['assignee']);
    const taken = (await chen.send('PATCH', path, take)).body.Data;
    expect(taken).toMatchObject({ assignee: 'Chen Wei', mine: true, state: before.state });
    expect((await chen.get('/activity?kind=ticket')).body.Data.rows[0].text).toBe(
      'Took ticket 1172',
    );
    expect((await ada.get('/tickets?q=1172')).body.Data.rows[0].mine).toBe(false);
    expect((await ada.send('PATCH', path, take)).body.Code).toBe(1409);
    const again = { assignee: 'me', revision: taken.revision };
    expect((await chen.send('PATCH', path, again)).body.Data.revision).toBe(taken.revision);
  });

  it('keep what a change leaves out', async () => {
    const path = '/tickets/1173';
    const { state, revision } = (await chen.get(path)).body.Data;
    const first = (await chen.send('PATCH', path, { priority: 'low', revision })).body.Data;
    expect(first).toMatchObject({ state, priority: 'low' });
    const body = { state: 'engineering', revision: first.revision };
    const { Data } = (await chen.send('PATCH', path, body)).body;
    expect(Data).toMatchObject({ state: 'engineering', priority: 'low' });
  });

  it('report in the activity what a change has changed', async () => {
    const path = '/tickets/1181';
    const activity = async (): Promise<string[]> => {
      const { rows } = (await chen.get('/activity?kind=ticket&dir=desc&size=100')).body.Data;
      return rows.map(({ text }: { text: string }) => text);
    };
    /** Changes the ticket, and returns the new lines. */
    const change = async (values: object) => {
      const { state, priority, revision } = (await chen.get(path)).body.Data;
      const before = await activity();
      const body = { state, priority, ...values, revision };
      expect((await chen.send('PATCH', path, body)).body.Code).toBe(0);
      return (await activity()).filter((text) => !before.includes(text));
    };
    expect(await change({ priority: 'low' })).toEqual(['Set the priority of ticket 1181 to low']);
    expect(await change({ state: 'closed' })).toEqual(['Set ticket 1181 to closed']);
    expect(await change({ state: 'answered', priority: 'urgent' })).toEqual([
      'Set ticket 1181 to answered, with priority urgent',
    ]);
  });

  it('appear in the work of their assignee while they are open', async () => {
    const work = async (one: Colleague) =>
      (await one.get('/work')).body.Data.work.map(({ link }: { link: string }) => link);
    expect(await work(chen)).toEqual([
      '/application/tideline-production-berth-planner',
      '/support/1187',
    ]);
    expect(await work(ben)).toEqual([
      '/application/tideline-production-berth-planner',
      '/site/brightwater-field',
    ]);
    expect((await ada.get('/work')).body.Data.figures).toMatchObject({
      sites: 9,
      applications: 23,
    });
  });
});
