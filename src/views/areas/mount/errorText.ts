const NO_TEXT = 'The area threw a value that cannot be shown as text.';

/** Returns the message of any value that an area has thrown. */
export function errorMessage(error: unknown): string {
  return textOf(() => (error instanceof Error ? error.message : error));
}

/** Returns the stack of an error, or the message of anything else. */
export function errorStack(error: unknown): string {
  return textOf(() => (error instanceof Error ? (error.stack ?? error) : error));
}

function textOf(read: () => unknown): string {
  try {
    return String(read());
  } catch {
    // An object without a prototype, or a getter that throws.
    return NO_TEXT;
  }
}
