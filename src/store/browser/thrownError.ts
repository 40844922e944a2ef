const NO_TEXT = 'The thrown value cannot be shown as text.';

/** Returns the message of any value that code of the integrator has thrown. */
export function errorMessage(error: unknown): string {
  return textOf(() => (error instanceof Error ? error.message : error));
}

/** Returns a thrown Error as it is, and any other value as the cause of a new one. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(errorMessage(thrown), { cause: thrown });
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
