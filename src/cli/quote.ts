/** Quotes a text of the server for printing: one line, no control characters, at most 120 characters. */
export function quote(text: string): string {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return `"${plain.length > 120 ? `${plain.slice(0, 119)}…` : plain}"`;
}
