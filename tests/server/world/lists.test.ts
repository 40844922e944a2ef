import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/client';
import { useDemoServer } from '../support/useServer';
import { type Colleague, colleague } from '../support/world';

const LISTS = ['/sites', '/applications', '/tickets', '/activity'];

describe('every list of the demo world', () => {
  const server = useDemoServer();
  let chen: Colleague;
  beforeAll(async () => {
    chen = await colleague(server(), 'chen');
  });

  it('requires a signed-in user', async () => {
    for (const path of LISTS) {
      const { status, body } = await call(server(), 'GET', `/api/world${path}`);
      expect({ status, Code: body.Code }).toEqual({ status: 401, Code: 401 });
    }
  });

  it('contains each row once over all its pages', async () => {
    for (const path of LISTS) {
      const all = (await chen.get(`${path}?size=100`)).body.Data;
      expect(all.rows).toHaveLength(Math.min(100, all.total));
      const first = (await chen.get(`${path}?size=4`)).body.Data;
      const second = (await chen.get(`${path}?size=4&page=2`)).body.Data;
      expect([...first.rows, ...second.rows]).toEqual(all.rows.slice(0, 8));
      expect(second.total).toBe(all.total);
      const beyond = (await chen.get(`${path}?page=9999`)).body.Data;
      expect(beyond).toEqual({ rows: [], total: all.total });
    }
  });

  it('reports an invalid query by parameter name', async () => {
    const wrong: Record<string, string[]> = {
      page: ['0', '-1', '1.5', 'x', '99999999999', ''],
      size: ['0', '101', 'all'],
      sort: ['password_hash', 'name;drop table users', 'constructor'],
      dir: ['up', 'ASC'],
      q: ['x'.repeat(101), 'a%00b'],
      nothing: ['1'],
      ['__proto__']: ['x'],
    };
    for (const path of LISTS) {
      for (const [name, values] of Object.entries(wrong)) {
        for (const value of values) {
          const { body } = await chen.get(`${path}?${name}=${value}`);
          expect(body, `${path}?${name}=${value}`).toMatchObject({ Code: 1422 });
          expect(Object.keys(body.Data.fields)).toEqual([name]);
        }
      }
    }
    for (const [path, filter] of [
      ['/sites', 'state=broken'],
      ['/sites', "organization=x' or 1=1"],
      ['/applications', 'site=..'],
      ['/tickets', 'state=lost'],
      ['/activity', 'kind=gossip'],
    ]) {
      expect((await chen.get(`${path}?${filter}`)).body.Code, filter).toBe(1422);
    }
  });

  it('treats wildcards in a search as plain text', async () => {
    for (const path of LISTS) {
      for (const q of ['%25', '_', '%5C', "'", '%C3%A9%F0%9F%98%80']) {
        const { body } = await chen.get(`${path}?q=${q}`);
        expect(body.Code).toBe(0);
        expect(body.Data.total, `${path} ${q}`).toBe(0);
      }
    }
  });

  it('can be searched for any part of a name, ignoring case', async () => {
    expect((await chen.get('/sites?q=TIDELINE')).body.Data.total).toBe(3);
    expect((await chen.get('/applications?q=berth')).body.Data.total).toBe(3);
    expect((await chen.get('/tickets?q=1187')).body.Data.rows[0].subject).toContain('4.2.0');
    expect((await chen.get('/activity?q=Rolled Berth')).body.Data.total).toBe(1);
  });
});

describe('the list of activity', () => {
  const server = useDemoServer();

  it('has more than 10,000 rows, newest first, and a last page', async () => {
    const ada = await colleague(server(), 'ada');
    const { total, rows } = (await ada.get('/activity')).body.Data;
    expect(total).toBeGreaterThan(10_000);
    const times = rows.map((row: { at: string }) => row.at);
    expect(times).toEqual(times.toSorted().toReversed());
    const answers = (await ada.get('/activity?q=Replied')).body.Data.rows;
    expect(answers[0].text).toBe('Replied to ticket 1187');
    const last = Math.ceil(total / 25);
    const oldest = (await ada.get(`/activity?page=${last}`)).body.Data;
    expect(oldest.rows.length).toBeGreaterThan(0);
    expect(new Date(oldest.rows[0].at) < new Date(rows[0].at)).toBe(true);
  });

  it('can be filtered by kind and person, and counted by day', async () => {
    const ada = await colleague(server(), 'ada');
    const releases = (await ada.get('/activity?kind=release')).body.Data;
    expect(new Set(releases.rows.map((row: { kind: string }) => row.kind))).toEqual(
      new Set(['release']),
    );
    const mine = (await ada.get('/activity?who=me&size=5')).body.Data;
    expect(mine.rows.map((row: { by: string }) => row.by)).toEqual(Array(5).fill('Ada Okafor'));
    const days = (await ada.get('/activity/days')).body.Data;
    expect(days).toHaveLength(30);
    const midnight = new Date().toISOString().slice(0, 10);
    expect(days.at(-1).day).toBe(`${midnight}T00:00:00.000Z`);
    expect(
      days.reduce((sum: number, row: { tickets: number }) => sum + row.tickets, 0),
    ).toBeGreaterThan(100);
  });
});
