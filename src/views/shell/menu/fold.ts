/** Lower-cases a text and removes accents and compatibility forms: É matches e, ё matches е, ﬁ matches fi. */
export function fold(text: string): string {
  // ASCII has no accents, and most labels are ASCII.
  const plain = /^[\0-\x7f]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.toLowerCase();
}
