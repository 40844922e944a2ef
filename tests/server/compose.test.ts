import { readFileSync } from 'node:fs';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DANA_SECRET } from '../../demo/server/database/seed';
import { type ServerProcess, startCommand } from '../load/startCommand';
import { type Balancer, SERVED_BY, startBalancer } from './support/balancer';
import { type Answer, CLIENT_ID, call, login, resetpwd } from './support/client';
import { startMailServer } from './support/mailServer';
import { type Postgres, startPostgres } from './support/postgres';

interface Service {
  image: string;
  build?: object;
  depends_on?: Record<string, object>;
  environment: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  healthcheck: { test: string[] };
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const { services } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<'one' | 'two' | 'balancer' | 'database' | 'mail', Service>;
};

describe('compose.yaml', () => {
  const { one, two, balancer, database, mail } = services;

  it('sets variables that the server reads and the guide explains', () => {
    const main = read('demo/server/main.ts');
    const guide = read('docs/server-contract.md');
    const { build: _, ...built } = one;
    expect({ ...two, depends_on: one.depends_on }).toEqual(built);
    for (const name of Object.keys(one.environment)) {
      expect(main).toContain(`env('${name}')`);
      expect(guide).toContain(`| \`${name}\``);
    }
  });

  it('builds the image of both processes once', () => {
    const built = Object.entries(services).filter(([, service]) => service.build);
    expect(built.map(([name]) => name)).toEqual(['one']);
    expect(two.image).toBe(one.image);
    expect(two.depends_on).toEqual({ ...one.depends_on, one: { condition: 'service_started' } });
  });

  it('names the same hosts, ports and accounts everywhere', () => {
    const { environment } = one;
    const nginx = read('demo/compose/nginx.conf');
    const upstreams = [...nginx.matchAll(/^\s+server (\w+):(\d+)/gm)].map(([, ...place]) => place);
    expect(upstreams).toEqual([
      ['one', environment.PORT],
      ['two', environment.PORT],
    ]);
    expect(one.healthcheck.test.join(' ')).toContain(`:${environment.PORT}/api/probe`);
    expect(read('demo/compose/Dockerfile')).toContain(`EXPOSE ${environment.PORT}`);

    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = database.environment;
    expect(environment.DATABASE_URL).toBe(
      `postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@database:5432/${POSTGRES_DB}`,
    );
    expect(environment.SMTP_URL).toBe('smtp://mail:1025');
    const [listens] = /listen (\d+)/.exec(nginx)?.slice(1) ?? [];
    expect(balancer.ports).toEqual([
      `127.0.0.1:${new URL(environment.PORTAL_URL ?? '').port}:${listens}`,
    ]);
    expect(balancer.volumes?.[0]).toMatch(/^\.\/demo\/compose\/nginx\.conf:/);
    expect(mail.ports).toEqual(['127.0.0.1:8025:8025']);
  });

  it('finds a process again that has another address after a restart', () => {
    const nginx = read('demo/compose/nginx.conf');
    expect(nginx).toMatch(/^\s+zone servers /m);
    expect(nginx).toMatch(/^\s+resolver 127\.0\.0\.11 /m);
    expect(nginx.match(/^\s+server \w+:\d+ resolve /gm)).toHaveLength(2);
  });

  it('does not take the first setup of the database, which only has a socket, for the database', () => {
    expect(database.healthcheck.test.join(' ')).toContain('pg_isready -h 127.0.0.1 ');
    expect(database.healthcheck).toHaveProperty('start_period');
  });

  it('checks the health of every service', () => {
    const commands = Object.values(services).map(({ healthcheck }) => healthcheck.test[0]);
    expect(commands).toEqual(['CMD', 'CMD', 'CMD', 'CMD', 'CMD']);
  });
});

