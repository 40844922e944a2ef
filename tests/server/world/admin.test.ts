import { describe, expect, it } from 'vitest';
import { startServer } from '../../../demo/server/server';
import type { Services } from '../../../demo/server/services';
import { readMatrix, writeMatrix } from '../../../demo/server/world/admin/roleAreas';
import { changeRole, inviteUser, mailReset } from '../../../demo/server/world/admin/users';
import { bearer, call, login, resetpwd } from '../support/client';
import { testFolder } from '../support/folder';
import { useDemoServer } from '../support/useServer';

const USERS = '/api/world/admin/users';
const AUDIT = '/api/world/admin/audit';
const ROLES = '/api/world/admin/roles';

describe('admin', () => {
  const server = useDemoServer();
  const ask = async (method: string, path: string, body?: unknown, name = 'ada') => {
    const headers = await bearer(server(), name, `northgate-${name}`);
    const { status, body: answer } = await call(server(), method, path, { headers, body });
    return { status, ...answer };
  };
  const invite = (name: string, email: string, role = 'EDITOR') =>
    ask('POST', USERS, { name, email, role });

  it('refuses every call of users who are not administrators', async () => {
    const calls: [string, string][] = [
      ['GET', USERS],
      ['POST', USERS],
      ['GET', `${USERS}/ben`],
      ['POST', `${USERS}/ben/role`],
      ['POST', `${USERS}/ben/deactivate`],
      ['POST', `${USERS}/ben/activate`],
      ['POST', `${USERS}/ben/reset`],
      ['POST', `${USERS}/ben/remove-factor`],
      ['POST', `${USERS}/ben/remove-passkeys`],
      ['GET', AUDIT],
      ['GET', ROLES],
      ['PUT', ROLES],
    ];
    for (const [method, path] of calls) {
      const body = method === 'GET' ? undefined : {};
      for (const name of ['ben', 'chen']) {
        const refused = await ask(method, path, body, name);
        expect(refused).toMatchObject({ status: 403, Code: 403, Data: null });
      }
      expect((await call(server(), method, path, { body })).status).toBe(401);
    }
  });

  it('lists 41 people, sorted, filtered and paged on the server', async () => {
    const all = (await ask('GET', USERS)).Data;
    expect(all).toMatchObject({ total: 41 });
    expect(all.rows).toHaveLength(25);
    expect((await ask('GET', `${USERS}?page=2`)).Data.rows).toHaveLength(16);
    const names = (await ask('GET', `${USERS}?sort=name&dir=desc&size=2`)).Data.rows;
    expect(names.map(({ name }: { name: string }) => name)).toEqual(['Yuki Mori', 'Viktor Simic']);
    expect((await ask('GET', `${USERS}?role=ADMIN`)).Data.total).toBe(3);
    expect((await ask('GET', `${USERS}?q=NOWAK@`)).Data.rows).toMatchObject([
      { id: 'marta.nowak', role: 'EDITOR', state: 'active' },
    ]);
    expect((await ask('GET', `${USERS}?q=%25`)).Data.total).toBe(0);
    expect((await ask('GET', `${USERS}?sort=password_hash&page=0&role=KING`)).Data.fields).toEqual({
      sort: expect.any(String),
      page: expect.any(String),
      role: expect.any(String),
    });
    expect(JSON.stringify(all)).not.toMatch(/hash|scrypt/);
  });

  it('mails an invited person a link to set the first password', async () => {
    const made = await invite('Nina Falk', 'Nina.Falk@northgate.example', 'SUPPORT');
    expect(made.Data).toEqual({ id: 'nina.falk' });
    const mail = server().outbox.last('nina.falk@northgate.example');
    expect(mail).toMatchObject({ subject: 'Your invitation' });
    expect(mail?.text).toContain('Ada Okafor has invited you');
    expect((await ask('GET', `${USERS}?state=invited`)).Data.rows).toMatchObject([
      { id: 'nina.falk', role: 'SUPPORT', state: 'invited' },
    ]);
    const Id = mail?.id ?? '';
    expect(
      (await resetpwd(server(), { Action: 'reset', Id, Password: 'first of nina' })).body.Code,
    ).toBe(0);
    expect((await login(server(), 'nina.falk', 'first of nina')).body.Data.Role).toBe('SUPPORT');
    expect((await ask('GET', `${USERS}?state=invited`)).Data.total).toBe(0);
  });

  it('reports errors of an invitation by field', async () => {
    const empty = await ask('POST', USERS, { name: ' ', email: 'nobody', role: 'KING' });
    expect(empty.Data.fields).toEqual({
      name: expect.any(String),
      email: expect.stringContaining('@northgate.example'),
      role: expect.any(String),
    });
    const taken = await invite('Another Ben', 'BEN@northgate.example');
    expect(taken).toMatchObject({
      Code: 1422,
      Data: { fields: { email: expect.stringContaining('already') } },
    });
    // Another address with the same beginning gets an id of its own.
    expect((await invite('Third Ben', 'ben@elsewhere.example')).Data.id).toBe('ben2');
  });

  it.each([
    ['a right-to-left mark', 'Anna\u202Eneb'],
    ['a space without width', 'Ben\u200B Lindqvist'],
    ['a line end', 'Ben\nLindqvist'],
  ])('refuses a name with %s', async (_, name) => {
    const { Data } = await invite(name, 'hidden@northgate.example');
    expect(Data.fields).toEqual({ name: 'Control and invisible characters are not allowed.' });
  });

  it('accepts the joiners of names and emoji', async () => {
    const made = await invite('می\u200Cخواهم 👩\u200D🚀', 'joined@northgate.example');
    expect(made.Data).toEqual({ id: 'joined' });
  });

  it('ends the sessions and codes of a deactivated person immediately, and refuses the sign-in', async () => {
    await invite('Olaf Lind', 'olaf@northgate.example');
    const Id = server().outbox.last('olaf@northgate.example')?.id ?? '';
    await resetpwd(server(), { Action: 'reset', Id, Password: 'olaf for a day' });
    const headers = await bearer(server(), 'olaf', 'olaf for a day');
    expect((await call(server(), 'GET', '/api/probe', { headers })).status).toBe(200);
    expect((await ask('POST', `${USERS}/olaf/deactivate`)).Code).toBe(0);
    expect((await call(server(), 'GET', '/api/probe', { headers })).status).toBe(401);
    expect((await login(server(), 'olaf', 'olaf for a day')).body.Code).toBe(1001);
    expect(await ask('POST', `${USERS}/olaf/reset`)).toMatchObject({ Code: 1000 });
    expect(await ask('POST', `${USERS}/olaf/deactivate`)).toMatchObject({ Code: 1000 });
    expect((await ask('POST', `${USERS}/olaf/activate`)).Code).toBe(0);
    expect((await login(server(), 'olaf', 'olaf for a day')).body.Code).toBe(0);
  });

  it('manages people whose address has any allowed character or a long name', async () => {
    const names = [
      'john_smith',
      'ann+office',
      "sean.o'brien",
      `${'x'.repeat(90)}.${'y'.repeat(14)}`,
    ];
    for (const name of names) {
      expect((await invite('Sam', `${name}@other.example`)).Data).toEqual({ id: name });
      const path = `${USERS}/${encodeURIComponent(name)}`;
      expect((await ask('GET', path)).Data.id).toBe(name);
      expect((await ask('POST', `${path}/deactivate`)).Code).toBe(0);
      const tickets = `/api/world/tickets?assignee=${encodeURIComponent(name)}`;
      expect((await ask('GET', tickets)).Data).toEqual({ rows: [], total: 0 });
    }
  });

  it('ends the codes of a deactivated person, also an invitation, for good', async () => {
    await invite('Gone Soon', 'gone@northgate.example');
    const Id = server().outbox.last('gone@northgate.example')?.id ?? '';
    const verify = async () => (await resetpwd(server(), { Action: 'vefiry', Id })).body.Code;
    expect(await verify()).toBe(0);
    await ask('POST', `${USERS}/gone/deactivate`);
    expect(await verify()).toBe(1002);
    await ask('POST', `${USERS}/gone/activate`);
    expect(await verify()).toBe(1002);
  });

  it('mails a code for a new password', async () => {
    expect((await ask('POST', `${USERS}/marta.nowak/reset`)).Code).toBe(0);
    expect(server().outbox.last('marta.nowak@northgate.example')?.subject).toBe(
      'Your verification code',
    );
    expect((await ask('POST', `${USERS}/nobody/reset`)).status).toBe(404);
  });

  it('has an audit log of 10,000 rows, searched and paged on the server', async () => {
    await ask('POST', `${USERS}/helen.park/role`, { role: 'VIEWER' });
    const { rows, total } = (await ask('GET', AUDIT)).Data;
    expect(total).toBeGreaterThan(10_000);
    expect(rows[0]).toMatchObject({
      actor: 'Ada Okafor',
      action: 'user.role',
      subject: 'Helen Park',
      detail: 'EDITOR to VIEWER',
    });
    const last = (await ask('GET', `${AUDIT}?size=100&page=${Math.ceil(total / 100)}`)).Data;
    expect(last.rows).toHaveLength(total % 100 || 100);
    const found = (await ask('GET', `${AUDIT}?q=helen&sort=subject&dir=asc`)).Data;
    expect(found.total).toBeLessThan(total);
    expect(found.rows[0].subject).toBe('Helen Park');
    const unknown = (await ask('GET', `${AUDIT}?q=of+no+line`)).Data;
    expect(unknown.total).toBe(0);
    const further = (await ask('GET', `${AUDIT}?q=of+no+line&also=user.role`)).Data;
    expect(further.rows[0]).toMatchObject({ action: 'user.role', subject: 'Helen Park' });
  });

  it('stores which role sees which area, and the server enforces it', async () => {
    const matrix = (await ask('GET', ROLES)).Data;
    expect(matrix.VIEWER).toEqual(['workspace', 'site', 'application']);
    const without = matrix.SUPPORT.filter((area: string) => area !== 'develop');
    const changed = await ask('PUT', ROLES, { matrix: { ...matrix, SUPPORT: without } });
    expect(changed.Data.SUPPORT).toEqual(without);
    expect(await ask('GET', '/api/world/keys', undefined, 'chen')).toMatchObject({
      status: 403,
      Message: 'Your role, Support, does not see this area.',
    });
    expect((await ask('PUT', ROLES, { matrix })).Code).toBe(0);
    expect((await ask('GET', '/api/world/keys', undefined, 'chen')).Code).toBe(0);
    const bad = [
      { ...matrix, ADMIN: ['workspace'] },
      { ...matrix, EDITOR: ['admin'] },
      { ...matrix, EDITOR: ['moon'] },
      { ADMIN: ['admin'] },
      null,
      'all',
    ];
    for (const given of bad) {
      const refused = await ask('PUT', ROLES, { matrix: given });
      expect(refused).toMatchObject({
        Code: 1422,
        Data: { fields: { matrix: expect.any(String) } },
      });
    }
    expect((await ask('GET', ROLES)).Data).toEqual(matrix);
  });
});

