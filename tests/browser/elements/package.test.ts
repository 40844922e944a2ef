import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { transform } from 'esbuild';
import { publint } from 'publint';
import { expect, test } from 'vitest';
import { bin, exports } from '../../../package.json';
import { packedForTests } from '../../support/packed';

const packed = packedForTests(['react']);
const read = (file: string) => readFile(path.join(packed.folder, file), 'utf8');
const conditions = Object.entries(exports).flatMap(([entry, target]) =>
  typeof target === 'string' ? [] : [{ entry, ...target }],
);
const modules = conditions.map(({ entry }) => entry.replace('.', 'backoffice-elements'));

test('the package contains its entries, the guides and the licenses, and no other project files', async () => {
  const named = conditions.flatMap((entry) => Object.values(entry).slice(1));
  expect(named).toContain('./dist/npm/node/define.js');
  for (const file of [...named, ...Object.values(bin)]) {
    expect(packed.files).toContain(file.replace('./', ''));
  }
  for (const file of ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'LICENSE', 'docs/openapi.yaml']) {
    expect(packed.files).toContain(file);
  }
  for (const file of ['sri', 'custom-elements', 'web-types', 'vscode.html-custom-data']) {
    expect(packed.files).toContain(`dist/${file}.json`);
  }
  expect(await read('README.md')).not.toMatch(/docs\/images|\(CONTRIBUTING\.md\)/);
  const strange = packed.files.filter(
    (file) =>
      !/^(dist\/(?!\.)|docs\/)|^(README\.md|CHANGELOG\.md|SECURITY\.md|LICENSE|package\.json)$/.test(
        file,
      ),
  );
  expect(strange).toEqual([]);
});

test('the package is smaller than 2 MB, without source maps', async () => {
  expect(packed.tarball.length).toBeLessThan(2_000_000);
  expect(packed.files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of packed.files.filter((one) => one.endsWith('.js'))) {
    expect(await read(file), file).not.toContain('# sourceMappingURL=');
  }
});

test('the package contains no path of the machine that built it', async () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const texts = packed.files.filter((file) => /\.(js|json|txt|map|ts)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  for (const file of texts) expect((await read(file)).includes(root) ? file : '').toBe('');
});

test('the scripts use no newer syntax than the guide says', async () => {
  const [, target = ''] = /syntax of (ES\d{4})/.exec(await read('docs/embedding.md')) ?? [];
  const scripts = packed.files.filter((file) => /^dist\/(?!cli\/).*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(50);
  for (const file of scripts) {
    const code = await read(file);
    const lowered = await transform(code, { target: target.toLowerCase() });
    const kept = await transform(code, { target: 'esnext' });
    expect(lowered.code === kept.code ? '' : file).toBe('');
  }
});

test('every entry can be imported in Node, without a DOM', async () => {
  const script = `
    const names = {};
    for (const name of ${JSON.stringify(modules)}) names[name] = Object.keys(await import(name)).sort();
    console.log(JSON.stringify(names));`;
  const names = JSON.parse(await packed.node('--input-type=module', '-e', script));
  const classes = ['BackofficeLogin', 'BackofficeReset', 'BackofficeShell'];
  const pickers = ['BackofficeDatePicker', 'BackofficeTimePicker'];
  expect(names).toMatchObject({
    'backoffice-elements': ['ApiError', ...[...classes, ...pickers].sort()],
    'backoffice-elements/pickers': ['ApiError', ...pickers],
    'backoffice-elements/area': ['FrameError', 'connectArea'],
    'backoffice-elements/shell': ['ApiError', 'BackofficeShell'],
    'backoffice-elements/login': ['ApiError', 'BackofficeLogin'],
    'backoffice-elements/reset': ['ApiError', 'BackofficeReset'],
    'backoffice-elements/define': ['ApiError', 'defineBackofficeElements'],
    'backoffice-elements/external-react': ['ApiError', ...[...classes, ...pickers].sort()],
    'backoffice-elements/loader': [],
    'backoffice-elements/standalone': [],
  });
  expect(Object.keys(names).sort()).toEqual([...modules].sort());
});

test('Node gets a working error class and elements that explain what they need', async () => {
  const script = `
    import { ApiError, BackofficeShell } from 'backoffice-elements';
    import { defineBackofficeElements } from 'backoffice-elements/define';
    console.log(new ApiError('No.', { reason: 'server', code: 7 }).code, defineBackofficeElements({ suffix: 'v2' }).shell);
    try { new BackofficeShell(); } catch (error) { console.log(error.message); }`;
  expect(await packed.node('--input-type=module', '-e', script)).toBe(
    '7 backoffice-shell-v2\nThe elements of backoffice-elements can be created only in a browser.\n',
  );
});

test('the command of the package runs', async () => {
  const command = path.join(packed.folder, bin['backoffice-elements']);
  expect(await packed.node(command, '--help')).toContain('npx backoffice-elements check <address>');
});

test('publint reports no problems', async () => {
  const { messages } = await publint({ pkgDir: packed.folder, pack: false, level: 'suggestion' });
  expect(messages).toEqual([]);
});

test('the types are right for bundlers and for Node', async () => {
  const found = await checkPackage(createPackageFromTarballData(packed.tarball), {
    excludeEntrypoints: [/\/dist\//, /package\.json$/],
  });
  if (found.types === false) throw new Error('The package has no types.');
  expect(Object.keys(found.entrypoints).length).toBeGreaterThanOrEqual(modules.length);
  // The package is ESM only: findings about node10 resolution or require() do not count.
  const problems = found.problems.filter(
    (problem) =>
      !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
  );
  expect(problems).toEqual([]);
});

test('contains the licenses of the bundled packages', async () => {
  const licences = await read('dist/licenses.txt');
  for (const name of [
    'react',
    'react-dom',
    'lucide',
    'oidc-client-ts',
    '@radix-ui/react-popover',
  ]) {
    expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
  }
  expect(licences).toContain('Apache License');
  // MIT requires the notice even where a package is published without its license file.
  for (const entry of licences.split(/\n\n─+\n\n/).slice(1)) {
    expect(entry).toMatch(/Copyright|unencumbered software/i);
  }
  expect(licences).not.toMatch(/^typescript /m);
});
