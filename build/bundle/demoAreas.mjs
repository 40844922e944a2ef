/**
 * Builds the demo's area that is written with React as an integrator would: with another bundler
 * and another React. The reference server serves it under /areas/built/.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../machine/run.mjs';

const folder = path.join(root, 'demo/.built');

/** Returns whether it has been built. */
export const hasDemoAreas = () => existsSync(path.join(folder, 'apppublish.js'));

/** Bundles it into a folder that git and npm ignore. */
export async function buildDemoAreas() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: { apppublish: 'demo/areas/apppublish/index.tsx' },
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}
