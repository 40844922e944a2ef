// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { prerender } from '../../../build/plugins/prerender';

const files = () => readdirSync('.cache/prerender').filter((file) => file.startsWith('screens-'));

it('the screens are rendered at build time, and nothing is left behind', async () => {
  await prerender();
  const before = new Set(files());
  const { signIn, ...others } = await prerender();
  expect(Object.keys(others)).toContain('shell');
  expect(JSON.stringify(signIn)).toContain('"$signIn.title"');
  // Another test may be at it at the same moment.
  await expect.poll(() => files().filter((file) => !before.has(file))).toEqual([]);
});
