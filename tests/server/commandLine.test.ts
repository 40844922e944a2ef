import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bearer, call, login, resetpwd } from './support/client';
import { testFolder } from './support/folder';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STAFF = '/api/world/admin/users';
const PATIENCE = { timeout: 120_000 };

/** Runs the demo's command and hands back what it printed once it answers or has ended. */
async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      SMTP_URL: '',
      HOST: '',
      DEMO: '',
      ...env,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const printed = { text: '' };
  const welcomed = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        printed.text += chunk;
        if (printed.text.includes('Stop with')) resolve();
      });
    }
  });
  const ended = once(child, 'close');
  await Promise.race([ended, welcomed]);
  const url = /portal +(http:\/\/\S+)\/\n/.exec(printed.text)?.[1] ?? '';
  return { child, ended, printed, url };
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'close');
  child.kill(signal);
  const [code] = await ended;
  return code;
}

describe('the command', () => {
  it('prints its address and accounts whose passwords work', PATIENCE, async () => {
    const { child, printed, url } = await run({
      ...{ DATA_DIR: await testFolder(), PORT: '4470' },
      // Sets up the database itself, as for users; the others use the blank one of the tests.
      BLANK_DATABASE: '',
    });
    expect(printed.text).toMatch(
      /^backoffice-elements demo portal {2}http:\/\/127\.0\.0\.1:\d+\/$/m,
    );
    const accounts = [...printed.text.matchAll(/^ {2}(\w+) +(northgate-\w+) +\S/gm)];
    expect(accounts.map(([, id]) => id)).toEqual(['ada', 'ben', 'chen', 'dana', 'emil']);
    for (const [, id = '', password = ''] of accounts) {
      expect((await login({ url }, id, password)).body.Code).toBe(0);
    }
    expect(await end(child, 'SIGINT')).toBe(0);
  });

  it('starts at the IPv6 address of this machine', PATIENCE, async () => {
    const { child, url } = await run({ DATA_DIR: await testFolder(), HOST: '::1', PORT: '4475' });
    expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect((await login({ url }, 'ada', 'northgate-ada')).body.Code).toBe(0);
    expect(await end(child, 'SIGTERM')).toBe(0);
  });

  it('uses the next free port if one is in use', PATIENCE, async () => {
    const first = await run({ DATA_DIR: await testFolder(), PORT: '4480' });
    const taken = Number(new URL(first.url).port);
    const second = await run({ DATA_DIR: await testFolder(), PORT: String(taken) });
    expect(Number(new URL(second.url).port)).toBeGreaterThan(taken);
    expect(await end(first.child, 'SIGTERM')).toBe(0);
    expect(await end(second.child, 'SIGTERM')).toBe(0);
  });

  it('keeps its data, even after it was killed', PATIENCE, async () => {
    const DATA_DIR = await testFolder();
    const first = await run({ DATA_DIR, PORT: '4490' });
    const outbox = async (url: string) => (await fetch(`${url}/outbox.json`)).json();
    await resetpwd(first, { Action: 'send', UserId: 'ada' });
    const mails = await outbox(first.url);
    await end(first.child, 'SIGKILL');

    const second = await run({ DATA_DIR, PORT: '4490' });
    expect(mails).toHaveLength(1);
    expect(await outbox(second.url)).toEqual(mails);
    await end(second.child, 'SIGTERM');
  });

  it(
    'keeps every change that it confirmed, once, when it is killed while it writes',
    PATIENCE,
    async () => {
      const DATA_DIR = await testFolder();
      const confirmed: string[] = [];
      const first = await run({ DATA_DIR, PORT: '4530' });
      const signedIn = { headers: await bearer(first, 'ada', 'northgate-ada') };
      const write = async (writer: number) => {
        for (let n = 0; ; n++) {
          const email = `sam${n}@w${writer}.example`;
          const body = { name: 'Sam', email, role: 'VIEWER' };
          const answer = await call(first, 'POST', STAFF, { ...signedIn, body });
          if (answer.body.Code === 0) confirmed.push(email);
        }
      };
      const writing = Promise.allSettled([0, 1, 2, 3].map(write));
      await expect.poll(() => confirmed.length).toBeGreaterThan(40);
      await end(first.child, 'SIGKILL');
      await writing;
      const { child, url } = await run({ DATA_DIR, PORT: '4530' });
      const headers = await bearer({ url }, 'ada', 'northgate-ada');
      const stored: string[] = [];
      for (let page = 1; stored.length === 100 * (page - 1); page++) {
        const answer = await call({ url }, 'GET', `${STAFF}?size=100&page=${page}`, { headers });
        stored.push(...answer.body.Data.rows.map(({ email }: { email: string }) => email));
      }
      expect(stored.filter((email) => confirmed.includes(email)).sort()).toEqual(confirmed.sort());
      await end(child, 'SIGTERM');
    },
  );

  it(
    'refuses to listen on other addresses with the settings for this machine',
    PATIENCE,
    async () => {
      const DATA_DIR = await testFolder();
      const reachable = Object.entries({ HOST: '0.0.0.0', TRUST_PROXY: '1', DEMO: '0' });
      for (const [name, value] of reachable) {
        const { ended, printed } = await run({ DATA_DIR, PORT: '4500', [name]: value });
        expect((await ended)[0]).toBe(1);
        expect(printed.text).toContain('set SMTP_URL to a mail server.');
      }
    },
  );

  it('warns when it serves the demo to other machines', PATIENCE, async () => {
    const DATA_DIR = await testFolder();
    const { child, printed, url } = await run({
      ...{ DATA_DIR, PORT: '4510', TRUST_PROXY: '1', DEMO: '1' },
    });
    expect(printed.text).toContain('Warning: others can reach this server');
    expect(printed.text).toContain('open outbox');
    expect((await login({ url }, 'ada', 'northgate-ada')).body.Code).toBe(0);
    expect(await end(child, 'SIGTERM')).toBe(0);
  });

  it('does not warn about an outbox that a mail server replaces', PATIENCE, async () => {
    const { child, printed } = await run({
      ...{ DATA_DIR: await testFolder(), PORT: '4515', TRUST_PROXY: '1', DEMO: '1' },
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    expect(printed.text).toContain(
      'Warning: others can reach this server, with the passwords below.',
    );
    expect(printed.text).not.toContain('outbox');
    expect(await end(child, 'SIGTERM')).toBe(0);
  });

  it('prints no passwords outside the demo', PATIENCE, async () => {
    const { child, printed, url } = await run({
      ...{ DATA_DIR: await testFolder(), PORT: '4520', TRUST_PROXY: '1' },
      ...{ SMTP_URL: 'smtp://127.0.0.1:9', FIRST_ADMIN: 'rita@company.example', PORTAL_URL: '' },
    });
    expect(printed.text).toContain('rita@company.example can set a password');
    expect(printed.text).not.toMatch(/northgate-|outbox|hosted/);
    expect(printed.text).toContain(
      `Warning: links in mails begin with ${url}/, and passkeys are accepted there only. Set PORTAL_URL to the public address.`,
    );
    expect((await login({ url }, 'ada', 'northgate-ada')).body.Code).toBe(1001);
    expect(await end(child, 'SIGTERM')).toBe(0);
  });

  it('does not warn about links in mails if PORTAL_URL is set', PATIENCE, async () => {
    const { child, printed } = await run({
      ...{ DATA_DIR: await testFolder(), PORT: '4525', TRUST_PROXY: '1' },
      ...{ SMTP_URL: 'smtp://127.0.0.1:9', FIRST_ADMIN: 'rita@company.example' },
      PORTAL_URL: 'https://office.example/',
    });
    expect(printed.text).not.toContain('Warning');
    expect(await end(child, 'SIGTERM')).toBe(0);
  });

  it('starts the hosted sign-in on a free port, also above 65435', PATIENCE, async () => {
    const { child, printed } = await run({ DATA_DIR: await testFolder(), PORT: '65500' });
    expect(printed.text).toContain('/hosted.html');
    expect(await end(child, 'SIGTERM')).toBe(0);
  });

  it('reports invalid settings in one sentence', PATIENCE, async () => {
    const settings = [
      [{ DEMO: 'true' }, 'DEMO is "true", but must be 1 or 0.'],
      [{ PORT: 'http' }, 'PORT is "http", but must be a number from 1 to 65535.'],
      [
        { MAIL_FROM: 'Office' },
        'MAIL_FROM is "Office", but must be a mail address such as Office <no-reply@erp.example>.',
      ],
    ] as const;
    for (const [setting, problem] of settings) {
      const { ended, printed } = await run({ ...setting, DATA_DIR: await testFolder() });
      expect((await ended)[0]).toBe(1);
      expect(printed.text.trim()).toBe(problem);
    }
  });
});
