/**
 * Builds the demo's areas as an integrator would: with another bundler, and one of them with another
 * React. The reference server serves them under /areas/built/.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../machine/run.mjs';

const folder = path.join(root, 'demo/.built');

/** The modules that the portal loads, by name in the built folder. */
const AREAS = {
  admin: 'admin/admin.js',
  application: 'application/application.js',
  apppublish: 'apppublish/index.tsx',
  develop: 'develop/develop.js',
  home: 'workspace/home.js',
  site: 'site/northgate-sites.js',
  support: 'support/support.js',
  workspace: 'workspace/workspace.js',
};

/** Options of esbuild. Code that the areas share is in chunks. */
const options = {
  absWorkingDir: root,
  entryPoints: Object.fromEntries(
    Object.entries(AREAS).map(([name, file]) => [name, `demo/areas/${file}`]),
  ),
  outdir: folder,
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  external: ['/dist/*', '/vendor/*'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
};

/** Returns whether all areas have been built. */
export const hasDemoAreas = () =>
  Object.keys(AREAS).every((name) => existsSync(path.join(folder, `${name}.js`)));

/** Bundles the areas into a folder that git and npm ignore. */
export async function buildDemoAreas() {
  const { build } = await import('esbuild');
  await rm(folder, { recursive: true, force: true });
  await build(options);
}

/** Bundles the areas, and again after each change until the process ends. */
export async function watchDemoAreas() {
  const { context } = await import('esbuild');
  await rm(folder, { recursive: true, force: true });
  const building = await context(options);
  await building.rebuild();
  await building.watch();
}
