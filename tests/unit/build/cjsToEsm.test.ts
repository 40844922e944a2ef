// @vitest-environment node
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { asModule, reactAsModule } from '../../../build/plugins/reactModule';

const require = createRequire(import.meta.url);

it.each([
  ['react', 'react'],
  ['react/jsx-runtime', 'react-jsx-runtime'],
  ['react-dom', 'react-dom'],
  ['react-dom/client', 'react-dom-client'],
  ['scheduler', 'scheduler'],
])('%s as a module exports all that it has', async (name, file) => {
  const code = await reactAsModule(require.resolve(name));
  const exported = [...code.matchAll(/export \{ \S+ as (\w+) \}/g)].map(([, one]) => one);
  const folder = path.dirname(require.resolve(name));
  const packaged = require(path.join(folder, `cjs/${file}.production.js`));
  expect(exported.sort()).toEqual(Object.keys(packaged).sort());
});

it('imports what the package asks for, and runs as a module', async () => {
  const code = asModule(
    'var path = require("path"), own = 1;\nfunction join() {}\nexports.join = path.posix.join;\nexports.own = own;',
    'sample',
  );
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(module.join('a', 'b')).toBe('a/b');
  expect(module.own).toBe(1);
  expect(module.default).toEqual({ join: module.join, own: 1 });
});

it('a file without exports is told of', () => {
  expect(() => asModule('var nothing = 1;', 'sample')).toThrow('sample exports nothing');
});
