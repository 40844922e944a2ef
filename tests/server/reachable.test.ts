import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoFolders } from '../../demo/server/demoFolders';
import { isLocal } from '../../demo/server/http/hosts';
import { describeReachable } from './support/describeReachable';
import { makeFolder } from './support/folder';
import { useServer } from './support/useServer';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describeReachable(async () => {
  const folder = await makeFolder();
  folders.push(folder);
  return folder;
});

/** Calls with a Host header of its own, which fetch does not allow. */
function statusFor(port: number, Host: string, path = '/outbox.json'): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: { Host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('a server that only this machine can reach', () => {
  const server = useServer({ hosted: {} });

  it.each(['localhost', 'localhost:1', 'portal.localhost:4400', '127.0.0.1', '127.9.8.7', '[::1]'])(
    'answers to its name %s',
    async (name) => expect(await statusFor(server().port, name)).toBe(200),
  );

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '[::2]',
  ])('refuses calls to %s, which a foreign page may have led to this machine', async (name) => {
    expect(await statusFor(server().port, name)).toBe(421);
    const provider = Number(new URL(server().hosted?.authority ?? '').port);
    expect(await statusFor(provider, name, '/.well-known/openid-configuration')).toBe(421);
  });
});

describe('an invalid Host header', () => {
  const server = useServer({ trustProxy: true, demo: true, hosted: {} });

  it.each(['xn--', 'a b', 'a/b', 'me@localhost', 'a:99999', '[::'])(
    'gets status 400 and no line in the log: "%s"',
    async (name) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      onTestFinished(() => void vi.restoreAllMocks());
      const provider = Number(new URL(server().hosted?.authority ?? '').port);
      for (const port of [server().port, provider]) {
        for (const path of ['/', '/api/probe', '/outbox.json']) {
          expect(await statusFor(port, name, path)).toBe(400);
        }
      }
      expect(log).not.toHaveBeenCalled();
    },
  );

  it('is accepted with any name behind a load balancer', async () => {
    expect(await statusFor(server().port, 'office.example')).toBe(200);
  });
});

describe('a local host', () => {
  it('cannot be reached by other machines', () => {
    for (const host of ['127.0.0.1', 'localhost', 'LOCALHOST', 'a.localhost', '::1', '[::1]']) {
      expect(isLocal(host)).toBe(true);
    }
    for (const host of ['0.0.0.0', '::', '10.0.0.1', 'notlocalhost', '127.0.0.1.nip.example', '']) {
      expect(isLocal(host)).toBe(false);
    }
  });
});

describe('a page without its own policy', () => {
  const plain = useServer({ hosted: {}, folders: demoFolders });

  it.each(['/', '/hosted.html', '/hosts/strict-csp.html'])(
    'may be framed by pages of its origin alone: %s',
    async (path) => {
      const answer = await fetch(plain().url + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    },
  );
});
