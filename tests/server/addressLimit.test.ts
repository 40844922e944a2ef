import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../demo/server/server';
import { call, loginBody } from './support/client';

describe('sign-in attempts from one address', { timeout: 120_000 }, () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ trustProxy: true, quickHashes: true });
  }, 120_000);
  afterAll(() => server?.close());

  const login = (from: string, userId: string, password: string) =>
    call(server, 'POST', '/api/account/login', {
      body: loginBody(userId, password),
      headers: { 'X-Forwarded-For': from },
    });

  it('lock that address after sixty failures, whatever it claims to be, and no other', async () => {
    const names = Array.from({ length: 60 }, (_, n) => `guess${n}`);
    await Promise.all(names.map((name) => login('203.0.113.7', name, 'wrong')));
    const locked = await login('203.0.113.7', 'chen', 'northgate-chen');
    expect(locked.body.Code).toBe(1029);
    const disguised = await login('198.51.100.1, 203.0.113.7', 'chen', 'northgate-chen');
    expect(disguised.body.Code).toBe(1029);
    expect((await login('203.0.113.8', 'chen', 'northgate-chen')).body.Code).toBe(0);
  });

  it('are counted by the connection where no balancer is trusted', async () => {
    const direct = await startServer({ quickHashes: true });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        call(direct, 'POST', '/api/account/resetpwd', {
          body: { Action: 'vefiry', Id: 'AAAAA-AAAAA' },
          headers: { 'X-Forwarded-For': `203.0.113.${n}` },
        }),
      ),
    );
    await direct.close();
    expect(answers.some(({ body }) => body.Code === 1029)).toBe(true);
  });
});
