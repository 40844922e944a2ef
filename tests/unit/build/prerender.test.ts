// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { prerender } from '../../../build/plugins/prerender';

const files = () => readdirSync('.cache/prerender').filter((file) => file.startsWith('screens-'));

it('renders the screens at build time and removes its temporary files', async () => {
  await prerender();
  const before = new Set(files());
  const { signIn, ...others } = await prerender();
  expect(Object.keys(others)).toContain('shell');
  expect(JSON.stringify(signIn)).toContain('"$signIn.title"');
  // Another test may do the same at the same time.
  await expect.poll(() => files().filter((file) => !before.has(file))).toEqual([]);
});
