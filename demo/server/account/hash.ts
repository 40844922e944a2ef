import { createHash } from 'node:crypto';

/** SHA-256 in hex: enough for what is random already, such as tokens and codes. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
