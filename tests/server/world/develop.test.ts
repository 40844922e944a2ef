import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../demo/server/account/hash';
import { startServer } from '../../../demo/server/server';
import { bearer, call, times } from '../support/client';
import { testFolder } from '../support/folder';
import { useDemoServer } from '../support/useServer';

const KEYS = '/api/world/keys';
const WEBHOOKS = '/api/world/webhooks';

describe('develop', () => {
  const server = useDemoServer();
  const ask = async (method: string, path: string, name: string, body?: unknown) => {
    const headers = await bearer(server(), name, `northgate-${name}`);
    const { status, body: answer } = await call(server(), method, path, { headers, body });
    return { status, ...answer };
  };

  it('shows a key once, stores only its hash and revokes it once', async () => {
    const made = await ask('POST', KEYS, 'ben', { name: ' Harbour import ', scope: 'read' });
    const { id, key } = made.Data;
    expect(key).toMatch(/^nga_[\w-]{43}$/);
    const list = await ask('GET', KEYS, 'chen');
    expect(list.Data.keys[0]).toMatchObject({
      id,
      name: 'Harbour import',
      scope: 'read',
      hint: key.slice(0, 8),
      createdBy: 'Ben Lindqvist',
      revokedAt: null,
    });
    expect(JSON.stringify(list)).not.toContain(key);
    const kept = await server().db.selectFrom('api_keys').selectAll().execute();
    expect(kept.find((row) => row.id === id)?.hash).toBe(sha256(key));
    expect(JSON.stringify(kept)).not.toContain(key);

    expect((await ask('POST', `${KEYS}/${id}/revoke`, 'ada')).Code).toBe(0);
    expect((await ask('POST', `${KEYS}/${id}/revoke`, 'ada')).status).toBe(404);
    expect((await ask('GET', KEYS, 'ada')).Data.keys[0].revokedAt).not.toBeNull();
  });

  it('is read-only for support and closed to visitors who are signed out', async () => {
    const calls: [string, string, unknown?][] = [
      ['POST', KEYS, { name: 'x', scope: 'read' }],
      ['POST', `${KEYS}/1/revoke`],
      ['POST', WEBHOOKS, { address: 'https://a.example/', event: 'release' }],
      ['POST', `${WEBHOOKS}/1/pause`, { paused: true }],
      ['POST', `${WEBHOOKS}/1/test`],
      ['DELETE', `${WEBHOOKS}/1`],
    ];
    for (const [method, path, body] of calls) {
      expect(await ask(method, path, 'chen', body)).toMatchObject({ status: 403, Code: 403 });
      expect((await call(server(), method, path, { body })).status).toBe(401);
    }
    for (const path of [KEYS, WEBHOOKS, `${WEBHOOKS}/1/deliveries`]) {
      expect((await ask('GET', path, 'chen')).Code).toBe(0);
      expect((await call(server(), 'GET', path)).status).toBe(401);
    }
  });

  it.each([
    'http://hooks.example.com/',
    'hooks.example.com',
    'javascript:alert(1)',
    'https://ada:secret@hooks.example.com/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://printer.local/',
    'https://db.internal./',
    '',
    `https://hooks.example.com/${'x'.repeat(300)}`,
  ])('refuses a webhook to %j next to the field', async (address) => {
    const refused = await ask('POST', WEBHOOKS, 'ben', { address, event: 'release' });
    expect(refused).toMatchObject({
      Code: 1422,
      Data: { fields: { address: expect.any(String) } },
    });
  });

  it('adds a webhook once, tests, pauses and removes it', async () => {
    const body = { address: 'HTTPS://Hooks.Example.com/new', event: 'release' };
    const { id } = (await ask('POST', WEBHOOKS, 'ben', body)).Data;
    expect((await ask('POST', WEBHOOKS, 'ben', body)).Data.fields.address).toContain('already');
    const listed = (await ask('GET', WEBHOOKS, 'ben')).Data.webhooks.at(-1);
    expect(listed).toMatchObject({ id, address: 'https://hooks.example.com/new', paused: false });

    expect((await ask('POST', `${WEBHOOKS}/${id}/test`, 'ben')).Code).toBe(0);
    const log = (after: string) =>
      ask('GET', `${WEBHOOKS}/${id}/deliveries?after=${after}`, 'ben').then(
        ({ Data }) => Data.deliveries,
      );
    const lines = await log('0');
    expect(lines).toMatchObject([{ event: 'test', status: 200 }]);
    expect(await log(lines[0].id)).toEqual([]);
    expect((await ask('GET', `${WEBHOOKS}/${id}/deliveries?after=x`, 'ben')).Code).toBe(1422);

    expect((await ask('POST', `${WEBHOOKS}/${id}/pause`, 'ben', { paused: 'yes' })).Code).toBe(
      1422,
    );
    expect((await ask('POST', `${WEBHOOKS}/${id}/pause`, 'ben', { paused: true })).Code).toBe(0);
    expect((await ask('POST', `${WEBHOOKS}/${id}/test`, 'ben')).Message).toContain('paused');
    expect((await ask('DELETE', `${WEBHOOKS}/${id}`, 'ben')).Code).toBe(0);
    for (const path of [`${id}/test`, '999999999/test', 'x/test']) {
      expect((await ask('POST', `${WEBHOOKS}/${path}`, 'ben')).status).toBe(404);
    }
  });

  it('logs that a webhook was paused or resumed once, when it is asked twice', async () => {
    const logged = async () => {
      const { rows } = (await ask('GET', '/api/world/admin/audit?size=2', 'ada')).Data;
      return rows.map(({ action }: { action: string }) => action);
    };
    for (const paused of [true, true, false, false]) {
      expect((await ask('POST', `${WEBHOOKS}/3/pause`, 'ben', { paused })).Code).toBe(0);
    }
    expect(await logged()).toEqual(['webhook.resume', 'webhook.pause']);
    expect((await ask('POST', `${WEBHOOKS}/999/pause`, 'ben', { paused: true })).status).toBe(404);
  });

  it('logs webhook calls of releases, the failed one of yesterday first', async () => {
    const path = `${WEBHOOKS}/1/deliveries`;
    const before = (await ask('GET', path, 'ada')).Data.deliveries;
    expect(before.map(({ event, status }: Line) => `${event} ${status}`)).toEqual([
      'release.published 200',
      'application.failed 503',
      'application.failed 200',
      'release.rolled_back 200',
    ]);
    const release = '/api/world/releases/ward-board-2.2.0';
    const { revision } = (await ask('GET', release, 'ada')).Data;
    await ask('POST', `${release}/move`, 'ada', { revision, to: 'published' });
    const after = (await ask('GET', `${path}?after=${before.at(-1).id}`, 'ada')).Data.deliveries;
    expect(after).toMatchObject([{ event: 'release.published', status: 200 }]);
  });
});

