import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { floorFolder } from './floor.mjs';
import { pages } from './pages.mjs';

const types = { '.js': 'text/javascript', '.json': 'application/json', '.html': 'text/html' };

/**
 * Serves the measured pages, the scripts of the floor and dist on a free port. Compresses each file with the best
 * Brotli quality at its first request. Returns `{ origin, close() }`.
 */
export async function serve(dist) {
  const compressed = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (!compressed.has(pathname)) compressed.set(pathname, compress(contentOf(pathname, dist)));
    const body = compressed.get(pathname);
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': `${types[path.extname(pathname)] ?? 'text/plain'}; charset=utf-8`,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': 'max-age=31536000',
      'timing-allow-origin': '*',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

function contentOf(pathname, dist) {
  const [, folder, ...rest] = pathname.split('/');
  const page = Object.values(pages).find(({ name }) => pathname === `/${name}.html`);
  if (page) return page.html;
  const base = { floor: floorFolder, dist }[folder];
  const file = base && path.join(base, ...rest);
  return file?.startsWith(base) && existsSync(file) ? readFileSync(file) : undefined;
}

function compress(content) {
  if (content === undefined) return undefined;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return brotliCompressSync(content, best);
}
