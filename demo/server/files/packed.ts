import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body travels. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A file in memory with the hash of its content and the ways it has been packed so far. */
export interface PackedFile {
  hash: string;
  body(encoding: Encoding): Promise<Buffer>;
}

/** Above this size the best compression takes seconds; source maps are the usual case. */
const LARGE = 1_000_000;

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Reads a file and packs it once an encoding, when that is first asked for. */
export async function packedFile(file: string): Promise<PackedFile> {
  const plain = await readFile(file);
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = { identity: Promise.resolve(plain) };
  return {
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    body(encoding) {
      bodies[encoding] ??= encoding === 'br' ? brotli(plain) : pack.gzip(plain, { level: 9 });
      return bodies[encoding];
    },
  };
}

function brotli(plain: Buffer): Promise<Buffer> {
  const quality = plain.length > LARGE ? 5 : 11;
  return pack.br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** The best encoding that an Accept-Encoding header allows. */
export function acceptedEncoding(header = ''): Encoding {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*q=/))
      .filter(([, weight]) => weight === undefined || Number(weight) > 0)
      .map(([name]) => name),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
