/** Normalizes the code of a reset or a second step: wide digits, and the spaces and dashes that mails and users add. */
export function normalizeCode(code: string): string {
  return code.normalize('NFKC').replace(/[\s\-\u2010-\u2015\u2212]/g, '');
}
