import { describe, expect, it, onTestFinished } from 'vitest';
import { clock } from '../support/clock';
import { useServer } from '../support/useServer';
import { type Fault, startBroken } from './broken';
import { check, findings } from './run';

const PORTAL = 'https://intranet.example';
const NO_PROBE = 'GET /api/orders does not exist: set another path with --probe.';

/** The page of a single-page application, as its server sends it for every unknown path. */
const page = () =>
  new Response('<!doctype html><div id="app"></div>', {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' },
  });

describe('a server that answers unknown paths with its page', () => {
  const time = clock();
  const server = useServer({ allowOrigins: [PORTAL], now: time.now });

  async function seen(fault: Fault, ...more: string[]) {
    time.pass({ minutes: 16 });
    const broken = await startBroken(server().url, fault);
    onTestFinished(() => broken.close());
    const { printed } = await check(broken.url, '--json', ...more);
    return findings(printed);
  }

  it('has no call of the default path', async () => {
    const all = await seen(
      async ({ path }, ask) => (path === '/api/orders' ? page() : ask()),
      ...['--probe', '/api/orders', '--origin', PORTAL],
    );
    for (const name of ['bearer', 'unauthorized', 'logout']) {
      expect(all[name], name).toMatchObject({ state: 'unchecked' });
    }
    expect(all.bearer?.finding).toBe(NO_PROBE);
    expect(all.unauthorized?.finding).toBe(NO_PROBE);
    expect(all.logout?.finding).toBe(
      'POST /api/account/logout returns Code 0. Whether the session ends cannot be seen: GET /api/orders does not exist: set another path with --probe.',
    );
  });

  it('has no logout of the default path', async () => {
    const all = await seen(async ({ path }, ask) => (path.endsWith('/logout') ? page() : ask()));
    expect(all.logout).toEqual({
      state: 'unchecked',
      finding: 'POST /api/account/logout does not exist: set another path with --logout.',
    });
  });

  it('must not answer a call that exists with its page if there is no session', async () => {
    const all = await seen(async ({ path }, ask) => {
      const answer = await ask();
      return path === '/api/probe' && answer.status === 401 ? page() : answer;
    });
    expect(all.bearer?.state).toBe('passes');
    expect(all.unauthorized).toMatchObject({
      state: 'fails',
      finding: 'GET /api/probe without a token returns status 200.',
    });
    expect(all.logout?.finding).toBe(
      'GET /api/probe returns status 200 after POST /api/account/logout.',
    );
  });
});
