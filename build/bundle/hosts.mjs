/** Bundles the pages in demo/hosts that need it into demo/.built/hosts. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { compile } from 'svelte/compiler';
import { root } from '../machine/run.mjs';

const sources = path.join(root, 'demo/hosts/src');
const target = path.join(root, 'demo/.built/hosts');

/** Bundles the portals written with React 19, Angular and Svelte, and creates an older bundle. */
export async function buildHosts() {
  await rm(target, { recursive: true, force: true });
  await build({
    entryPoints: ['react-19.tsx', 'angular.ts', 'svelte.js'].map((file) =>
      path.join(sources, file),
    ),
    outdir: target,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      ngDevMode: 'false',
    },
    // Angular uses TypeScript's decorators, not those of the language.
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
    // Resolves the package by its name, as its users import it.
    alias: Object.fromEntries(
      ['shell', 'pickers'].map((name) => [
        `backoffice-elements/${name}`,
        path.join(root, `dist/npm/${name}.js`),
      ]),
    ),
    conditions: ['browser', 'production'],
    plugins: [svelte],
  });
  await makeOlderBundle();
}

const svelte = {
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path: filename }) => {
      const { js } = compile(await readFile(filename, 'utf8'), { filename, generate: 'client' });
      return { contents: js.code, loader: 'js' };
    });
  },
};

/** Copies the current bundle under another version, for the page with two versions. */
async function makeOlderBundle() {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const dist = path.join(root, 'dist');
  const older = path.join(target, 'older');
  const { entries } = JSON.parse(await readFile(path.join(dist, 'manifest.json'), 'utf8'));
  const files = new Set([
    ...entries.shell.settled,
    ...entries.login.settled,
    ...entries['date-picker'].own,
  ]);
  for (const part of [...files, 'setting-styles.js', 'chunks', 'assets']) {
    await cp(path.join(dist, part), path.join(older, part), { recursive: true });
  }
  for (const file of files) {
    const destination = path.join(older, file);
    const text = await readFile(destination, 'utf8');
    await writeFile(destination, text.replaceAll(version, '0.0.9'));
  }
}
