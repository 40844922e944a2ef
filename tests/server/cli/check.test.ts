import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { readCatalog } from '../../../build/i18n/catalogs';
import { compileTexts } from '../../../build/plugins/compileTexts';
import { checks } from '../../../src/cli/checks';
import { clock } from '../support/clock';
import { useServer } from '../support/useServer';
import { startBroken } from './broken';
import { faults } from './faults';
import { check, findings, run } from './run';

const PORTAL = 'https://intranet.example';
const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const texts = builtTexts();
const folders = { '/': folder('demo/portal'), '/dist/assets/i18n/': texts };
afterAll(() => rmSync(texts, { recursive: true }));

describe('the contract check', () => {
  const time = clock();
  const server = useServer({ folders, allowOrigins: [PORTAL], now: time.now });
  // The reference server counts sign-ins and codes over a quarter of an hour.
  beforeEach(() => time.pass({ minutes: 16 }));

  it.each([
    ['', [], 'cors'],
    ['/', ['--origin', PORTAL], 'csrf-cookie'],
    ['//', ['--origin', PORTAL], 'csrf-cookie'],
  ])(
    'finds nothing wrong with the reference server at its address%s with %j; does not check %s',
    async (end, origin, unchecked) => {
      const { code, printed } = await check(server().url + end, ...origin, '--json');
      const states = Object.entries(findings(printed)).map(([name, { state }]) => [name, state]);
      expect(states).toEqual(
        checks.map(({ name }) => [name, name === unchecked ? 'unchecked' : 'passes']),
      );
      expect(code).toBe(0);
      expect(JSON.parse(printed)).toMatchObject({ address: server().url, user: 'ada', ok: true });
    },
  );

  it('leaves no session behind', async () => {
    await server().db.deleteFrom('tokens').execute();
    await check(server().url, '--origin', PORTAL);
    expect(await server().db.selectFrom('tokens').select('hash').execute()).toEqual([]);
  });

  it('mails one code, only to the account', async () => {
    const before = server().outbox.list().length;
    await check(server().url);
    expect(server().outbox.list()).toHaveLength(before + 1);
    expect(server().outbox.list()[0]?.to).toBe('ada@northgate.example');
  });

  it.each(faults)(
    'finds a server that $fault, and nothing else',
    async ({ breaks, found, says }) => {
      const broken = await startBroken(server().url, breaks);
      onTestFinished(() => broken.close());
      const origin = found === 'csrf-cookie' ? [] : ['--origin', PORTAL];
      const { code, printed } = await check(broken.url, ...origin, '--json');
      const all = findings(printed);
      const failed = Object.keys(all).filter((name) => all[name]?.state === 'fails');
      // A wrong answer to an unknown token also shows after the logout.
      const own = found === 'unauthorized' ? failed.filter((name) => name !== 'logout') : failed;
      expect({ failed: own, printed }).toMatchObject({ failed: [found] });
      expect(all[found]).toMatchObject({
        finding: expect.stringContaining(says),
        fix: expect.stringMatching(/^[A-Z].*\.$/),
      });
      expect(code).toBe(1);
    },
  );

  it('has a faulty server for every check that inspects a response', () => {
    const untried = checks
      .map(({ name }) => name)
      .filter((name) => !faults.some(({ found }) => found === name));
    expect(untried).toEqual(['reachable', 'https', 'login']);
  });

  it('reports skipped checks with the reason', async () => {
    const { code, printed } = await check(server().url, '--probe', '/api/orders', '--json');
    const open = Object.entries(findings(printed)).filter(([, { state }]) => state === 'unchecked');
    expect(Object.fromEntries(open.map(([name, { finding }]) => [name, finding]))).toEqual({
      bearer: 'GET /api/orders does not exist: set another path with --probe.',
      unauthorized: 'GET /api/orders does not exist: set another path with --probe.',
      cors: 'No other origin was set with --origin.',
      logout:
        'POST /api/account/logout returns Code 0. Whether the session ends cannot be seen: GET /api/orders does not exist: set another path with --probe.',
    });
    expect(code).toBe(0);
  });

  it('skips the checks named by --skip', async () => {
    const before = server().outbox.list().length;
    const { printed } = await check(server().url, '--skip', 'reset', '--skip', 'cors', '--json');
    expect(findings(printed).reset).toEqual({ state: 'unchecked', finding: 'Skipped by --skip.' });
    expect(server().outbox.list()).toHaveLength(before);
  });

  it('does not check the caching of account answers without one', async () => {
    const others = checks.map(({ name }) => name).filter((name) => name !== 'caching');
    const skips = others.flatMap((name) => ['--skip', name]);
    const { printed } = await check(server().url, ...skips, '--json');
    expect(findings(printed).caching).toEqual({
      state: 'unchecked',
      finding: 'No account call was answered.',
    });
  });

  it('reports a refused account with the message of the server', async () => {
    const { code, printed } = await check(server().url, '--password', 'northgate-eve');
    expect(printed).toContain(
      '✗ login             The test account is refused: Code 1001, "Incorrect user ID or password.".',
    );
    expect(printed).toMatch(/→ Correct --user and --password/);
    expect(printed).toMatch(/^– token +Requires the test account to be signed in\.$/m);
    expect(code).toBe(1);
  });

  it('does not judge an account that needs a second step', async () => {
    const dana = ['--user', 'dana', '--password', 'northgate-dana'];
    const { code, printed } = await check(server().url, ...dana, '--json');
    const { login, token, role, bearer, logout } = findings(printed);
    const state = 'unchecked';
    const finding = 'The test account needs a second step: use one without.';
    expect(login).toEqual({ state, finding });
    const signedOut = { state, finding: 'Requires the test account to be signed in.' };
    for (const other of [token, role, bearer, logout]) expect(other).toEqual(signedOut);
    expect(code).toBe(0);
  });

  it('prints the output that the guide shows', async () => {
    const guide = readFileSync(folder('docs/server-contract.md'), 'utf8');
    const [good, bad] = [...guide.matchAll(/```text\n([^`]*)\n```/g)].map(([, text]) => text);
    const call =
      /^npx backoffice-elements (check http:\/\/127\.0\.0\.1:4400 .*)$/m.exec(guide)?.[1] ?? '';
    const shown = async (address: string) => {
      const known = { 'http://127.0.0.1:4400': address, 'http://localhost:4400': PORTAL };
      const { printed } = await run(call.split(' ').map((one) => known[one as never] ?? one));
      return printed.replaceAll(address, 'http://127.0.0.1:4400');
    };
    expect(await shown(server().url)).toBe(good);
    time.pass({ minutes: 16 });
    const both = ['wrong-password', 'csrf-header'].map((name) => faultOf(name));
    const broken = await startBroken(server().url, (call, ask) =>
      both[0]!(call, () => both[1]!(call, ask)),
    );
    onTestFinished(() => broken.close());
    const failed = (await shown(broken.url)).split('\n').filter((line) => /^(✗| +→)/.test(line));
    expect(failed.join('\n')).toBe(bad);
  });

  it('explains every option in the guide and in --help', async () => {
    const guide = readFileSync(folder('docs/server-contract.md'), 'utf8');
    const { printed } = await run(['--help']);
    const options = [...printed.matchAll(/--[a-z-]+/g)].map(([option]) => option);
    expect(options).toContain('--csrf-header');
    expect(options.filter((option) => !guide.includes(option))).toEqual([]);
  });
});

/** A folder with the English texts as the build writes them. */
function builtTexts(): string {
  const built = mkdtempSync(join(tmpdir(), 'built-texts-'));
  writeFileSync(join(built, 'en.json'), JSON.stringify(compileTexts(readCatalog('en'))));
  return built;
}

function faultOf(found: string) {
  const fault = faults.find((one) => one.found === found);
  if (!fault) throw new Error(`There is no fault for ${found}.`);
  return fault.breaks;
}
