// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { dayPicker } from '../../../build/patches/dayPicker';

/** Bundles a module that imports react-day-picker, as installed from a folder. */
const bundle = (resolveDir: string) =>
  build({
    stdin: { contents: "export { DayPicker } from 'react-day-picker'", resolveDir },
    plugins: [dayPicker()],
    external: ['react', 'react/jsx-runtime'],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });

it('builds the calendar without the format language of date-fns, time zones and English', async () => {
  const { outputFiles } = await bundle(import.meta.dirname);
  expect(outputFiles[0]?.text).toContain('DayPicker');
  expect(outputFiles[0]?.text).not.toMatch(/formatDistance|tzOffset/);
});

it('ends the build where the library has changed, and says where to look', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'day-picker-'));
  const library = join(folder, 'node_modules', 'react-day-picker');
  mkdirSync(library, { recursive: true });
  writeFileSync(join(library, 'package.json'), '{"name": "react-day-picker", "main": "index.js"}');
  const imports = ['date-fns/format', '@date-fns/tz', './noonDateLib.js', '../locale/en-US.js'];
  const lines = imports.map((path) => `import '${path}';`);
  writeFileSync(join(library, 'index.js'), `${lines.join('\n')} export const DayPicker = 1;`);
  await expect(bundle(folder)).rejects.toThrow(
    'react-day-picker imports "./useAnimation.js" no longer: look what it has become, and mend build/patches/dayPicker.ts',
  );
});
