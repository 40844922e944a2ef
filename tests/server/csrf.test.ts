import { describe, expect, it } from 'vitest';
import { bearer, call, loginBody } from './support/client';
import { useServer } from './support/useServer';

describe('the CSRF cookie', () => {
  const server = useServer({ allowOrigins: ['https://intranet.example'] });
  const body = loginBody('ada', 'northgate-ada');
  const login = (headers: Record<string, string>) =>
    call(server(), 'POST', '/api/account/login', { body, headers });

  it('is set by a GET response, is readable by scripts and is not replaced', async () => {
    const first = await call(server(), 'GET', '/api/probe');
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/);
    const headers = { Cookie: cookie.split(';')[0] ?? '' };
    const second = await call(server(), 'GET', '/api/probe', { headers });
    expect(second.headers.get('set-cookie')).toBeNull();
  });

  it('must be repeated in the header of a changing request', async () => {
    const Cookie = 'XSRF-TOKEN=one';
    const repeated = await login({ Cookie, 'X-XSRF-TOKEN': 'one' });
    expect(repeated.body.Code).toBe(0);
    const bad: Record<string, string>[] = [{}, { 'X-XSRF-TOKEN': 'other' }, { 'X-XSRF-TOKEN': '' }];
    for (const header of bad) {
      const refused = await login({ Cookie, ...header });
      expect(refused.status).toBe(403);
      expect(refused.body).toEqual({
        Code: 1403,
        Message: 'The header X-XSRF-TOKEN does not repeat the cookie XSRF-TOKEN.',
        Data: null,
      });
    }
  });

  it('may be any of several that the browser sends', async () => {
    const Cookie = 'XSRF-TOKEN=of-a-domain; other=1; XSRF-TOKEN=two%3D; XSRF-TOKEN=';
    for (const value of ['of-a-domain', 'two=']) {
      expect((await login({ Cookie, 'X-XSRF-TOKEN': value })).body.Code).toBe(0);
    }
    for (const value of ['other', '', '1']) {
      expect((await login({ Cookie, 'X-XSRF-TOKEN': value })).body.Code).toBe(1403);
    }
  });

  it('protects every changing request', async () => {
    const signedIn = await bearer(server(), 'ada', 'northgate-ada');
    const paths = ['/api/account/resetpwd', '/api/account/logout', '/users/authenticate'];
    for (const path of [...paths, '/api/probe']) {
      const headers = { Cookie: 'XSRF-TOKEN=one', ...signedIn };
      expect((await call(server(), 'POST', path, { body: {}, headers })).body.Code).toBe(1403);
    }
    expect((await call(server(), 'GET', '/api/probe', { headers: signedIn })).status).toBe(200);
  });

  it('is not required for reading requests', async () => {
    const headers = {
      Cookie: 'XSRF-TOKEN=one',
      ...(await bearer(server(), 'ada', 'northgate-ada')),
    };
    expect((await call(server(), 'GET', '/api/probe', { headers })).status).toBe(200);
  });

  it('is not required from clients without cookies', async () => {
    expect((await login({})).body.Code).toBe(0);
    const headers = await bearer(server(), 'ada', 'northgate-ada');
    const echo = await call(server(), 'POST', '/api/probe', { body: { a: 1 }, headers });
    expect(echo.body).toEqual({ Code: 0, Message: '', Data: { a: 1 } });
  });

  it('is required from pages of foreign origins', async () => {
    const refused = await login({ Origin: 'https://evil.example' });
    const { host } = new URL(server().url);
    const Message = `Calls from https://evil.example are not allowed: the header Host is ${host}, and ALLOW_ORIGINS does not contain this origin.`;
    expect(refused).toMatchObject({ status: 403, body: { Code: 1403, Message } });
    expect((await login({ Origin: 'null' })).status).toBe(403);
    expect((await login({ Origin: 'https://intranet.example' })).body.Code).toBe(0);
    expect((await login({ Origin: server().url })).body.Code).toBe(0);
    const behindTls = server().url.replace('http:', 'https:');
    expect((await login({ Origin: behindTls })).body.Code).toBe(0);
  });

  it('is not required from an allowed origin, which sends it but cannot read it', async () => {
    // Two ports of one machine share their cookies.
    const Cookie = 'XSRF-TOKEN=one';
    expect((await login({ Origin: 'https://intranet.example', Cookie })).body.Code).toBe(0);
    expect((await login({ Origin: server().url, Cookie })).status).toBe(403);
    expect((await login({ Origin: 'https://evil.example', Cookie })).status).toBe(403);
  });
});
