// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { login } from '../../../src/api/providers';
import { CLIENT_ID } from '../support/client';
import { failureOf, useApiServer } from './support/apiServer';

const ABROAD = 'https://portal.example/page';

describe('a request', () => {
  const api = useApiServer();
  const token = { getToken: () => 'abc.DEF-123' };
  const csrf = { readCookie: (name: string) => (name === 'XSRF-TOKEN' ? 'one' : undefined) };
  /** The server repeats the cookie's rule only where the call carries one. */
  const cookie = { headers: { Cookie: 'XSRF-TOKEN=one' } };

  it('is sent as JSON', async () => {
    const request = api.client();
    await failureOf(request('/api/probe', { method: 'POST', body: { Größe: 1 } }));
    const { method, path, headers, body } = api.last();
    expect({ method, path, body }).toEqual({
      method: 'POST',
      path: '/api/probe',
      body: { Größe: 1 },
    });
    expect(headers['content-type']).toBe('application/json');
    expect(headers.accept).toBe('application/json');
  });

  it('without a body is a GET without a content type', async () => {
    await failureOf(api.client()('/api/probe?day=1'));
    const { method, query, headers, body } = api.last();
    expect({ method, query, body }).toEqual({ method: 'GET', query: '?day=1', body: undefined });
    expect(headers['content-type']).toBeUndefined();
  });

  it('carries the headers of its caller', async () => {
    const headers = { Accept: 'text/csv', 'X-Trace': '7' };
    await failureOf(api.client()('/api/probe', { headers }));
    expect(api.last().headers).toMatchObject({ accept: 'text/csv', 'x-trace': '7' });
  });

  it('carries the current language of the element', async () => {
    let language = 'de';
    const request = api.client({ languageTag: () => language });
    await failureOf(request('/api/probe'));
    expect(api.last().headers['accept-language']).toBe('de');
    language = 'zh-CN';
    await failureOf(request('/api/probe', { method: 'POST', body: {} }));
    expect(api.last().headers['accept-language']).toBe('zh-CN');
  });

  it('carries the language to a base address of another origin, but to no foreign origin', async () => {
    const settings = { languageTag: () => 'de', apiBase: () => api.server.url };
    await failureOf(api.client(settings, ABROAD)('/api/probe'));
    expect(api.last().headers['accept-language']).toBe('de');
    const foreign = api.client({ ...settings, apiBase: () => 'https://api.example' }, ABROAD);
    await failureOf(foreign(`${api.server.url}/api/probe?foreign`));
    expect(api.last()).toMatchObject({ query: '?foreign' });
    expect(api.last().headers['accept-language']).not.toBe('de');
  });

  it.each(['Accept-Language', 'accept-language'])(
    'keeps a language of its caller: %s',
    async (name) => {
      const request = api.client({ languageTag: () => 'de' });
      await failureOf(request('/api/probe', { headers: { [name]: 'fr, en;q=0.5' } }));
      expect(api.last().headers['accept-language']).toBe('fr, en;q=0.5');
    },
  );

  it('of a signed-in user carries the bearer token', async () => {
    const signIn = api.client();
    const user = await login(signIn, { userId: 'ben', password: 'northgate-ben' }, CLIENT_ID);
    const request = api.client({ getToken: () => user.token });
    expect(await request('/api/probe', { envelope: true })).toMatchObject({ UserId: 'ben' });
    expect(api.last().headers.authorization).toBe(`Bearer ${user.token}`);
  });

  it('of a signed-out visitor carries no Authorization header', async () => {
    await failureOf(api.client()('/api/probe'));
    expect(api.last().headers.authorization).toBeUndefined();
  });

  it('carries the token to a base address of another origin', async () => {
    const base = { apiBase: () => `${api.server.url}/` };
    await failureOf(api.client({ ...token, ...base }, ABROAD)('/api/probe'));
    expect(api.last()).toMatchObject({
      path: '/api/probe',
      headers: { authorization: 'Bearer abc.DEF-123' },
    });
  });

  it('carries the token to the page itself although a base address is set', async () => {
    const request = api.client({ ...token, apiBase: () => 'https://api.example' });
    await failureOf(request('../api/probe'));
    expect(api.last().headers.authorization).toBe('Bearer abc.DEF-123');
  });

  it.each([
    ['no base address', ''],
    ['a base address elsewhere', 'https://api.example'],
    ['a base address that only begins alike', 'http://127.0.0.1'],
  ])('carries no token to a foreign origin, with %s', async (_, base) => {
    const request = api.client({ ...token, apiBase: () => base }, ABROAD);
    await failureOf(request(`${api.server.url}/api/probe`));
    expect(api.last().headers.authorization).toBeUndefined();
  });

  it('treats an address that starts with two slashes as another host', async () => {
    const foreign = api.server.url.replace('http:', '');
    const settings = { ...token, apiBase: () => 'http://api.example' };
    await failureOf(api.client(settings, 'http://portal.example/')(`${foreign}/api/probe?slashes`));
    expect(api.last().query).toBe('?slashes');
    expect(api.last().headers.authorization).toBeUndefined();
  });

  it('omits a token that is not a valid header value', async () => {
    const request = api.client({ getToken: () => 'abc\r\nX-Evil: 1' });
    await failureOf(request('/api/probe'));
    expect(api.last().headers).not.toHaveProperty('authorization');
    expect(api.last().headers).not.toHaveProperty('x-evil');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post'])(
    'that changes something at a relative address repeats the CSRF cookie: %s',
    async (method) => {
      await failureOf(api.client({ ...csrf })('/api/probe', { ...cookie, method }));
      expect(api.last().headers['x-xsrf-token']).toBe('one');
    },
  );

  it.each(['GET', 'HEAD', 'get'])('sends no CSRF header if it only reads: %s', async (method) => {
    await api
      .client({ ...csrf })('/api/probe', { ...cookie, method })
      .catch(() => {});
    expect(api.last().method).toBe(method.toUpperCase());
    expect(api.last().headers).not.toHaveProperty('x-xsrf-token');
  });

  it('sends no CSRF header to an absolute base address', async () => {
    const request = api.client({ ...csrf, apiBase: () => api.server.url });
    await failureOf(request('/api/probe', { method: 'POST', body: {} }));
    expect(api.last().headers).not.toHaveProperty('x-xsrf-token');
  });

  it('sends no CSRF header to an absolute address, its own origin included', async () => {
    const request = api.client({ ...csrf });
    await failureOf(request(`${api.server.url}/api/probe`, { method: 'POST', body: {} }));
    expect(api.last().path).toBe('/api/probe');
    expect(api.last().headers).not.toHaveProperty('x-xsrf-token');
  });

  it('sends the CSRF header below a relative base address', async () => {
    const request = api.client({ ...csrf, apiBase: () => '/api/' });
    await failureOf(request('/probe', { ...cookie, method: 'POST', body: {} }));
    expect(api.last().path).toBe('/api/probe');
    expect(api.last().headers['x-xsrf-token']).toBe('one');
  });

  it('uses the current CSRF cookie and header names of the integrator', async () => {
    let pair = { cookie: 'A', header: 'X-A' };
    const request = api.client({ csrf: () => pair, readCookie: (name) => `value-of-${name}` });
    pair = { cookie: 'B', header: 'X-B' };
    await failureOf(request('/api/probe', { method: 'POST', body: {} }));
    expect(api.last().headers['x-b']).toBe('value-of-B');
    expect(api.last().headers).not.toHaveProperty('x-a');
  });

  it('uses the default names if the integrator sets empty ones', async () => {
    const request = api.client({ ...csrf, csrf: () => ({ cookie: '', header: '' }) });
    await failureOf(request('/api/probe', { ...cookie, method: 'POST', body: {} }));
    expect(api.last().headers['x-xsrf-token']).toBe('one');
  });
});
