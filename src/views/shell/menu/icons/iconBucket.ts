/** The icons that menus rarely use come in so many files: some 2 kB each, compressed. */
export const ICON_BUCKETS = 64;

/** The number of the file that an icon lies in; the build asks as well. */
export function bucketOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum % ICON_BUCKETS;
}
