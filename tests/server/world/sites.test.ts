import { beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../../../demo/server/server';
import type { Area } from '../../../demo/server/world/admin/roleAreas';
import { applicationOf } from '../../../demo/server/world/application/readApplications';
import { siteOf } from '../../../demo/server/world/site/readSites';
import { testFolder } from '../support/folder';
import { useDemoServer } from '../support/useServer';
import { type Colleague, colleague } from '../support/world';

/** Sites and applications are changed in the same way. */
const THINGS = [
  { path: '/sites/larkfield-sandbox', list: '/sites', name: 'Larkfield Sandbox' },
  { path: '/applications/osterby-schools-enrollment', list: '/applications', name: 'Enrollment' },
];

describe('sites and applications', () => {
  const server = useDemoServer();
  let ada: Colleague;
  let ben: Colleague;
  let chen: Colleague;
  beforeAll(async () => {
    ada = await colleague(server(), 'ada');
    ben = await colleague(server(), 'ben');
    chen = await colleague(server(), 'chen');
  });

  it('are sorted and filtered', async () => {
    const sites = (await chen.get('/sites?sort=certificateEnds')).body.Data;
    expect(sites.total).toBe(9);
    expect(sites.rows[0]).toMatchObject({
      name: 'Brightwater Field',
      organization: 'Brightwater Utilities',
      applications: 1,
    });
    const osterby = (await chen.get('/sites?organization=osterby&sort=name&dir=desc')).body.Data;
    expect(osterby.rows.map((site: { name: string }) => site.name)).toEqual([
      'Osterby Schools',
      'Osterby City Hall',
    ]);
    const rolledBack = (await chen.get('/applications?state=rolled-back')).body.Data;
    expect(rolledBack.rows).toMatchObject([{ name: 'Berth Planner', site: 'Tideline Production' }]);
    expect((await chen.get('/applications?site=tideline-asia')).body.Data.total).toBe(2);
    expect((await chen.get('/organizations')).body.Data).toHaveLength(4);
  });

  it('have a page with all details', async () => {
    const site = (await chen.get('/sites/tideline-production')).body.Data;
    expect(site).toMatchObject({ contact: 'Isabel Ferrer', state: 'running', revision: 1 });
    expect(site.applications).toHaveLength(4);
    const planner = (await chen.get('/applications/tideline-production-berth-planner')).body.Data;
    expect(planner).toMatchObject({
      version: '4.1.6',
      state: 'rolled-back',
      owner: 'Kofi Osei',
      organization: 'Tideline Shipping',
    });
    expect(planner.tickets[0].number).toBe(1187);
    expect(planner.usage).toHaveLength(30);
    // The evening on which the release failed.
    const [yesterday] = planner.usage.slice(-2);
    expect(yesterday.errors).toBeGreaterThan(yesterday.requests / 10);
  });

  it('answer 404 if they do not exist', async () => {
    for (const path of [
      '/sites/atlantis',
      '/applications/1',
      '/sites/%00',
      '/applications/a%2Fb',
    ]) {
      expect((await ada.get(path)).status, path).toBe(404);
      const change = { state: 'running', note: '', revision: 1 };
      expect((await ada.send('PATCH', path, change)).status, path).toBe(404);
    }
  });

  it('can be changed only by editors and administrators', async () => {
    for (const { path } of THINGS) {
      const change = { state: 'running', note: 'By chen', revision: 1 };
      const refused = await chen.send('PATCH', path, change);
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({
        Code: 403,
        Message: expect.stringContaining('Support'),
      });
      expect((await ada.get(path)).body.Data.note).not.toBe('By chen');
    }
  });

  it('report errors by field and change nothing', async () => {
    const right = { state: 'running', note: 'x', revision: 1 };
    const wrong: [object, string[]][] = [
      [{}, ['revision']],
      [{ revision: 1 }, ['note']],
      [{ ...right, state: 'rolled-back' }, ['state']],
      [{ ...right, state: ['running'] }, ['state']],
      [{ ...right, note: 'x'.repeat(601) }, ['note']],
      [{ ...right, note: 7 }, ['note']],
      [{ ...right, note: 'a\u0000b' }, ['note']],
      [{ ...right, revision: '1' }, ['revision']],
      [{ ...right, revision: 1.5 }, ['revision']],
      [{ ...right, name: 'Mine now' }, ['name']],
    ];
    for (const { path } of THINGS) {
      for (const [change, names] of wrong) {
        const { body } = await ben.send('PATCH', path, change);
        expect(body.Code).toBe(1422);
        expect(Object.keys(body.Data.fields).sort()).toEqual([...names].sort());
      }
      for (const body of ['[]', '"x"', '{', 'null']) {
        expect((await ben.send('PATCH', path, body)).body.Code).toBe(1000);
      }
      expect((await ben.get(path)).body.Data.revision).toBe(1);
    }
  });

  it('have the requests of the last 30 days, also if none were recorded', async () => {
    const day = 86_400_000;
    const now = Date.now();
    const later = { db: server().db, now: () => new Date(now + 10 * day) };
    const found = await applicationOf(later, 'tideline-production-berth-planner', []);
    const days = found?.usage.map((row) => row.day.getTime()) ?? [];
    const last = Math.floor(now / day) * day + 10 * day;
    expect(days).toEqual(Array.from({ length: 30 }, (_, back) => last - (29 - back) * day));
    expect(found?.usage.at(-1)).toMatchObject({ requests: 0, errors: 0 });
    expect(found?.usage[0]?.requests).toBeGreaterThan(0);
  });

  it('keep the state or the note if a change omits it', async () => {
    for (const [path, state] of [
      ['/sites/larkfield-sandbox', 'paused'],
      ['/applications/tideline-production-berth-planner', 'rolled-back'],
    ] as const) {
      const before = (await ben.get(path)).body.Data;
      const noted = await ben.send('PATCH', path, {
        note: 'Only this.',
        revision: before.revision,
      });
      expect(noted.body.Data).toMatchObject({ state, note: 'Only this.' });
      const { revision } = noted.body.Data;
      const changed = await ben.send('PATCH', path, { state: 'running', revision });
      expect(changed.body.Data).toMatchObject({ state: 'running', note: 'Only this.' });
    }
  });

  it('reject a change of the highest revision as outdated', async () => {
    for (const { path } of THINGS) {
      const change = { note: 'From the future', revision: 2_147_483_647 };
      const { body } = await ben.send('PATCH', path, change);
      expect(body).toMatchObject({ Code: 1409, Data: { id: path.split('/').at(-1) } });
      expect((await ben.get(path)).body.Data.note).not.toBe(change.note);
    }
  });

  it('reject the second of two concurrent changes and keep the first', async () => {
    for (const { path } of THINGS) {
      const { revision } = (await ben.get(path)).body.Data;
      const both = await Promise.all([
        ada.send('PATCH', path, { state: 'running', note: 'By ada', revision }),
        ben.send('PATCH', path, { state: 'paused', note: 'By ben', revision }),
      ]);
      expect(both.map(({ body }) => body.Code).sort()).toEqual([0, 1409]);
      const winner = both.find(({ body }) => body.Code === 0)?.body.Data;
      const told = both.find(({ body }) => body.Code === 1409)?.body;
      expect(told.Message).toContain('Someone else');
      expect(told.Data.note).toBe(winner.note);
      expect((await chen.get(path)).body.Data.note).toBe(winner.note);
    }
  });

  it('show the activity of releases only to those who see App Publish', async () => {
    const textsFor = async (areas: readonly Area[]) => {
      const site = await siteOf(server().db, 'tideline-production', areas);
      return site?.activity.map(({ text }) => text);
    };
    const rolledBack = 'Rolled Berth Planner 4.2.0 back to 4.1.6';
    expect(await textsFor(['site', 'apppublish'])).toContain(rolledBack);
    const ofSite = await textsFor(['site']);
    expect(ofSite).toHaveLength(5);
    for (const text of ofSite ?? []) expect(text).toMatch(/ Tideline Production$/);
  });

  it('record their changes in the activity', async () => {
    const { revision } = (await ben.get('/sites/osterby-schools')).body.Data;
    const change = { state: 'running', note: 'New gym.', revision };
    await ben.send('PATCH', '/sites/osterby-schools', change);
    expect((await chen.get('/activity')).body.Data.rows[0]).toMatchObject({
      by: 'Ben Lindqvist',
      text: 'Changed Osterby Schools',
      link: '/site/osterby-schools',
    });
  });
});

it('keep changes across restarts', { timeout: 120_000 }, async () => {
  const options = { database: await testFolder(), quickHashes: true };
  const before = await startServer(options);
  const ada = await colleague(before, 'ada');
  for (const { path } of THINGS) {
    await ada.send('PATCH', path, { state: 'paused', note: 'Kept: „Grüße“ 你好', revision: 1 });
  }
  await ada.send('POST', '/tickets/1187/messages', { text: 'On Thursday.', state: 'answered' });
  await before.close();

  const after = await startServer(options);
  const again = await colleague(after, 'chen');
  for (const { path } of THINGS) {
    expect((await again.get(path)).body.Data).toMatchObject({
      state: 'paused',
      note: 'Kept: „Grüße“ 你好',
      revision: 2,
    });
  }
  const ticket = (await again.get('/tickets/1187')).body.Data;
  expect(ticket.state).toBe('answered');
  expect(ticket.messages.at(-1)).toMatchObject({ author: 'Ada Okafor', text: 'On Thursday.' });
  await after.close();
});
