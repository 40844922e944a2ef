/** Types of docsInBackground.mjs, for the tests. */
export function buildInBackground(options: {
  site: string;
  note: string;
  hash: () => string;
  build: (options: { onOutput: (chunk: Buffer) => void }) => Promise<number>;
}): Promise<void>;
