import { request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { bearer, call, loginBody } from './support/client';
import { useServer } from './support/useServer';

describe('a hostile request', () => {
  const server = useServer();

  /** Sends bytes as they are, and returns the status lines of the answers until the server closes. */
  function raw(text: string): Promise<number[]> {
    return new Promise((resolve) => {
      let answer = '';
      const socket = connect(server().port, '127.0.0.1', () => socket.end(text));
      socket.on('data', (part) => {
        answer += part;
      });
      socket.on('error', () => undefined);
      socket.on('close', () =>
        resolve([...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))),
      );
    });
  }
  const head = (lines: string[], body = '') =>
    [...lines, 'Host: localhost', 'Connection: close', '', body].join('\r\n');
  const LOGIN = ['POST /api/account/login HTTP/1.1', 'Content-Type: application/json'];

  it('is refused with 413 by its announced length, before a body arrives', async () => {
    const status = await new Promise((resolve, reject) => {
      const call = request(`${server().url}/api/account/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Length': 2 ** 30 },
      });
      call.on('response', (answer) => {
        resolve(answer.statusCode);
        call.destroy();
      });
      call.on('error', reject);
      call.write('{');
    });
    expect(status).toBe(413);
  });

  it('is not decompressed', async () => {
    const bomb = gzipSync(
      JSON.stringify({ ...loginBody('ada', 'x'), UserId: 'x'.repeat(10 ** 7) }),
    );
    const answer = await fetch(`${server().url}/api/account/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      body: bomb,
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ Code: 1000 });
  });

  it('may nest its JSON deeply without a server error', async () => {
    for (const body of ['['.repeat(30_000), '['.repeat(30_000) + ']'.repeat(30_000)]) {
      const answer = await call(server(), 'POST', '/api/account/login', { body });
      expect(answer).toMatchObject({ status: 200, body: { Code: 1000 } });
    }
  });

  it.each([
    ['one long header', [`X-Long: ${'x'.repeat(20_000)}`]],
    ['thousands of headers', Array.from({ length: 3000 }, (_, n) => `X-${n}: 1`)],
  ])('is refused with 431 if it has %s', async (_, lines) => {
    expect(await raw(head(['GET / HTTP/1.1', ...lines]))).toEqual([431]);
  });

  it.each([
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 4', 'Content-Length: 5']],
    ['an encoding that is not chunked last', ['Transfer-Encoding: chunked, identity']],
    ['a header without a name', [': x']],
    ['a space before the colon', ['Content-Length : 4']],
  ])('gets one answer, 400, if it has %s', async (_, lines) => {
    const smuggled = `0\r\n\r\n${head(['GET /outbox.json HTTP/1.1'])}`;
    expect(await raw(head([...LOGIN, ...lines], smuggled))).toEqual([400]);
  });

  it('never causes a server error or a line in the log, whatever its bytes', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void log.mockRestore());
    const targets = [
      '*',
      '/%',
      '/%00',
      '/api/../%2e',
      'http://',
      '?',
      '/\xff',
      '//',
      '/api/world/%c0',
    ];
    const methods = [
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'PROPFIND',
      'get',
      '',
    ];
    const hosts = ['Host: localhost', 'Host:', 'Host: xn--', 'Host: a\tb', 'Host: [', 'X: y'];
    for (const target of targets) {
      for (const method of methods) {
        const answers = await Promise.all(
          hosts.map((host) =>
            raw([`${method} ${target} HTTP/1.1`, host, 'Connection: close', '', ''].join('\r\n')),
          ),
        );
        expect(
          answers.flat().filter((status) => status >= 500),
          `${method} ${target}`,
        ).toEqual([]);
      }
    }
    expect(log).not.toHaveBeenCalled();
    expect((await call(server(), 'GET', '/api/probe')).status).toBe(401);
  });
});

describe('a call of the administrators', () => {
  const server = useServer();

  it('is closed to others under every spelling of its address and with every method', async () => {
    const editor = await bearer(server(), 'ben', 'northgate-ben');
    const admin = await bearer(server(), 'ada', 'northgate-ada');
    const USERS = '/api/world/admin/users';
    expect((await call(server(), 'GET', USERS, { headers: admin })).body.Data.total).toBe(41);
    const spellings = [
      USERS,
      `${USERS}/`,
      `/${USERS}`,
      `/api//world/admin/users`,
      `/api/world/./admin/users`,
      '/api/world/x/../admin/users',
      '/API/world/admin/users',
      '/api/World/Admin/Users',
      '/api/world/%61dmin/users',
      '/api/world%2fadmin/users',
      '/api/world/admin%2Fusers',
      '/api/world/admin%00/users',
      '/api/world/admin;x=1/users',
      '/api/world/admin/users;x',
      `${USERS}?role=ADMIN`,
      `${USERS}#x`,
      `${USERS}%20`,
      `${USERS}.json`,
      `${USERS}%3f`,
      '/api/world/admin/users/%2e',
      '/api\\world\\admin\\users',
      '/files/..%2fapi/world/admin/users',
      '/api/world/tickets/../admin/users',
      '/api/world/tickets/%2e%2e/admin/users',
    ];
    expect(spellings).toHaveLength(24);
    for (const path of spellings) {
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        const { status, body } = await sent(method, path, editor);
        expect(body, `${method} ${path}: ${status}`).not.toContain('northgate.example');
        if (method === 'GET') expect([400, 403, 404], path).toContain(status);
      }
    }
    expect((await sent('HEAD', USERS, admin)).status).toBe(200);
    expect((await sent('HEAD', USERS, editor)).status).toBe(403);
    expect((await sent('HEAD', USERS, {})).status).toBe(401);
  });

  it('cannot be made with a header or parameter that names another method', async () => {
    const headers = await bearer(server(), 'ben', 'northgate-ben');
    for (const name of [
      'X-HTTP-Method-Override',
      'X-HTTP-Method',
      'X-Method-Override',
      'X-Original-URL',
      'X-Rewrite-URL',
    ]) {
      const value = name.endsWith('URL') ? '/api/world/admin/users' : 'GET';
      const { status } = await call(server(), 'POST', '/api/world/admin/users?_method=GET', {
        headers: { ...headers, [name]: value },
        body: {},
      });
      expect(status, name).toBe(403);
      const probe = await call(server(), 'GET', '/api/probe', {
        headers: { ...headers, [name]: value },
      });
      expect(probe.body.Data.UserId).toBe('ben');
    }
  });

  /** Sends a path as it is written; fetch would tidy it first. */
  function sent(method: string, path: string, headers: Record<string, string>) {
    return new Promise<{ status: number; body: string }>((resolve, reject) => {
      request({ port: server().port, host: '127.0.0.1', method, path, headers }, (answer) => {
        let body = '';
        answer.on('data', (part) => {
          body += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
      })
        .on('error', reject)
        .end();
    });
  }
});
