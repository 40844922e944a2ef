import { afterEach, describe, expect, it } from 'vitest';
import { setHeaders } from '../../../src/api/requestHeaders';
import { resolveTarget } from '../../../src/api/requestTarget';

/** Ways to write an address of another origin, or one that looks like the page's own. */
const FOREIGN = [
  'https://evil.example/x',
  'HTTPS://EVIL.EXAMPLE/x',
  'http://evil.example:8080/x',
  '//evil.example/x',
  '///evil.example/x',
  '////evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example/x',
  '\\/evil.example/x',
  '/\t/evil.example/x',
  '/\n/evil.example/x',
  '\t//evil.example/x',
  ' //evil.example/x',
  'https:evil.example/x',
  'https:\\\\evil.example\\x',
  'ht\ttps://evil.example/x',
  `https://${location.host}@evil.example/x`,
  `https://${location.host}:x@evil.example/x`,
  `https://${location.hostname}.evil.example/x`,
  `${location.origin}1/x`,
  `https://evil.example#@${location.host}/`,
  `https://evil.example?@${location.host}/`,
  `https://evil.example\\@${location.host}/`,
  'data:text/plain,x',
  'blob:https://evil.example/1',
  'javascript:x',
];

/** The page's own origin as a server: without a base address, as a path, and written out. */
const BASES = ['', '/api', `${location.origin}/`];

afterEach(() => document.head.replaceChildren());

/** Returns the headers of a POST to an address. */
function headersTo(url: string, base: string, cookie = 'the-cookie'): Headers {
  const headers = new Headers();
  setHeaders({ headers, body: null, method: 'POST' }, resolveTarget(url, base), 'the-token', {
    languageTag: () => 'de',
    csrf: () => ({ cookie: '', header: '' }),
    readCookie: () => cookie,
  });
  return headers;
}

const secretsTo = (url: string, base: string) => {
  const headers = headersTo(url, base);
  return [headers.get('Authorization'), headers.get('X-XSRF-TOKEN')];
};

it('has no CSRF header if the value of the cookie does not fit into a header', () => {
  for (const cookie of ['\u20ac', 'a\nb', '\u00e9']) {
    expect(headersTo('/x', '', cookie).get('X-XSRF-TOKEN'), cookie).toBeNull();
  }
  expect(headersTo('/x', '').get('X-XSRF-TOKEN')).toBe('the-cookie');
});

describe('a request to another origin', () => {
  it.each(FOREIGN)('gets neither token nor CSRF header: %j', (url) => {
    for (const base of BASES) {
      const target = resolveTarget(url, base);
      // As paths of the server they stay there.
      if (target.url.origin === location.origin) expect(target.url.host).toBe(location.host);
      else expect(secretsTo(url, base), base).toEqual([null, null]);
      expect(target.trusted).toBe(target.url.origin === location.origin);
    }
  });

  it('cannot be disguised by an object that becomes another text each time', () => {
    const texts = ['/api/probe', 'https://evil.example/x'];
    const url = { toString: () => texts.shift() ?? 'https://evil.example/x' };
    const target = resolveTarget(url as unknown as string, '');
    expect([target.path, target.url.href]).toEqual(['/api/probe', `${location.origin}/api/probe`]);
  });

  it('goes where the browser sends it', () => {
    for (const url of FOREIGN.filter((one) => !/^\/(?![/\\])/.test(one))) {
      expect(resolveTarget(url, '').url.href).toBe(new URL(url, location.href).href);
    }
  });

  it('is not made of a path by a <base> of the page', () => {
    const base = document.createElement('base');
    base.href = 'https://evil.example/';
    document.head.append(base);
    for (const url of ['/api/probe', 'api/probe', '../api/probe', '?x', '']) {
      for (const apiBase of ['', '/api', 'api']) {
        expect(resolveTarget(url, apiBase).url.origin, `${apiBase} ${url}`).toBe(location.origin);
        expect(secretsTo(url, apiBase)).toEqual(['Bearer the-token', 'the-cookie']);
      }
    }
  });
});
