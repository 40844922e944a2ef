import { request } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { call, loginBody } from './support/client';
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
