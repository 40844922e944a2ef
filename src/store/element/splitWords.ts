/** Returns the words of an attribute that lists names, separated by spaces or commas. */
export function splitWords(attribute: unknown): string[] {
  return String(attribute ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);
}
