import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { countedAddress } from '../../demo/server/http/address';
import { type RunningServer, startServer } from '../../demo/server/server';
import { call, loginBody } from './support/client';

describe('sign-in attempts from one address', { timeout: 120_000 }, () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ trustProxy: true, demo: true, quickHashes: true });
  }, 120_000);
  afterAll(() => server?.close());

  const login = (from: string, userId: string, password: string, more = {}) =>
    call(server, 'POST', '/api/account/login', {
      body: loginBody(userId, password),
      headers: { 'X-Forwarded-For': from, ...more },
    });

  it('lock only that address after sixty failures, whatever its headers claim', async () => {
    const names = Array.from({ length: 60 }, (_, n) => `guess${n}`);
    await Promise.all(names.map((name) => login('203.0.113.7', name, 'wrong')));
    const locked = await login('203.0.113.7', 'chen', 'northgate-chen');
    expect(locked.body.Code).toBe(1029);
    const disguised = await login('198.51.100.1, 203.0.113.7', 'chen', 'northgate-chen');
    expect(disguised.body.Code).toBe(1029);
    const other = '198.51.100.1';
    for (const name of ['Forwarded', 'X-Real-IP', 'X-Client-IP', 'True-Client-IP']) {
      const more = { [name]: name === 'Forwarded' ? `for=${other}` : other };
      const { body } = await login('203.0.113.7', 'chen', 'northgate-chen', more);
      expect(body.Code, name).toBe(1029);
    }
    expect((await login('203.0.113.8', 'chen', 'northgate-chen')).body.Code).toBe(0);
  });

  it('are counted by the address of the connection if no load balancer is trusted', async () => {
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

describe('the address by which attempts are counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7:40000 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:40000', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('is read from %s as %s', (written, counted) => expect(countedAddress(written)).toBe(counted));

  it.each(['', 'unknown', '_hidden', '203.0.113', '203.0.113.7:x', '[::1', 'evil.example'])(
    'is not read from "%s"',
    (written) => expect(countedAddress(written)).toBeUndefined(),
  );

  it('is the same for a whole IPv6 network and for every port of the load balancer', async () => {
    const server = await startServer({ trustProxy: true, demo: true, quickHashes: true });
    onTestFinished(() => server.close());
    const guess = (from: string, name: string) =>
      call(server, 'POST', '/api/account/login', {
        body: loginBody(name, 'wrong'),
        headers: { 'X-Forwarded-For': from },
      });
    for (const from of ['2001:db8:1:2::', '10.9.9.8:400']) {
      const answers = await Promise.all(
        Array.from({ length: 70 }, (_, n) => guess(`${from}${n + 10}`, `${from}${n}`)),
      );
      expect(answers.filter(({ body }) => body.Code === 1001)).toHaveLength(60);
    }
  });
});
