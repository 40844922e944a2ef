/** Types of pack.mjs, for the tests. */
export function pack(destination: string): Promise<{ tarball: string; files: string[] }>;
export function filesToPack(): Promise<string[]>;
