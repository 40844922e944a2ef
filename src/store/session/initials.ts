/** Number of tints of the avatar; the colors are in views/shell/topbar/tools.css. */
const TINTS = 6;

/** Returns the initials of a name: of its first and its last word, or of its only one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => [...word].find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** Returns the number of the tint that belongs to a user id. */
export function tintOf(userId: string): number {
  let hash = 0;
  for (const letter of userId) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return hash % TINTS;
}
