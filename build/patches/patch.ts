/** A change to one published file of a library. */
export interface Patch {
  /** Path of the file below `node_modules`, with slashes. */
  file: string;
  /**
   * Returns the changed code.
   * @throws Error if the code no longer contains what the patch changes.
   */
  edit(code: string): string;
}

/** Library and expected number of matches of a pattern. */
interface Occurrence {
  library: string;
  /** Number of required matches; at least one by default. */
  times?: number;
}

/**
 * Replaces every match of a global pattern.
 * @throws Error when the pattern does not occur, or not as often as expected.
 */
export function replaceAll(
  code: string,
  pattern: RegExp,
  replacement: string,
  { library, times }: Occurrence,
): string {
  const count = code.match(pattern)?.length ?? 0;
  if (count === 0 || (times !== undefined && count !== times)) {
    throw new Error(
      `The patch of ${library} no longer applies: ${pattern} occurs ${count} times. Check whether it is still needed, and update or remove it in build/patches.`,
    );
  }
  return code.replace(pattern, replacement);
}
