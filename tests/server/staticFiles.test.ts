import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedEncoding } from '../../demo/server/files/compressedFile';
import { createFileCache } from '../../demo/server/files/fileCache';
import { type RunningServer, startServer } from '../../demo/server/server';
import { makeFolder } from './support/folder';

const SCRIPT = `${'console.log("hello");\n'.repeat(200)}`;

let home: string;
const pages = new Map<string, string>();
let server: RunningServer;
beforeAll(async () => {
  home = await makeFolder({
    'secret.txt': 'secret',
    'portal/index.html': '<!doctype html><title>Portal</title>',
    'portal/.env': 'secret',
    'portal/sub/index.html': 'sub',
    'portal/page.css': 'p{}',
    'portal/data.json': '{}',
    'portal/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'portal/logo.png': 'png',
    'portal/font.woff2': 'font',
    'portal/strange.xyz': '<script>',
    'dist/backoffice.js': SCRIPT,
    'dist/chunk.mjs': SCRIPT,
    'dist/backoffice.js.map': '{}',
    'dist/chunk-AB12CD34.js': SCRIPT,
  });
  await symlink(join(home, 'secret.txt'), join(home, 'portal/link.txt'));
  server = await startServer({
    quickHashes: true,
    folders: {
      '/': join(home, 'portal'),
      '/dist/': join(home, 'dist'),
      '/gone/': join(home, 'gone'),
    },
    headers: { 'Content-Security-Policy': "default-src 'self'" },
    pages,
  });
}, 120_000);
afterAll(async () => {
  await server?.close();
  await rm(home, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' });

/** Sends a path as it is written; fetch would tidy it first. */
function raw(path: string, headers = {}): Promise<{ status: number; body: Buffer; type?: string }> {
  return new Promise((resolve, reject) => {
    request({ port: server.port, host: '127.0.0.1', path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: Buffer.concat(parts),
          type: answer.headers['content-encoding'],
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a served folder', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/page.css', 'text/css; charset=utf-8'],
    ['/data.json', 'application/json; charset=utf-8'],
    ['/logo.svg', 'image/svg+xml'],
    ['/logo.png', 'image/png'],
    ['/font.woff2', 'font/woff2'],
    ['/strange.xyz', 'application/octet-stream'],
    ['/dist/backoffice.js', 'text/javascript; charset=utf-8'],
    ['/dist/chunk.mjs', 'text/javascript; charset=utf-8'],
    ['/dist/backoffice.js.map', 'application/json; charset=utf-8'],
  ])('sends the content type of %s and forbids sniffing', async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  it('serves pages with a referrer policy and the CSRF cookie', async () => {
    const { headers } = await get('/?from=mail');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    // A shared cache would give everybody the same cookie.
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/);
    expect((await get('/page.css')).headers.get('set-cookie')).toBeNull();
  });

  it('redirects to the index of a folder, with a trailing slash', async () => {
    expect(await (await get('/sub/')).text()).toBe('sub');
    expect((await get('/sub')).headers.get('location')).toBe('/sub/');
    expect((await get('/dist')).headers.get('location')).toBe('/dist/');
  });

  it.each([
    '/nothing.js',
    '/dist/',
    '/gone/',
    '/gone/index.html',
    '/.env',
    '/%2eenv',
    '/../secret.txt',
    '/dist/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/sub/..%2f..%2fsecret.txt',
    '/sub%2findex.html',
    '/link.txt',
    '/page.css%00.html',
    '/%ff',
    '//evil.example',
    '//sub',
    '/sub//index.html',
  ])('answers 404 to %s', async (path) => {
    const { status, body } = await raw(path);
    expect(status).toBe(404);
    expect(body.toString()).toBe('Not found');
  });
});

describe('a served file', () => {
  it('is compressed with the encoding that the browser prefers', async () => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [accept, type] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
    ] as const) {
      const answer = await raw('/dist/backoffice.js', { 'Accept-Encoding': accept });
      expect(answer.type).toBe(type);
      expect(answer.body.length).toBeLessThan(SCRIPT.length / 10);
      expect(unpack[type](answer.body).toString()).toBe(SCRIPT);
    }
    const plain = await raw('/dist/backoffice.js');
    expect(plain.type).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  it('is not sent again while it is unchanged', async () => {
    const first = await get('/dist/backoffice.js');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('vary')).toBe('Accept-Encoding');
    const second = await get('/dist/backoffice.js', { 'If-None-Match': `"other", W/${etag}` });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
  });

  it('has a different ETag per encoding and after a change', async () => {
    const etag = async (encoding: string) =>
      (await get('/page.css', { 'Accept-Encoding': encoding })).headers.get('etag');
    const before = await etag('br');
    expect(await etag('gzip')).not.toBe(before);
    await writeFile(join(home, 'portal/page.css'), 'p{color:red}');
    expect(await etag('br')).not.toBe(before);
    expect(await (await get('/page.css')).text()).toBe('p{color:red}');
  });

  it('with a hash in its name is cached as immutable', async () => {
    const { headers } = await get('/dist/chunk-AB12CD34.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('may be loaded by other origins only if it belongs to the bundle', async () => {
    const bundle = await get('/dist/backoffice.js');
    expect(bundle.headers.get('access-control-allow-origin')).toBe('*');
    expect((await get('/')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('can be added while the server runs', async () => {
    expect((await get('/gone/late.txt')).status).toBe(404);
    await mkdir(join(home, 'gone'));
    await writeFile(join(home, 'gone/late.txt'), 'late');
    expect(await (await get('/gone/late.txt')).text()).toBe('late');
  });

  it('that vanishes while it is requested is read again later', async () => {
    const read = createFileCache();
    const found = { file: join(home, 'portal/blink.txt'), size: 4, changed: 1 };
    expect(await read(found)).toBeUndefined();
    await writeFile(found.file, 'back');
    expect(String(await (await read(found))?.body('identity'))).toBe('back');
    // A folder cannot be read as a file: such an error is not hidden.
    const folder = { file: join(home, 'portal'), size: 4, changed: 1 };
    await expect(read(folder)).rejects.toThrow('EISDIR');
  });

  it('is found quickly whatever the Accept-Encoding header contains', () => {
    const blanks = ' '.repeat(100_000);
    const start = performance.now();
    expect(acceptedEncoding(`x${blanks}y, br${blanks};${blanks}q=0.5`)).toBe('br');
    expect(acceptedEncoding(`br${blanks}; q=0, gzip ; x=1;Q=1`)).toBe('gzip');
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('answers HEAD without a body', async () => {
    const answer = await fetch(`${server.url}/dist/backoffice.js`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });
});

it('serves further pages by path without the headers of files, as soon as they are added', async () => {
  expect((await get('/host-page')).status).toBe(404);
  pages.set('/host-page', '<!doctype html><title>Host</title>');
  const answer = await get('/host-page?q=1');
  expect(await answer.text()).toBe('<!doctype html><title>Host</title>');
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(answer.headers.get('Content-Security-Policy')).toBeNull();
});
