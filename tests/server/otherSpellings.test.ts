import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { bearer, call } from './support/client';
import { useServer } from './support/useServer';

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
