/** Arabic dates have them around the slash; in a field they would change the order of the numbers. */
export const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Normalizes typed or pasted text: removes outer spaces, direction marks and г., and replaces 年月日 and the digits of
 * other scripts.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(DIRECTION_MARKS, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d) ?[年月] ?/g, '/')
    .replace(/(?<=\d) ?(日|г\.)/g, '')
    .trim();
}

/** Returns a digit as one of 0 to 9. In Unicode, the ten digits of a script follow each other. */
function asciiDigit(digit: string): string {
  let before = (digit.codePointAt(0) as number) - 1;
  let count = 0;
  for (; /\p{Nd}/u.test(String.fromCodePoint(before)); before -= 1) count += 1;
  return String(count % 10);
}
