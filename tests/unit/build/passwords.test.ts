// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { commonestPasswords } from '../../../build/patches/passwords';

const installed = 'node_modules/@zxcvbn-ts/language-common/dist/passwords.json.mjs';
const listIn = (code: string) => code.match(/decompress\("(.+)"\)/)?.[1] ?? '';

test('the 10,000 commonest passwords are kept as they stand, and the rest of the module', async () => {
  const code = await readFile(installed, 'utf8');
  const shorter = commonestPasswords(code);
  const [all, kept] = [listIn(code), listIn(shorter)];
  expect(all.startsWith(kept)).toBe(true);
  expect(kept.match(/[A-Z]/g)).toHaveLength(10_000);
  expect(kept.startsWith(`A${dictionary['passwords-common']?.[0]}A`)).toBe(true);
  expect(shorter.replace(kept, '')).toBe(code.replace(all, ''));
});

test('another list stops the build', () => {
  expect(() => commonestPasswords('decompress("AsecretBcond")')).toThrow('zxcvbn has changed');
});
