// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hashOf } from '../../../build/machine/hashOf.mjs';

/** Creates a clone below a folder, with a guide and an installed package. */
function clone(...below: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hash-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = path.join(folder, ...below);
  mkdirSync(path.join(root, 'docs', 'node_modules', 'vite'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  write('docs/guide.md', 'one');
  write('docs/node_modules/vite/index.js', 'one');
  return { write, hash: () => hashOf(['docs', 'missing.md'], root) };
}

it.each([['clone'], ['node_modules']])('hashes the files of a clone below %s', (folder) => {
  const { write, hash } = clone(folder, 'clone');
  const before = hash();
  expect(before).toBe(clone('elsewhere').hash());
  write('docs/guide.md', 'two');
  expect(hash()).not.toBe(before);
});

it('does not hash installed packages', () => {
  const { write, hash } = clone();
  const before = hash();
  write('docs/node_modules/vite/index.js', 'two');
  expect(hash()).toBe(before);
});
