import { describe, expect, it } from 'vitest';
import { faults } from '../../demo/server/http/faults';
import { startServer } from '../../demo/server/server';
import { bearer, call, loginBody } from './support/client';
import { useServer } from './support/useServer';

describe('a requested fault', { timeout: 120_000 }, () => {
  const server = useServer({ record: true });
  const body = loginBody('ada', 'northgate-ada');
  const login = (fault: string, signal?: AbortSignal) =>
    fetch(`${server().url}/api/account/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'demo-fault': fault },
      body: JSON.stringify(body),
      signal,
    });

  it.each([
    ['401', 401, '{"Code":401,"Message":"Your session has ended.","Data":null}'],
    ['code7', 200, '{"Code":7,"Message":"The server says seven.","Data":null}'],
    ['html', 200, expect.stringContaining('<h1>')],
    ['truncated', 200, '{"Code":0,"Message":"","Data":{"UserId":"ad'],
    ['500', 500, ''],
    ['500-message', 500, '{"message":"The database is on holiday."}'],
    ['not-envelope', 200, '{"hello":1}'],
  ])('sends the response of %s', async (fault, status, text) => {
    const answer = await login(fault);
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status, text });
  });

  it('no-token omits the token', async () => {
    const answer = await (await login('no-token')).json();
    expect(answer.Code).toBe(0);
    expect(answer.Data).not.toHaveProperty('token');
  });

  it('slow delays the response of the call', async () => {
    const start = performance.now();
    expect(await (await login('slow:50')).json()).toMatchObject({
      Code: 0,
      Data: { UserId: 'ada' },
    });
    expect(performance.now() - start).toBeGreaterThanOrEqual(45);
  });

  it('slow ends early when the client disconnects', async () => {
    const giveUp = new AbortController();
    const answer = login('slow', giveUp.signal);
    giveUp.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  it('offline breaks the connection', async () => {
    await expect(login('offline')).rejects.toThrow('fetch failed');
  });

  it('hang ends when the server closes', async () => {
    const other = await startServer({ quickHashes: true, record: true });
    const answer = fetch(`${other.url}/api/probe`, { headers: { 'demo-fault': 'hang' } });
    const failed = expect(answer).rejects.toThrow('fetch failed');
    await expect.poll(() => other.requests.length).toBe(1);
    await other.close();
    await failed;
  });

  it('can be requested with a cookie', async () => {
    const headers = { Cookie: 'demo-fault=code7' };
    expect((await call(server(), 'GET', '/api/probe', { headers })).body.Code).toBe(7);
  });

  it('can be limited to one call by the last segment of its path', async () => {
    const headers = { Cookie: `demo-fault=${encodeURIComponent('login=code7,probe=500-message')}` };
    const [signIn, probe, reset] = await Promise.all([
      call(server(), 'POST', '/api/account/login', { body, headers }),
      call(server(), 'GET', '/api/probe', { headers }),
      call(server(), 'POST', '/api/account/resetpwd', {
        body: { Action: 'send', UserId: 'nobody' },
        headers,
      }),
    ]);
    expect([signIn.body.Code, probe.status, reset.body.Code]).toEqual([7, 500, 0]);
  });

  it('is recorded with the call that requested it', async () => {
    await login('code7');
    const last = server().requests.at(-1);
    expect(last).toMatchObject({ method: 'POST', path: '/api/account/login', body });
    expect(last?.headers['demo-fault']).toBe('code7');
  });

  it('is ignored if its name is unknown', async () => {
    expect(await (await login('constructor')).json()).toMatchObject({ Code: 0 });
  });

  it('has a test here for every name', () => {
    expect(Object.keys(faults).sort()).toEqual(
      [
        ...['401', '500', '500-message', 'code7', 'hang', 'html', 'no-token', 'not-envelope'],
        ...['offline', 'slow', 'truncated'],
      ].sort(),
    );
  });
});

describe('a server without faults', () => {
  const server = useServer({ faults: false });

  it('answers as usual and records nothing unless configured to', async () => {
    const headers = { 'demo-fault': 'code7', ...(await bearer(server(), 'ada', 'northgate-ada')) };
    expect((await call(server(), 'GET', '/api/probe', { headers })).body.Code).toBe(0);
    expect(server().requests).toEqual([]);
  });
});
