/** Types of hashOf.mjs, for modules written in TypeScript. */
export function hashOf(paths: readonly string[], folder?: string): string;
