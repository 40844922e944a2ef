import { describe, expect, it } from 'vitest';
import { isMissing } from '../../../src/cli/calls/missingCall';
import { clock } from '../support/clock';
import { useServer } from '../support/useServer';
import { type Fault, withStatus } from './broken';
import { findingsOf } from './run';

const PORTAL = 'https://intranet.example';
/** How the paths begin that no server has. */
const UNKNOWN = '/backoffice-check-';
const NO_PROBE = 'GET /api/orders does not exist: set another path with --probe.';

/** The page of a single-page application, as its server sends it for every unknown path. */
const page = () =>
  new Response('<!doctype html><div id="app"></div>', {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' },
  });

describe('a server that answers unknown paths with its page', () => {
  const time = clock();
  const server = useServer({ allowOrigins: [PORTAL], now: time.now });

  function seen(fault: Fault, ...more: string[]) {
    time.pass({ minutes: 16 });
    return findingsOf(server().url, fault, ...more);
  }

  it('has no call of the default path', async () => {
    const all = await seen(
      async ({ path }, ask) =>
        path === '/api/orders' || path.startsWith(UNKNOWN) ? page() : ask(),
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
    const all = await seen(async ({ path }, ask) =>
      path.endsWith('/logout') || path.startsWith(UNKNOWN) ? page() : ask(),
    );
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

  it('must not answer an existing call with its sign-in page, whatever the token', async () => {
    const all = await seen(
      async ({ path }, ask) => (path === '/api/orders' ? page() : ask()),
      ...['--probe', '/api/orders'],
    );
    expect(all.unauthorized).toMatchObject({
      state: 'fails',
      finding: 'GET /api/orders without a token returns status 200.',
    });
    expect(all.logout?.finding).toBe(
      'GET /api/orders returns status 200 after POST /api/account/logout.',
    );
  });

  it('must not answer the logout with a page', async () => {
    const all = await seen(async ({ path }, ask) => {
      const answer = await ask();
      return path.endsWith('/logout') ? page() : answer;
    });
    expect(all.logout).toMatchObject({
      state: 'fails',
      finding: 'POST /api/account/logout returns status 200 and text/html, not Code 0.',
    });
  });

  it.each([
    ['text/html', true],
    ['application/xml', false],
    ['text/plain', false],
    [undefined, true],
  ])('sends a page if its content type is %s: %s', async (type, isPage) => {
    const headers = new Headers(type ? { 'content-type': type } : {});
    const answer = { call: '', status: 200, headers, text: ' <a>', json: undefined };
    expect(await isMissing(answer, async () => answer)).toBe(isPage);
  });

  it('is judged without a token if the call with the token gets no answer', async () => {
    const all = await seen(
      async ({ path, headers }, ask) => {
        if (path !== '/api/probe') return ask();
        const answer = await ask();
        if (answer.status !== 401) return new Promise(() => {});
        return headers.has('authorization') ? answer : withStatus(answer, 403);
      },
      ...['--timeout', '1'],
    );
    expect(all.bearer?.finding).toBe('GET /api/probe got no answer within 1 s.');
    expect(all.unauthorized).toMatchObject({
      state: 'fails',
      finding: 'GET /api/probe without a token returns status 403.',
    });
  });
});
