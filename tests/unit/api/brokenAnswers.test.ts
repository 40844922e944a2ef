// @vitest-environment node
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientOn, failureOf } from '../../server/api/support/apiServer';

describe('an interrupted response', () => {
  let proxy: Server;
  afterEach(() => {
    proxy.closeAllConnections();
    proxy.close();
    vi.unstubAllGlobals();
  });

  /**
   * A proxy that starts a response and does not finish it, which the reference server never does.
   */
  async function brokenProxy(then: (response: ServerResponse) => void = () => {}): Promise<string> {
    proxy = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '99' });
      response.write('{"Code":0,', () => then(response));
    });
    await new Promise<void>((listening) => void proxy.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/api/probe`;
  }

  it('is a network failure', async () => {
    const url = await brokenProxy((response) => response.destroy());
    expect(await failureOf(clientOn(url)(url))).toMatchObject({ reason: 'network' });
  });

  it('is a timeout if it stalls', async () => {
    const url = await brokenProxy();
    const failure = await failureOf(clientOn(url)(url, { timeout: 50 }));
    expect(failure).toMatchObject({ reason: 'timeout' });
  });

  it('is aborted if the caller aborts meanwhile', async () => {
    const caller = new AbortController();
    const url = await brokenProxy(() => caller.abort());
    const failure = await failureOf(clientOn(url)(url, { signal: caller.signal }));
    expect(failure).toMatchObject({ reason: 'aborted' });
  });
});

describe('a timeout of 0', () => {
  it('disables the timeout', async () => {
    const waiting = createServer((_, response) => void setImmediate(() => response.end('7')));
    await new Promise<void>((listening) => void waiting.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(waiting.address() as AddressInfo).port}/`;
    expect(await clientOn(url)(url, { timeout: 0 })).toBe(7);
    waiting.closeAllConnections();
    waiting.close();
  });
});
