/** Number of files for the rarely used icons: about 2 kB each, compressed. */
export const ICON_BUCKETS = 64;

/** Returns the number of the file that contains an icon; the build uses it too. */
export function bucketOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum % ICON_BUCKETS;
}
