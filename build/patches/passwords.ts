/** How many of zxcvbn's 49,000 common passwords a strength hint knows: they are 34 kB, all of them 183 kB. */
const KEPT = 10_000;

/**
 * Shortens `@zxcvbn-ts/language-common`'s list, which is ordered by how common they are. Each password
 * stands behind a capital letter that tells how many letters it shares with the one before.
 */
export function commonestPasswords(code: string): string {
  const list = code.match(/decompress\("([^"]+)"\)/)?.[1] ?? '';
  const kept = list.match(/[A-Z][^A-Z]*/g)?.slice(0, KEPT) ?? [];
  if (kept.length < KEPT) throw new Error('zxcvbn has changed: look at commonestPasswords');
  return code.replace(list, () => kept.join(''));
}