describe('the lists of Develop', () => {
  const server = useDemoServer();
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = await bearer(server(), 'ben', 'northgate-ben');
    return (await call(server(), method, path, { headers, body })).body;
  };
  const keys = async (): Promise<Key[]> => (await ask('GET', KEYS)).Data.keys;

  it('end at 200 active keys, also for parallel calls, until one is revoked', async () => {
    const isActive = ({ revokedAt }: Key) => revokedAt === null;
    const missing = 199 - (await keys()).filter(isActive).length;
    await sql`
      insert into api_keys (name, scope, hint, hash, created_by, created_at)
      select 'Key ' || number, 'read', 'nga_', 'hash ' || number, 'ben', now()
      from generate_series(1, ${sql.lit(missing)}) as number
    `.execute(server().db);
    const make = () => ask('POST', KEYS, { name: 'One more', scope: 'read' });
    const made = await times(3, make);
    expect(made.map(({ Code }) => Code).sort()).toEqual([0, 1000, 1000]);
    expect(await make()).toMatchObject({
      Code: 1000,
      Message: 'There are already 200 active keys. Revoke one first.',
    });
    const [newest] = await keys();
    await ask('POST', `${KEYS}/${newest?.id}/revoke`);
    expect((await make()).Code).toBe(0);
    expect((await keys()).filter(isActive)).toHaveLength(200);
  });

  it('contain the 100 keys that were revoked last', async () => {
    await sql`
      insert into api_keys (name, scope, hint, hash, created_by, created_at, revoked_at)
      select 'Old ' || number, 'read', 'nga_', 'old ' || number, 'ben', now(),
        now() + make_interval(mins => number)
      from generate_series(1, 120) as number
    `.execute(server().db);
    const names = (await keys()).flatMap(({ name, revokedAt }) => (revokedAt ? [name] : []));
    expect(names).toHaveLength(100);
    expect([names[0], names.at(-1)]).toEqual(['Old 120', 'Old 21']);
  });

  it('end at 50 webhooks, also for parallel calls, until one is removed', async () => {
    const before = (await ask('GET', WEBHOOKS)).Data.webhooks;
    await sql`
      insert into webhooks (address, event, created_by, created_at)
      select 'https://hooks.example.com/' || number, 'ticket', 'ben', now()
      from generate_series(1, ${sql.lit(49 - before.length)}) as number
    `.execute(server().db);
    let count = 0;
    const add = () =>
      ask('POST', WEBHOOKS, { address: `https://new.example.com/${count++}`, event: 'ticket' });
    const added = await times(3, add);
    expect(added.map(({ Code }) => Code).sort()).toEqual([0, 1000, 1000]);
    expect(await add()).toMatchObject({
      Code: 1000,
      Message: 'There are already 50 webhooks. Remove one first.',
    });
    await ask('DELETE', `${WEBHOOKS}/${before[0].id}`);
    expect((await add()).Code).toBe(0);
  });
});

it('keeps keys, webhooks and log lines across restarts', {
  timeout: 120_000,
}, async () => {
  const options = { database: await testFolder(), quickHashes: true };
  const before = await startServer(options);
  const headers = await bearer(before, 'ben', 'northgate-ben');
  await call(before, 'POST', KEYS, { headers, body: { name: 'Over night', scope: 'deploy' } });
  await call(before, 'POST', `${WEBHOOKS}/2/test`, { headers });
  await call(before, 'POST', `${WEBHOOKS}/2/pause`, { headers, body: { paused: true } });
  await before.close();

  const after = await startServer(options);
  const get = async (path: string) => (await call(after, 'GET', path, { headers })).body.Data;
  expect((await get(KEYS)).keys[0]).toMatchObject({ name: 'Over night', scope: 'deploy' });
  expect((await get(WEBHOOKS)).webhooks[1].paused).toBe(true);
  expect((await get(`${WEBHOOKS}/2/deliveries`)).deliveries).toHaveLength(1);
  await after.close();
});

interface Key {
  id: number;
  name: string;
  revokedAt: string | null;
}

interface Line {
  event: string;
  status: number;
}