describe('a change whose administrator has lost the role meanwhile', () => {
  const server = useDemoServer();

  it.each([
    ['demoted', { role: 'EDITOR' }],
    ['deactivated', { active: false }],
  ] as const)('is refused: %s', async (_, change) => {
    const { db } = server();
    const emil = () => db.selectFrom('users').selectAll().where('id', '=', 'emil');
    await db
      .updateTable('users')
      .set({ role: 'ADMIN', active: true })
      .where('id', '=', 'emil')
      .execute();
    // As the call has found the user, before it waits for another change.
    const actor = await emil().executeTakeFirstOrThrow();
    await db.updateTable('users').set(change).where('id', '=', 'emil').execute();
    const services = { db, now: () => new Date() } as Services;
    expect(await changeRole(services, actor, 'ben', 'VIEWER')).toEqual({ result: 'forbidden' });
    expect(await mailReset(services, actor, 'ben')).toEqual({ result: 'forbidden' });
    const person = { name: 'Late', email: 'late@northgate.example', role: 'ADMIN' } as const;
    expect(await inviteUser(services, actor, person)).toEqual({ refused: 'forbidden' });
    const late = db.selectFrom('users').select('id').where('email', '=', person.email);
    expect(await late.execute()).toEqual([]);
    const before = await readMatrix({ db });
    const matrix = { ...before, VIEWER: [] };
    expect(await writeMatrix(services, actor, { matrix, seen: before })).toBe('forbidden');
    expect(await readMatrix({ db })).toEqual(before);
  });
});

