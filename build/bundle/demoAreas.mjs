/**
 * Builds the demo's area that is written with React, as an integrator would: by a bundler of theirs,
 * with a React of their own. The reference server shows it under /areas/built/.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../machine/run.mjs';

const folder = path.join(root, 'demo/.built');

/** Tells whether it was ever built. */
export const hasDemoAreas = () => existsSync(path.join(folder, 'apppublish.js'));

/** Bundles it into a folder that neither git nor npm keeps. */
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
