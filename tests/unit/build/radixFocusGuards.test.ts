// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withoutFocusGuards } from '../../../build/patches/radixFocusGuards';

const menu = createRequire(createRequire(import.meta.url).resolve('@radix-ui/react-dropdown-menu'));
const file = menu.resolve('@radix-ui/react-focus-guards').replace(/\.js$/, '.mjs');
const published = readFileSync(file, 'utf8');

it('is still needed: the published module inserts two guards into the body', () => {
  expect(published.match(/document\.body\.insertAdjacentElement/g)).toHaveLength(2);
});

it('leaves no access to the body that adds anything', () => {
  const patched = withoutFocusGuards(published);
  expect(patched).not.toMatch(/insertAdjacentElement|append|insertBefore/);
  expect(patched).toContain('export {');
});

it('leaves other modules as they are', () => {
  const code = 'document.body.insertAdjacentElement("beforeend", node);';
  expect(withoutFocusGuards(code)).toBe(code);
});