describe('the last administrator', () => {
  const server = useDemoServer();

  it('cannot deactivate themselves, and of two who deactivate each other one remains', async () => {
    const headers = await bearer(server(), 'ada', 'northgate-ada');
    const post = (path: string, body: unknown, by = headers) =>
      call(server(), 'POST', `${USERS}/${path}`, { headers: by, body }).then(({ body }) => body);
    expect((await post('ada/deactivate', {})).Message).toBe(
      'You cannot deactivate your own account.',
    );
    expect((await post('ada/role', { role: 'VIEWER' })).Message).toBe(
      'You cannot change your own role.',
    );
    for (const id of ['ingrid.lindholm', 'priya.raman']) await post(`${id}/deactivate`, {});
    await post('ben/role', { role: 'ADMIN' });
    const ben = await bearer(server(), 'ben', 'northgate-ben');
    await Promise.all([post('ben/role', { role: 'EDITOR' }), post('ada/deactivate', {}, ben)]);
    const left = await server()
      .db.selectFrom('users')
      .select('id')
      .where('role', '=', 'ADMIN')
      .where('active', '=', true)
      .execute();
    expect(left).toHaveLength(1);
  });
});

it('keeps staff, roles and the log across restarts', {
  timeout: 120_000,
}, async () => {
  const options = { database: await testFolder(), quickHashes: true };
  const before = await startServer(options);
  const headers = await bearer(before, 'ada', 'northgate-ada');
  await call(before, 'POST', `${USERS}/chen/deactivate`, { headers });
  await call(before, 'POST', `${USERS}/tom.adeyemi/role`, { headers, body: { role: 'SUPPORT' } });
  await before.close();

  const after = await startServer(options);
  const get = async (path: string) => (await call(after, 'GET', path, { headers })).body.Data;
  expect((await get(`${USERS}?state=deactivated`)).rows).toMatchObject([{ id: 'chen' }]);
  expect((await get(`${USERS}?q=adeyemi`)).rows[0].role).toBe('SUPPORT');
  expect(
    (await get(AUDIT)).rows.map(({ action }: { action: string }) => action).slice(0, 2),
  ).toEqual(['user.role', 'user.deactivate']);
  expect((await login(after, 'chen', 'northgate-chen')).body.Code).toBe(1001);
  await after.close();
});
