/** A text of the server as it may be printed: one line, no control characters, not too long. */
export function quote(text: string): string {
  const plain = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return `"${plain.length > 120 ? `${plain.slice(0, 119)}…` : plain}"`;
}
