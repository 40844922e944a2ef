/** Types of packedPage.mjs, for the tests. */
export function packedPage(text: string, page: string, files: readonly string[]): string;
