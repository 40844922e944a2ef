import { describe, expect, it } from 'vitest';
import { readOrigins } from '../../demo/server/http/readOrigins';
import { call, loginBody } from './support/client';
import { useServer } from './support/useServer';

const PORTAL = 'https://intranet.example';
const preflight = {
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'authorization,content-type,x-xsrf-token',
};

describe('a page of another origin', () => {
  const server = useServer({ allowOrigins: [PORTAL] });
  const ask = (origin: string) =>
    call(server(), 'OPTIONS', '/api/account/login', { headers: { Origin: origin, ...preflight } });

  it('may call if it is allowed, with token, JSON, CSRF header and cookies', async () => {
    const { status, headers } = await ask(PORTAL);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(PORTAL);
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(',');
    expect(allowed).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'x-xsrf-token']),
    );
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect(headers.get('vary')).toContain('Origin');
  });

  it('gets nothing if it is not allowed', async () => {
    for (const origin of ['https://evil.example', 'https://intranet.example.evil.example']) {
      expect((await ask(origin)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('can read every kind of response, errors included', async () => {
    const headers = { Origin: PORTAL };
    const probe = await call(server(), 'GET', '/api/probe', { headers });
    expect(probe.status).toBe(401);
    expect(probe.headers.get('access-control-allow-origin')).toBe(PORTAL);
    const large = await call(server(), 'POST', '/api/account/login', {
      headers,
      body: { UserId: 'x'.repeat(70_000) },
    });
    expect(large.status).toBe(413);
    expect(large.headers.get('access-control-allow-origin')).toBe(PORTAL);
  });

  it('gets absolute avatar URLs', async () => {
    const { body } = await call(server(), 'POST', '/api/account/login', {
      headers: { Origin: PORTAL },
      body: loginBody('ada', 'northgate-ada'),
    });
    expect(body.Data.Avatar).toBe(`${server().url}/northgate/avatars/ada.svg`);
    expect((await fetch(body.Data.Avatar)).headers.get('content-type')).toBe('image/svg+xml');
  });
});

describe('ALLOW_ORIGINS', () => {
  it('may be written as URLs, with blanks between them', () => {
    expect(
      readOrigins('http://localhost:5173/, https://ERP.example:443 ,,capacitor://localhost/'),
    ).toEqual(['http://localhost:5173', 'https://erp.example', 'capacitor://localhost']);
    expect(readOrigins(undefined)).toEqual([]);
  });

  it('is refused with a sentence if it contains no URL', () => {
    expect(() => readOrigins('localhost')).toThrow(
      'ALLOW_ORIGINS contains "localhost", but must be a list of origins such as https://erp.example.',
    );
  });
});
