// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { asModule } from '../../../build/plugins/cjsToEsm';

const require = createRequire(import.meta.url);

it.each([
  ['react', 'react'],
  ['react/jsx-runtime', 'react-jsx-runtime'],
  ['react-dom', 'react-dom'],
  ['react-dom/client', 'react-dom-client'],
  ['scheduler', 'scheduler'],
])('%s as a module has all its exports and its code unchanged', async (name, file) => {
  const entry = require.resolve(name);
  const code = await asModule(entry);
  const exported = [...code.matchAll(/export \{ \S+ as (\w+) \}/g)].map(([, one]) => one);
  const packaged = require(path.join(path.dirname(entry), `cjs/${file}.production.js`));
  expect(exported.sort()).toEqual(Object.keys(packaged).sort());
  expect(code).toContain('"use strict";');
});

/** Writes a package with an entry file and a production file, and returns the entry. */
async function makePackage(entry: string, production: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cjs-to-esm-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'index.js'), entry);
  await writeFile(path.join(folder, 'sample.production.js'), production);
  return path.join(folder, 'index.js');
}
const ENTRY = "module.exports = require('./sample.production.js');";

it('imports the required packages and runs as a module', async () => {
  const entry = await makePackage(
    ENTRY,
    'var path = require("path"), own = 1;\nfunction join() {}\nexports.join = path.posix.join;\nexports.own = own;',
  );
  const code = await asModule(entry);
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(module.join('a', 'b')).toBe('a/b');
  expect(module.own).toBe(1);
  expect(module.default).toEqual({ join: module.join, own: 1 });
});

it.each([
  ['export const react = 1;', '', 'it does not lead to a file *.production.js'],
  [ENTRY, 'module.exports = { one: 1 };', 'it requires or exports in a way that is not known'],
  [ENTRY, 'var nothing = 1;', 'it exports nothing'],
])('stops the build at a package in another form: %s %s', async (entry, production, reason) => {
  const file = await makePackage(entry, production);
  await expect(asModule(file)).rejects.toThrow(
    `cannot be bundled as an ES module: ${reason}. Update build/plugins/cjsToEsm.ts`,
  );
});
