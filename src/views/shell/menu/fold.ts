/** Small letters without accents, in compatible forms: É is found as e, ё as е, ﬁ as fi. */
export function fold(text: string): string {
  // ASCII has no accents, and most labels are ASCII.
  const plain = /^[\0-\x7f]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.toLowerCase();
}
