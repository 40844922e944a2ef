import { describe, expect, it, onTestFinished } from 'vitest';
import { readArguments } from '../../../src/cli/arguments';
import { openServerCalls, type RunOptions } from '../../../src/cli/calls/serverCalls';
import { checks } from '../../../src/cli/checks';
import { runChecks } from '../../../src/cli/runChecks';
import { clock } from '../support/clock';
import { useServer } from '../support/useServer';
import { type Fault, startBroken, withHeaders } from './broken';
import { check, findings } from './run';

const PORTAL = 'https://intranet.example';
const SIGNED_OUT = { state: 'unchecked', finding: 'Requires the test account to be signed in.' };

describe('the checks for pages of other origins', () => {
  const time = clock();
  const server = useServer({ allowOrigins: [PORTAL], now: time.now });

  /** Starts the reference server behind a fault. */
  async function start(fault: Fault) {
    time.pass({ minutes: 16 });
    const broken = await startBroken(server().url, fault);
    onTestFinished(() => broken.close());
    return broken.url;
  }

  /** Checks the reference server behind a fault, for a page of the portal. */
  async function seen(fault: Fault, ...more: string[]) {
    const { printed } = await check(await start(fault), '--origin', PORTAL, '--json', ...more);
    return findings(printed);
  }

  it('do not repeat a wrong password of the account, and later runs of --watch neither', async () => {
    let tried = 0;
    const url = await start(async ({ body }, ask) => {
      if (body.AuthValue === 'northgate-eve') tried += 1;
      return ask();
    });
    const account = ['--user', 'ada', '--password', 'northgate-eve', '--origin', PORTAL];
    const read = readArguments(['check', url, ...account], {});
    if (!('options' in read)) throw new Error('The arguments are wrong.');
    const kept: RunOptions['kept'] = new Map();
    for (let run = 0; run < 2; run++) {
      const results = await runChecks(checks, openServerCalls(read.options, { kept }));
      expect(results.find(({ name }) => name === 'cors')).toMatchObject(SIGNED_OUT);
      expect(tried).toBe(1);
    }
  });

  it('leave no session behind if the server accepts their sign-ins', async () => {
    await server().db.deleteFrom('tokens').execute();
    const all = await seen(async ({ headers }, ask) => {
      headers.delete('cookie');
      headers.delete('x-xsrf-token');
      return ask();
    });
    expect(all['csrf-header']?.state).toBe('fails');
    expect(await server().db.selectFrom('tokens').select('hash').execute()).toEqual([]);
  });

  it('do not take an answer without status 401 for one', async () => {
    const finding =
      'GET /api/orders without a token returns status 404, not 401: set another path with --probe.';
    // Some servers send no CORS headers for unknown paths.
    const all = await seen(
      async ({ path }, ask) => (path === '/api/orders' ? new Response('', { status: 404 }) : ask()),
      ...['--probe', '/api/orders'],
    );
    expect(all.cors).toEqual({ state: 'unchecked', finding });
  });

  it('find a 401 answer that does not allow the origin', async () => {
    const all = await seen(async ({ path }, ask) => {
      const answer = await ask();
      return path === '/api/probe'
        ? withHeaders(answer, { 'access-control-allow-origin': undefined })
        : answer;
    });
    expect(all.cors).toMatchObject({
      state: 'fails',
      finding: `A 401 answer allows no origin, not ${PORTAL}.`,
    });
  });

  it('do not require a CSRF cookie, which only pages of the server itself can read', async () => {
    const all = await seen(async (_call, ask) =>
      withHeaders(await ask(), { 'set-cookie': undefined }),
    );
    const finding = 'The page has another origin, so the elements send no CSRF header.';
    expect(all['csrf-cookie']).toEqual({ state: 'unchecked', finding });
  });

  it('find a server that accepts a call of a foreign page, also if that cannot read the answer', async () => {
    await server().db.deleteFrom('tokens').execute();
    const cookies: (string | null)[] = [];
    const types: (string | null)[] = [];
    const all = await seen(async ({ method, headers }, ask) => {
      if (method === 'POST' && headers.get('origin')?.endsWith('.invalid')) {
        cookies.push(headers.get('cookie'), headers.get('x-xsrf-token'));
        headers.delete('origin');
        types.push(headers.get('content-type'));
        headers.set('content-type', 'application/json');
      }
      return ask();
    });
    expect(all['foreign-origin']).toEqual({
      state: 'fails',
      finding:
        'A POST with Origin: https://backoffice-check.invalid and Content-Type: text/plain is accepted: status 200, Code 0, without a Message.',
      fix: 'Answer 403 to changing calls with an Origin that is neither your own nor allowed, or at least 415 to a Content-Type other than application/json.',
    });
    expect(types).toEqual(['text/plain']);
    // Browsers send no cookie with SameSite=Lax from a page of another site.
    expect(new Set(cookies)).toEqual(new Set([null]));
    expect(await server().db.selectFrom('tokens').select('hash').execute()).toEqual([]);
  });

  it('do not sign in from a foreign page if the account could not sign in', async () => {
    const all = await seen(async (_call, ask) => ask(), '--password', 'northgate-eve');
    expect(all['foreign-origin']).toEqual(SIGNED_OUT);
  });

  it('find nothing wrong with a server that reads only JSON and allows no other origin', async () => {
    const all = await seen(async ({ method, path, headers }, ask) => {
      if (path !== '/api/account/login' || !headers.get('origin')?.endsWith('.invalid'))
        return ask();
      if (method === 'OPTIONS') return new Response(null, { status: 404 });
      headers.delete('origin');
      if (headers.get('content-type') === 'application/json') return ask();
      return Response.json({ Code: 1, Message: 'Incorrect user id or password.', Data: null });
    });
    expect(all['foreign-origin']?.state).toBe('passes');
  });

  it.each([429, 500])('take no status %d for a refusal of a foreign page', async (status) => {
    const all = await seen(async ({ headers, path }, ask) =>
      path.endsWith('/login') && headers.get('origin')?.endsWith('.invalid')
        ? new Response('', { status })
        : ask(),
    );
    expect(all['foreign-origin']).toEqual({
      state: 'unchecked',
      finding: `A POST with Origin: https://backoffice-check.invalid and Content-Type: text/plain returns status ${status}, which is no refusal of the origin.`,
    });
  });

  it('do not sign in again if the account needs a second step, which may mail a code', async () => {
    const origins: (string | null)[] = [];
    const dana = ['--user', 'dana', '--password', 'northgate-dana'];
    const all = await seen(
      async ({ method, path, headers, body }, ask) => {
        if (method === 'POST' && path.endsWith('/login') && body.AuthValue === 'northgate-dana') {
          origins.push(headers.get('origin'));
        }
        return ask();
      },
      ...dana,
    );
    expect(origins).toEqual([null]);
    for (const name of ['csrf-header', 'cors', 'foreign-origin']) {
      expect(all[name], name).toEqual(SIGNED_OUT);
    }
  });

  it.each([
    [403, 1403],
    [200, 1403],
  ])(
    'find a server that refuses the POST calls of the page with status %d, Code %d',
    async (status, Code) => {
      const all = await seen(async ({ method, headers }, ask) => {
        const answer = await ask();
        if (method !== 'POST' || headers.get('origin') !== PORTAL) return answer;
        const body = JSON.stringify({ Code, Message: 'CSRF check failed.', Data: null });
        return new Response(body, { status, headers: answer.headers });
      });
      expect(all.cors).toEqual({
        state: 'fails',
        finding: `A sign-in with Origin: ${PORTAL} returns status ${status}, Code ${Code}, "CSRF check failed."; without Origin, the account signs in.`,
        fix: `Accept changing calls with Origin: ${PORTAL}, without the CSRF header.`,
      });
    },
  );
});