describe('two processes behind a load balancer', () => {
  let postgres: Postgres;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let processes: ServerProcess[] = [];
  let office: Balancer;

  beforeAll(async () => {
    [postgres, mails] = await Promise.all([startPostgres(), startMailServer()]);
    const env = {
      ...services.one.environment,
      HOST: '127.0.0.1',
      DATABASE_URL: await postgres.database(),
      SMTP_URL: mails.url,
    };
    processes = await Promise.all(['4610', '4640'].map((PORT) => startCommand({ ...env, PORT })));
    office = await startBalancer(processes.map(({ url }) => url));
  }, 120_000);
  afterAll(async () => {
    await office?.close();
    await Promise.all(processes.map((server) => server.stop()));
    await mails?.close();
    await postgres?.stop();
  });

  const probe = (headers = {}) => call(office, 'GET', '/api/probe', { headers });
  const servedBy = (answers: Answer[]) =>
    [...new Set(answers.map(({ headers }) => headers.get(SERVED_BY)))].sort();
  async function signIn(user: string, password: string) {
    const { body } = await login(office, user, password);
    return { headers: { Authorization: `Bearer ${body.Data?.token}` }, Code: body.Code };
  }

  it('share sessions and logouts', async () => {
    const { headers } = await signIn('ada', 'northgate-ada');
    const signedIn = [await probe(headers), await probe(headers)];
    expect(signedIn.map(({ status }) => status)).toEqual([200, 200]);
    expect(servedBy(signedIn)).toEqual(['0', '1']);
    await call(office, 'POST', '/api/account/logout', { headers });
    const ended = [await probe(headers), await probe(headers)];
    expect(ended.map(({ status }) => status)).toEqual([401, 401]);
    expect(servedBy(ended)).toEqual(['0', '1']);
  });

  it('accept a code that the other process mailed, once', async () => {
    const sent = await resetpwd(office, { Action: 'send', UserId: 'ben' });
    // The id and the boundary of a mail contain no such text.
    const code = /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/;
    await expect.poll(() => mails.mails.join('\n')).toMatch(code);
    expect(mails.mails.join('\n')).toContain('http://localhost:8080/');
    const Id = code.exec(mails.mails.join('\n'))?.[0].replace('-', '') ?? '';
    const done = await resetpwd(office, { Action: 'reset', Id, Password: 'set by the second' });
    expect(done.body.Code).toBe(0);
    expect(servedBy([sent, done])).toEqual(['0', '1']);
    expect((await signIn('ben', 'set by the second')).Code).toBe(0);
    expect((await resetpwd(office, { Action: 'vefiry', Id })).body.Code).toBe(1002);
  });

  it('accept a code of an authenticator app once, even at the same time', async () => {
    const attempts = await Promise.all(
      [1, 2, 3, 4].map(() => login(office, 'dana', 'northgate-dana')),
    );
    const Value = new TOTP({ secret: DANA_SECRET }).generate();
    const answers = await Promise.all(
      attempts.map(({ body }) => {
        const Id = body.Data.Challenge.Id;
        const challenge = { Id, Value, ClientId: CLIENT_ID };
        return call(office, 'POST', '/api/account/login/challenge', { body: challenge });
      }),
    );
    expect(servedBy(answers)).toEqual(['0', '1']);
    expect(answers.filter(({ body }) => body.Code === 0)).toHaveLength(1);
  });

  it('share the limit of wrong passwords', async () => {
    for (let count = 0; count < 10; count++) await login(office, 'chen', 'wrong');
    const refused = [
      await login(office, 'chen', 'northgate-chen'),
      await login(office, 'chen', 'northgate-chen'),
    ];
    expect(refused.map(({ body }) => body.Code)).toEqual([1029, 1029]);
    expect(servedBy(refused)).toEqual(['0', '1']);
  });

  it('accept calls only from pages served by the load balancer', async () => {
    const from = (origin: string) =>
      call(office, 'POST', '/api/account/login', {
        body: { UserId: 'ada', AuthValue: 'wrong' },
        headers: { Origin: origin },
      });
    expect((await from('https://elsewhere.example')).status).toBe(403);
    expect((await from(office.url)).status).toBe(200);
  });

  it('keep serving when one of them is killed', async () => {
    const { headers } = await signIn('ada', 'northgate-ada');
    const before = await probe(headers);
    await processes[0]?.kill();
    const after = [await probe(headers), await probe(headers), await probe(headers)];
    expect([before, ...after].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(servedBy(after)).toEqual(['1']);
    expect((await signIn('ada', 'northgate-ada')).Code).toBe(0);
  });
});
