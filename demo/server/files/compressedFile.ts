import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content encoding of a body. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A file in memory with the hash of its content and its compressed bodies. */
export interface CompressedFile {
  hash: string;
  body(encoding: Encoding): Promise<Buffer>;
}

/** Size in bytes above which the best compression takes seconds, for example for source maps. */
const LARGE = 1_000_000;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Reads a file. Compresses it once for each encoding, on the first request. */
export async function compressFile(file: string): Promise<CompressedFile> {
  const plain = await readFile(file);
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = { identity: Promise.resolve(plain) };
  return {
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    body(encoding) {
      bodies[encoding] ??= encoding === 'br' ? brotli(plain) : compress.gzip(plain, { level: 9 });
      return bodies[encoding];
    },
  };
}

function brotli(plain: Buffer): Promise<Buffer> {
  const quality = plain.length > LARGE ? 5 : 11;
  return compress.br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Returns the best encoding that an Accept-Encoding header allows. */
export function acceptedEncoding(header = ''): Encoding {
  const accepted = new Set<string | undefined>();
  for (const part of header.toLowerCase().split(',')) {
    // No regular expression: one that skips blanks takes seconds for a header full of them.
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='));
    if (weight === undefined || Number(weight.slice(2)) > 0) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
