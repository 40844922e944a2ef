import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen, stop } from '../../../demo/server/http/listen';
import { clock } from '../support/clock';
import { useServer } from '../support/useServer';
import { type Fault, withBody } from './broken';
import { check, findingsOf } from './run';

describe('the details of a finding', () => {
  const time = clock();
  const server = useServer({ now: time.now });

  /** Checks the reference server behind a fault. */
  function seen(fault: Fault, ...more: string[]) {
    time.pass({ minutes: 16 });
    return findingsOf(server().url, fault, ...more);
  }

  it.each([
    [{ Code: '0', Message: '' }, 'Code is the string "0"'],
    [{ Code: null }, 'Code is null'],
    [{ code: 0, message: '', data: {} }, '"code" must be written "Code"'],
    [{ Code: 1, Message: ['No.'] }, 'Message is an array'],
    [{ error: 'No.' }, 'Code is missing, the keys are "error"'],
    [{}, 'Code is missing, there are no keys'],
    [[], 'it is an array'],
    ['"yes"', 'it is the string "yes"'],
    ['7', 'it is the number 7'],
    ['null', 'it is null'],
  ])('names the mistake in %j', async (body, mistake) => {
    const all = await seen(async ({ path }, ask) =>
      path === '/api/account/login' ? withBody(await ask(), body) : ask(),
    );
    expect(all.login).toEqual({
      state: 'unchecked',
      finding: `The answer is not an envelope: ${mistake}.`,
    });
    expect(all.envelope).toMatchObject({
      state: 'fails',
      finding: `POST /api/account/login is not answered with an envelope: ${mistake}.`,
    });
  });

  it.each([
    [7, 'it is the number 7'],
    ['', 'it is an empty string'],
    [undefined, 'in Data the keys are "UserId", "Role"'],
  ])('names a token that is %j', async (token, mistake) => {
    const all = await seen(async ({ path }, ask) => {
      const Data = { UserId: 'ada', Role: 3, token };
      return path === '/api/account/login' ? Response.json({ Code: 0, Data }) : ask();
    });
    expect(all.token?.finding).toBe(
      `Code 0 without a token does not sign the user in: ${mistake}.`,
    );
    expect(all.role?.finding).toContain('Role is the number 3, so no user is an administrator');
  });

  it('names the keys of a response without Data', async () => {
    const all = await seen(async ({ path }, ask) =>
      path === '/api/account/login' ? Response.json({ Code: 0, data: { token: 'a' } }) : ask(),
    );
    expect(all.token?.finding).toMatch(/: there is no Data, the keys are "Code", "data"\.$/);
  });

  it('names the character of a token that is not valid in a header', async () => {
    const all = await seen(async ({ path }, ask) => {
      const Data = { Role: 'ADMIN', token: 'two words' };
      return path === '/api/account/login' ? Response.json({ Code: 0, Data }) : ask();
    });
    expect(all.token?.finding).toBe(
      'The token contains the character U+0020, which is not allowed in a header.',
    );
    const state = 'unchecked';
    for (const name of ['bearer', 'logout']) expect(all[name], name).toMatchObject({ state });
  });

  it('names the options for a server without password reset', async () => {
    const all = await seen(async ({ path }, ask) =>
      path.endsWith('/resetpwd') ? new Response('Not found', { status: 404 }) : ask(),
    );
    for (const name of ['reset', 'reset-code']) {
      expect(all[name]).toMatchObject({
        state: 'fails',
        finding: expect.stringContaining('status 404'),
        fix: expect.stringContaining('--skip reset --skip reset-code'),
      });
    }
  });

  it('names the cookies of a server without the CSRF cookie', async () => {
    const all = await seen(async (_call, ask) => {
      const answer = await ask();
      if (answer.headers.has('set-cookie')) answer.headers.set('set-cookie', 'csrftoken=a; Path=/');
      return answer;
    });
    expect(all['csrf-cookie']?.finding).toMatch(/XSRF-TOKEN; they set "csrftoken"\.$/);
  });

  it('is that of a server that answers with JSON only if a call asks for it, as the elements do', async () => {
    const accepted: Record<string, string | null> = {};
    const all = await seen(async ({ method, path, headers }, ask) => {
      accepted[`${method} ${path}`] = headers.get('accept');
      const answer = await ask();
      if (answer.status !== 401 || headers.get('accept') === 'application/json') return answer;
      return new Response('', { status: 302, headers: { location: '/login' } });
    });
    expect(all.unauthorized?.state).toBe('passes');
    expect(accepted).toMatchObject({
      'GET /': 'text/html',
      'GET /api/probe': 'application/json',
      'POST /api/account/login': 'application/json',
      'POST /api/account/resetpwd': 'application/json',
    });
  });

  it('sends the CSRF header with the logout', async () => {
    const all = await seen(async ({ path, headers }, ask) => {
      const isRefused = path.endsWith('/logout') && !headers.has('x-xsrf-token');
      return isRefused ? new Response('Forbidden', { status: 403 }) : ask();
    });
    expect(all.logout).toMatchObject({ state: 'passes' });
  });

  it('reports a refused logout, not the session that is left', async () => {
    const all = await seen(async ({ path }, ask) =>
      path.endsWith('/logout') ? new Response('Forbidden', { status: 403 }) : ask(),
    );
    expect(all.logout).toMatchObject({
      finding: 'POST /api/account/logout returns status 403 and text/plain.',
      fix: 'The server refused the call: check its CSRF and origin rules.',
    });
  });

  it('takes no page for a catalog, unless --assets names its folder', async () => {
    const page: Fault = async ({ path }, ask) =>
      path.endsWith('.json')
        ? new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
        : ask();
    expect((await seen(page)).catalog).toEqual({
      state: 'unchecked',
      finding: 'No assets/i18n was found: set the folder of backoffice.js with --assets.',
    });
    expect((await seen(page, '--assets', '/dist')).catalog?.finding).toMatch(
      /dist\/assets\/i18n\/en\.json is not a JSON object: it is text\/html\.$/,
    );
  });

  it('takes no redirect for a page that can be framed', async () => {
    const all = await seen(async ({ path }, ask) => {
      if (path !== '/') return ask();
      const headers = { location: '/login', 'content-type': 'text/html' };
      return new Response('<a href="/login">', {
        status: 302,
        headers: { ...headers, 'x-content-type-options': 'nosniff' },
      });
    });
    expect(all['security-headers']?.state).toBe('passes');
  });

  it('reports an http server behind an https:// address', async () => {
    const plain = createServer((_, answer) => void answer.end('{}'));
    const { port } = await listen(plain, 0, '127.0.0.1');
    onTestFinished(() => stop(plain));
    const { printed, code } = await check(`https://127.0.0.1:${port}`);
    expect(printed).toContain('→ The server uses http: write http:// in the address');
    expect(code).toBe(1);
  });
});
