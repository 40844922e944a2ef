// @vitest-environment node
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import type { Patch } from '../../../../build/patches/patch';
import { PATCHES, patchedLibraries } from '../../../../build/patches/patches';

it.each(PATCHES)('the patch of $file applies to the installed version', ({ file, edit }) => {
  const code = readFileSync(`node_modules/${file}`, 'utf8');
  expect(edit(code)).not.toBe(code);
});

it.each(PATCHES)('the patch of $file stops the build when its pattern is gone', ({ edit }) => {
  expect(() => edit('export const changed = true;')).toThrow(/The patch of .+ no longer applies/);
});

const bundle = (patches: Patch[]) =>
  build({
    stdin: { contents: "import 'js-cookie'", resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    platform: 'browser',
    plugins: [patchedLibraries(patches)],
    logLevel: 'silent',
  });

it('stops the build when a package no longer contains the patched file', async () => {
  const moved: Patch = { file: 'js-cookie/dist/moved.mjs', edit: (code) => code };
  await expect(bundle([moved])).rejects.toThrow(
    'The patch of js-cookie/dist/moved.mjs no longer applies',
  );
  await expect(bundle(PATCHES)).resolves.toBeDefined();
});
