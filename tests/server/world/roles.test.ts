import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bearer, call, login, resetpwd } from '../support/client';
import { useDemoServer } from '../support/useServer';

const USERS = '/api/world/admin/users';
const MATRIX = '/api/world/admin/roles';
const ROLES = ['ADMIN', 'EDITOR', 'SUPPORT', 'VIEWER'] as const;
const EVERYBODY: readonly string[] = ROLES;
const WORKERS = ['ADMIN', 'EDITOR', 'SUPPORT'];
const EDITORS = ['ADMIN', 'EDITOR'];
const DESK = ['ADMIN', 'SUPPORT'];
const ADMINS = ['ADMIN'];

/** By the word after `/api/world/`: whose role may read, and whose may change something. */
const MAY: Record<string, [read: readonly string[], change: readonly string[]]> = {
  work: [EVERYBODY, EVERYBODY],
  activity: [EVERYBODY, EVERYBODY],
  organizations: [EVERYBODY, EVERYBODY],
  sites: [EVERYBODY, EDITORS],
  applications: [EVERYBODY, EDITORS],
  keys: [WORKERS, EDITORS],
  webhooks: [WORKERS, EDITORS],
  releases: [WORKERS, EDITORS],
  tickets: [WORKERS, DESK],
  admin: [ADMINS, ADMINS],
};

describe('each role', () => {
  const server = useDemoServer();
  const asAda = async (method: string, path: string, body?: unknown) => {
    const headers = await bearer(server(), 'ada', 'northgate-ada');
    return (await call(server(), method, path, { headers, body })).body;
  };

  /** Someone of a role: invited by ada, with a password chosen by the mail's code. */
  async function invited(role: string, name = role.toLowerCase()) {
    const email = `${name}@northgate.example`;
    const { Data } = await asAda('POST', USERS, { name: `New ${role}`, email, role });
    const Id = server().outbox.last(email)?.id ?? '';
    await resetpwd(server(), { Action: 'reset', Id, Password: `first of ${role}` });
    return { id: Data.id as string, password: `first of ${role}` };
  }

  it('sees the figures of its areas', async () => {
    const figuresOf = async (id: string, password: string) => {
      const headers = await bearer(server(), id, password);
      const { body } = await call(server(), 'GET', '/api/world/work', { headers });
      return Object.keys(body.Data.figures);
    };
    const { id, password } = await invited('VIEWER', "o'hara");
    expect(await figuresOf(id, password)).toEqual(['organizations', 'sites', 'applications']);
    expect(await figuresOf('ada', 'northgate-ada')).toContain('tickets');
  });

  it('is allowed or refused as documented at every call of the demo', async () => {
    const calls = writtenCalls();
    expect(calls.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const [method, path] of calls) {
      const body = method === 'GET' ? undefined : {};
      const { status } = await call(server(), method, path, { body });
      if (status !== 401) wrong.push(`nobody ${method} ${path}: ${status}`);
    }
    for (const role of ROLES) {
      const { id, password } = await invited(role);
      const headers = await bearer(server(), id, password);
      for (const [method, path] of calls) {
        const rule = MAY[path.split('/')[3] as string];
        const may = rule?.[method === 'GET' ? 0 : 1].includes(role);
        const body = method === 'GET' ? undefined : {};
        const { status, body: answer } = await call(server(), method, path, { headers, body });
        if (rule === undefined || (status === 403) === may || status === 401 || status >= 500)
          wrong.push(`${role} ${method} ${path}: ${status}`);
        if (status === 403 && answer.Code !== 403) wrong.push(`${role} ${path}: no envelope`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('gets its areas at sign-in if they are fewer than the built-in menu shows', async () => {
    const { id, password } = await invited('VIEWER', 'nina');
    const areasOf = async (name: string, word = `northgate-${name}`) =>
      (await login(server(), name, word)).body.Data.Areas;
    expect(await areasOf(id, password)).toEqual(['workspace', 'site', 'application']);
    for (const name of ['ada', 'ben', 'chen']) expect(await areasOf(name)).toBeUndefined();

    const matrix = (await asAda('GET', MATRIX)).Data;
    const without = (role: string) => matrix[role].filter((area: string) => area !== 'develop');
    await asAda('PUT', MATRIX, { matrix: { ...matrix, ADMIN: without('ADMIN') } });
    expect(await areasOf('ada')).toEqual([
      'workspace',
      'site',
      'application',
      'apppublish',
      'admin',
      'support',
    ]);
    expect(await areasOf('ben')).toBeUndefined();
    expect((await asAda('GET', '/api/world/keys')).Message).toBe(
      'Your role, Administrator, does not see this area.',
    );
  });

  it('cannot read data of hidden areas through other calls', async () => {
    const { id, password } = await invited('VIEWER', 'olga');
    const headers = await bearer(server(), id, password);
    const read = async (path: string) => (await call(server(), 'GET', path, { headers })).body.Data;
    const activity = await read('/api/world/activity?size=100');
    const kinds = new Set(activity.rows.map(({ kind }: { kind: string }) => kind));
    expect([...kinds].sort()).toEqual(['application', 'sign-in', 'site']);
    expect(JSON.stringify(activity)).not.toMatch(/\/(apppublish|support|develop)\b/);
    expect((await read('/api/world/activity?kind=ticket')).total).toBe(0);
    const days: { tickets: number; changes: number }[] = await read('/api/world/activity/days');
    expect(days.some(({ tickets }) => tickets > 0)).toBe(false);
    expect(days.some(({ changes }) => changes > 0)).toBe(true);
    const APPLICATION = '/api/world/applications/tideline-production-berth-planner';
    expect(await read(APPLICATION)).not.toHaveProperty('tickets');
    expect((await asAda('GET', APPLICATION)).Data.tickets).not.toEqual([]);

    const matrix = (await asAda('GET', MATRIX)).Data;
    await asAda('PUT', MATRIX, { matrix: { ...matrix, VIEWER: ['workspace', 'site'] } });
    const work: { kind: string }[] = (await read('/api/world/work')).work;
    expect(work.every(({ kind }) => kind === 'certificate')).toBe(true);
    const site = await read('/api/world/sites/brightwater-central');
    expect(site).not.toHaveProperty('applications');
  });
});

/** Every call that docs/demo-world.yaml describes, about things that do not exist. */
function writtenCalls(): [method: string, path: string][] {
  const text = readFileSync(new URL('../../../docs/demo-world.yaml', import.meta.url), 'utf8');
  const calls: [string, string][] = [];
  let path = '';
  for (const line of text.split('\n')) {
    path = /^ {2}(\/\S+):$/.exec(line)?.[1]?.replace(/\{\w+\}/g, 'none') ?? path;
    const method = /^ {4}(get|post|put|patch|delete):$/.exec(line)?.[1];
    if (method) calls.push([method.toUpperCase(), path]);
  }
  return calls;
}
