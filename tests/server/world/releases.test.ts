import { describe, expect, it } from 'vitest';
import { startServer } from '../../../demo/server/server';
import { bearer, call } from '../support/client';
import { testFolder } from '../support/folder';
import { useDemoServer } from '../support/useServer';

const BERTH = '/api/world/releases/berth-planner-4.2.0';

describe('the releases', () => {
  const server = useDemoServer();
  const as = (name: string) => bearer(server(), name, `northgate-${name}`);
  const get = async (path: string, name = 'ada') =>
    (await call(server(), 'GET', path, { headers: await as(name) })).body.Data;
  const post = async (path: string, name: string, body: Record<string, unknown>) => {
    const { status, body: answer } = await call(server(), 'POST', path, {
      headers: await as(name),
      body,
    });
    return { status, ...answer };
  };

  it('are listed with the actions that the user may take', async () => {
    const { releases } = await get('/api/world/releases');
    expect(releases).toHaveLength(14);
    const berth = releases.find(({ id }: { id: string }) => id === 'berth-planner-4.2.0');
    expect(berth).toMatchObject({
      application: 'Berth Planner',
      site: 'Tideline Production',
      stage: 'staging',
      approvals: 0,
      moves: ['draft', 'review'],
      rolledBack: expect.stringContaining('0042_quay_slots'),
    });
    const seen = await get('/api/world/releases', 'chen');
    expect(seen.releases.flatMap(({ moves }: { moves: string[] }) => moves)).toEqual([]);
  });

  it('can be changed only by signed-in editors and administrators', async () => {
    for (const act of ['notes', 'move', 'approve', 'rollback']) {
      expect(await post(`${BERTH}/${act}`, 'chen', {})).toMatchObject({ status: 403, Code: 403 });
      expect((await call(server(), 'POST', `${BERTH}/${act}`, { body: {} })).status).toBe(401);
    }
    expect((await call(server(), 'GET', '/api/world/releases')).status).toBe(401);
    expect(await post('/api/world/releases/nothing/approve', 'ada', { revision: 1 })).toMatchObject(
      { status: 404, Code: 404 },
    );
  });

  it('reject the second of two concurrent changes with the current state', async () => {
    const { revision } = await get(BERTH);
    const first = await post(`${BERTH}/notes`, 'ben', { revision, notes: 'By Ben' });
    expect(first).toMatchObject({ Code: 0, Data: { notes: 'By Ben', revision: revision + 1 } });
    const second = await post(`${BERTH}/notes`, 'ada', { revision, notes: 'By Ada' });
    expect(second).toMatchObject({
      status: 200,
      Code: 1409,
      Message: 'Ben Lindqvist changed this release in the meantime.',
      Data: { notes: 'By Ben', revision: revision + 1 },
    });
    expect((await get(BERTH)).notes).toBe('By Ben');
  });

  it('report errors by field', async () => {
    expect(
      await post(`${BERTH}/move`, 'ada', { revision: 0, to: 'heaven', more: 1 }),
    ).toMatchObject({
      Code: 1422,
      Data: {
        fields: {
          revision: expect.any(String),
          to: expect.any(String),
          more: 'There is no such field.',
        },
      },
    });
    const permit = '/api/world/releases/permit-counter-5.2.1';
    const { revision } = await get(permit);
    expect(await post(`${permit}/rollback`, 'ada', { revision, reason: ' no ' })).toMatchObject({
      Code: 1422,
      Data: { fields: { reason: expect.stringContaining('10') } },
    });
  });

  it('are published after two approvals by others than the author, and can be rolled back', async () => {
    // Written by Anya Petrova, approved by Marta Nowak.
    const path = '/api/world/releases/appointments-6.1.0';
    const act = async (name: string, what: string, body: Record<string, unknown> = {}) => {
      const { revision } = await get(path);
      return post(`${path}/${what}`, name, { revision, ...body });
    };
    expect(await act('ada', 'move', { to: 'approved' })).toMatchObject({
      Code: 1000,
      Message: 'A release moves one stage at a time.',
    });
    expect((await act('ada', 'move', { to: 'staging' })).Code).toBe(0);
    expect(await act('ada', 'move', { to: 'approved' })).toMatchObject({
      Code: 1000,
      Message: expect.stringContaining('So far: 1'),
    });
    expect((await act('ben', 'approve')).Data.approvals).toBe(2);
    expect(await act('ben', 'approve')).toMatchObject({
      Code: 1000,
      Message: 'You have already approved this release.',
    });
    expect((await act('ada', 'move', { to: 'approved' })).Code).toBe(0);
    const published = await act('ben', 'move', { to: 'published' });
    expect(published.Data).toMatchObject({ stage: 'published', moves: [] });
    expect(await version()).toEqual({ version: '6.1.0', state: 'running' });

    const reason = 'Reminders went out twice.';
    const back = await act('ben', 'rollback', { reason });
    expect(back.Data).toMatchObject({ stage: 'staging', rolledBack: reason, approvals: 0 });
    expect(back.Data.history[0]).toMatchObject({
      who: 'Ben Lindqvist',
      what: `Rolled back to 6.0.2: ${reason}`,
    });
    expect(await version()).toEqual({ version: '6.0.2', state: 'rolled-back' });

    function version() {
      return server()
        .db.selectFrom('applications')
        .select(['version', 'state'])
        .where('id', '=', 'larkfield-main-appointments')
        .executeTakeFirst();
    }
  });

  it('keep the note and the pause of their application, except a note of a rollback', async () => {
    const path = '/api/world/releases/work-orders-4.0.5';
    const { applicationId, number } = await get(path);
    const at = `/api/world/applications/${applicationId}`;
    const act = async (name: string, what: string, body: Record<string, unknown> = {}) => {
      const { revision } = await get(path);
      const answer = await post(`${path}/${what}`, name, { revision, ...body });
      expect(answer.Code, `${what} by ${name}: ${answer.Message}`).toBe(0);
      const { state, note } = await get(at);
      return { state, note };
    };
    const edit = async (body: Record<string, unknown>) => {
      const { revision } = await get(at);
      const headers = await as('ben');
      await call(server(), 'PATCH', at, { headers, body: { ...body, revision } });
    };
    const publishAgain = async () => {
      await act('ada', 'approve');
      await act('ben', 'approve');
      await act('ben', 'move', { to: 'approved' });
      return act('ben', 'move', { to: 'published' });
    };
    const reason = 'Rows were numbered twice.';
    await edit({ note: '' });
    const note = `${number} was rolled back: ${reason}`;
    expect(await act('ben', 'rollback', { reason })).toEqual({ state: 'rolled-back', note });
    expect(await publishAgain()).toEqual({ state: 'running', note: '' });

    await edit({ note: 'Closed until Monday.', state: 'paused' });
    const kept = { state: 'paused', note: 'Closed until Monday.' };
    expect(await act('ben', 'rollback', { reason })).toEqual(kept);
    expect((await get(path)).rolledBack).toBe(reason);
    expect(await publishAgain()).toEqual(kept);
  });

  it('give their application a note that editors can change, however long the reason', async () => {
    const path = '/api/world/releases/cargo-manifest-2.9.0';
    const { applicationId, revision } = await get(path);
    const at = `/api/world/applications/${applicationId}`;
    expect(
      (await post(`${path}/rollback`, 'ben', { revision, reason: 'x'.repeat(500) })).Code,
    ).toBe(0);
    const { note, revision: seen } = await get(at);
    expect(note).toMatch(/x{500}$/);
    const headers = await as('ben');
    const body = { note: `${note}!`, revision: seen };
    expect((await call(server(), 'PATCH', at, { headers, body })).body).toMatchObject({
      Code: 0,
      Data: { note: `${note}!` },
    });
  });

  it('cannot be approved by their author, or by anyone while they are drafts', async () => {
    // Ward Board was written by Ben; taken back to review its approvals are gone.
    const path = '/api/world/releases/ward-board-2.2.0';
    const { revision } = await get(path);
    const moved = await post(`${path}/move`, 'ada', { revision, to: 'review' });
    expect(moved.Data).toMatchObject({ stage: 'review', approvals: 0 });
    const approved = await post(`${path}/approve`, 'ben', { revision: revision + 1 });
    expect(approved.Message).toBe('Authors cannot approve their own releases.');
    const draft = '/api/world/releases/outage-map-2.7.0';
    const { revision: at } = await get(draft);
    expect((await post(`${draft}/approve`, 'ada', { revision: at })).Message).toBe(
      'Only releases in Review or Staging can be approved.',
    );
  });
});

it('keep changes across restarts', {
  timeout: 120_000,
}, async () => {
  const options = { database: await testFolder(), quickHashes: true };
  const before = await startServer(options);
  const headers = await bearer(before, 'ben', 'northgate-ben');
  const { revision } = (await call(before, 'GET', BERTH, { headers })).body.Data;
  const body = { revision, notes: 'Kept over night' };
  await call(before, 'POST', `${BERTH}/notes`, { headers, body });
  await before.close();

  const after = await startServer(options);
  const release = (await call(after, 'GET', BERTH, { headers })).body.Data;
  expect(release).toMatchObject({ notes: 'Kept over night', changedBy: 'Ben Lindqvist' });
  await after.close();
});
