import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { plainSignals, withoutUnused } from '../../../build/patches/reactDom';

const installed = 'node_modules/react-dom/cjs/react-dom-client.production.js';

test('the installed react-dom has every function that is left out, and gets shorter by them', async () => {
  const code = await readFile(installed, 'utf8');
  const shorter = withoutUnused(code);
  expect(code.length - shorter.length).toBeGreaterThan(20_000);
  expect(shorter).toContain('function isHostHoistableType() {return false}');
  // What is left is still a program.
  expect(() => new Function('exports', 'require', shorter)).not.toThrow();
});

test('another react-dom stops the build with the name that is missing', () => {
  expect(() => withoutUnused('exports.createRoot = 1;')).toThrow(
    'react-dom has changed: it has no isHostHoistableType',
  );
});

test('what react-dom throws to itself is no error, which would gather a stack trace at every start', async () => {
  const code = await readFile(installed, 'utf8');
  const plain = plainSignals(code);
  expect(plain).toContain('var SuspenseException = {}');
  expect(plain).not.toContain('Exception = Error(');
  expect(() => plainSignals(plain)).toThrow('react-dom has changed: look at plainSignals');
});
