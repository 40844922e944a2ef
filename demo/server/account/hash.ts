import { createHash } from 'node:crypto';

/** Returns the SHA-256 in hex. Sufficient for random values, such as tokens and codes. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
