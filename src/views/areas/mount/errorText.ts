const NO_TEXT = 'The area threw something that has no text.';

/** What an area's error says, whatever was thrown. */
export function errorMessage(error: unknown): string {
  return textOf(() => (error instanceof Error ? error.message : error));
}

/** The same with the way to it, where the error knows it. */
export function errorStack(error: unknown): string {
  return textOf(() => (error instanceof Error ? (error.stack ?? error) : error));
}

function textOf(read: () => unknown): string {
  try {
    return String(read());
  } catch {
    // An object without a prototype, or a getter that throws: the card is shown nevertheless.
    return NO_TEXT;
  }
}
