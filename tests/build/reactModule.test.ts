// @vitest-environment node
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { reactAsModule } from '../../build/plugins/reactModule';

const require = createRequire(import.meta.url);

it.each([
  ['react', 'react'],
  ['react/jsx-runtime', 'react-jsx-runtime'],
])('%s as a module exports all that it has', async (name, file) => {
  const code = await reactAsModule(require.resolve(name));
  const exported = [...code.matchAll(/^export const (\w+)/gm)].map(([, one]) => one);
  const folder = path.dirname(require.resolve('react'));
  const react = require(path.join(folder, `cjs/${file}.production.js`));
  expect(exported.sort()).toEqual(Object.keys(react).sort());
});

it('a file without exports is told of', async () => {
  const other = require.resolve('react-dom/client').replace('client.js', 'index.js');
  await expect(reactAsModule(other)).rejects.toThrow();
});
