import { describe, expect, it } from 'vitest';
import { faults } from '../../demo/server/http/faults';
import { startServer } from '../../demo/server/server';
import { bearer, call, loginBody } from './support/client';
import { useServer } from './support/useServer';

describe('a fault asked for', { timeout: 120_000 }, () => {
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
  ])('is given: %s', async (fault, status, text) => {
    const answer = await login(fault);
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status, text });
  });

  it('is given: no-token', async () => {
    const answer = await (await login('no-token')).json();
    expect(answer.Code).toBe(0);
    expect(answer.Data).not.toHaveProperty('token');
  });

  it('is given: slow, with the answer of the call at its end', async () => {
    expect(await (await login('slow:20')).json()).toMatchObject({
      Code: 0,
      Data: { UserId: 'ada' },
    });
  });

  it('is given: slow, which ends early when the client gives up', async () => {
    const giveUp = new AbortController();
    const answer = login('slow', giveUp.signal);
    giveUp.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  it('is given: offline, a connection that breaks', async () => {
    await expect(login('offline')).rejects.toThrow('fetch failed');
  });

  it('is given: hang, which ends when the server closes', async () => {
    const other = await startServer({ quickHashes: true, record: true });
    const answer = fetch(`${other.url}/api/probe`, { headers: { 'demo-fault': 'hang' } });
    const failed = expect(answer).rejects.toThrow('fetch failed');
    await expect.poll(() => other.requests.length).toBe(1);
    await other.close();
    await failed;
  });

  it('can be asked for by a cookie', async () => {
    const headers = { Cookie: 'demo-fault=code7' };
    expect((await call(server(), 'GET', '/api/probe', { headers })).body.Code).toBe(7);
  });

  it('can be meant for one call, by the last part of its path', async () => {
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

  it('is recorded with the call that asked for it', async () => {
    await login('code7');
    const last = server().requests.at(-1);
    expect(last).toMatchObject({ method: 'POST', path: '/api/account/login', body });
    expect(last?.headers['demo-fault']).toBe('code7');
  });

  it('is ignored where it has no such name', async () => {
    expect(await (await login('constructor')).json()).toMatchObject({ Code: 0 });
  });

  it('is one of those tested here', () => {
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

  it('answers as ever, and records nothing unless told to', async () => {
    const headers = { 'demo-fault': 'code7', ...(await bearer(server(), 'ada', 'northgate-ada')) };
    expect((await call(server(), 'GET', '/api/probe', { headers })).body.Code).toBe(0);
    expect(server().requests).toEqual([]);
  });
});
