import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import type { Rollup } from 'vite';
import { expect, test } from 'vitest';
import { exports } from '../../../package.json';
import { packedForTests } from '../../support/packed';

const packed = packedForTests(['react', 'react-dom', 'scheduler']);

const UNUSED = `import { defineBackofficeElements } from 'backoffice-elements/define';
  import 'backoffice-elements/area';`;

/** Bundles a module with esbuild; returns the code of its entry. */
async function bundle(contents: string, options?: BuildOptions): Promise<string | undefined> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: packed.project },
    bundle: true,
    write: false,
    format: 'esm',
    splitting: true,
    outdir: packed.project,
    logLevel: 'silent',
    ...options,
  });
  return outputFiles?.find(({ path }) => path.endsWith('stdin.js'))?.text;
}

/** Bundles a module with Rollup, as Vite uses it; returns the code of all chunks. */
async function bundleWithVite(contents: string): Promise<string> {
  const { build } = await import('vite');
  const input = path.join(packed.project, 'portal.js');
  await writeFile(input, contents);
  const { output } = (await build({
    configFile: false,
    root: packed.project,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      // Their content does not matter, and takes long to parse.
      rollupOptions: { input, external: /\/(chunks|i18n)\// },
    },
  })) as Rollup.RollupOutput;
  return output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

test.each(['workerd', 'edge-light'])(
  'entries with elements can be imported in runtimes with the condition %s',
  async (condition) => {
    const names = Object.entries(exports)
      .filter(([, target]) => typeof target === 'object' && 'node' in target)
      .map(([entry]) => entry.replace('.', 'backoffice-elements'));
    expect(names.length).toBeGreaterThan(5);
    const lines = names.map((name, at) => `import * as entry${at} from '${name}';`);
    const uses = names.map((_, at) => `Object.keys(entry${at})`);
    // These runtimes have no modules of Node: esbuild would report their imports.
    const code = await bundle(`${lines.join('\n')}\nconsole.log([${uses}].flat().join(' '));`, {
      conditions: [condition],
    });
    await writeFile(path.join(packed.project, `${condition}.mjs`), code ?? '');
    const exported = await packed.node(`${condition}.mjs`);
    for (const name of ['ApiError', 'BackofficeDatePicker', 'defineBackofficeElements']) {
      expect(exported).toContain(name);
    }
  },
);

test('entries can be bundled as CommonJS for Node', async () => {
  const names = Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([entry]) => entry.replace('.', 'backoffice-elements'));
  const uses = names.map((name) => `Object.keys(require('${name}'))`);
  const code = await bundle(`console.log([${uses}].flat().join(' '));`, {
    platform: 'node',
    format: 'cjs',
    splitting: false,
  });
  await writeFile(path.join(packed.project, 'bundled.cjs'), code ?? '');
  const exported = await packed.node('bundled.cjs');
  for (const name of ['ApiError', 'BackofficeDatePicker', 'connectArea', 'providePasskeys']) {
    expect(exported).toContain(name);
  }
});

test('a bundler keeps modules with side effects and drops unused ones', async () => {
  expect(await bundle("import 'backoffice-elements/login'")).toMatch(
    /[\w$]\("backoffice-login", [\w$]+\)/,
  );
  expect(await bundle(UNUSED)).toBe('');
  expect(await bundleWithVite(UNUSED)).not.toContain('backoffice-');
});

test('esbuild and Rollup keep the languages of elements with tags of their own', async () => {
  const own = `import { defineBackofficeElements } from 'backoffice-elements/define';
    defineBackofficeElements({ suffix: 'v2' });`;
  for (const code of [await bundle(own), await bundleWithVite(own)]) {
    const languages = [...(code ?? '').matchAll(/^ +(\w\w): ?\(\) ?=>/gm)].map(([, tag]) => tag);
    expect(languages.sort()).toEqual(['cn', 'de', 'es', 'it', 'ru']);
  }
});
