/** Returns what to tell users about an error. */
export function messageOf(error: unknown): string;
