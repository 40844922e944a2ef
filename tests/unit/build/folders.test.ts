import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Maximum number of files in a folder, so that one finds a file by its name. */
const MAX_FILES = 20;

/** Folders with a lower limit, which also holds in the folders inside them. */
const LOWER_LIMITS = [
  { folder: 'src/store', max: 15 },
  { folder: 'src/views/kit', max: 15 },
];

test('no folder of src or build has more files than its limit', () => {
  const counts = new Map<string, number>();
  for (const root of ['src', 'build'])
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const folder = entry.parentPath.replaceAll('\\', '/');
      if (entry.isFile()) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  expect(counts.size).toBeGreaterThan(50);
  const tooFull = [...counts].filter(([folder, count]) => count > limitOf(folder));
  expect(tooFull).toEqual([]);
});

function limitOf(folder: string): number {
  const lower = LOWER_LIMITS.find((one) => `${folder}/`.startsWith(`${one.folder}/`));
  return lower?.max ?? MAX_FILES;
}
