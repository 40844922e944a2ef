/** Types of run.mjs, for the tests. */
export function run(
  command: string[],
  options?: { env?: Record<string, string>; timeout?: number; onOutput?: (chunk: Buffer) => void },
): Promise<number>;
export function forWindowsShell(command: readonly string[]): string[];
