import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../build/machine/run.mjs';

/** Where the floor's scripts lie once built. */
export const floorFolder = path.join(root, '.cache', 'bench');

/** Builds the floor pages' scripts as anyone would: one minified classic script with React inside. */
export async function buildFloor() {
  await build({
    entryPoints: ['login', 'shell'].map((name) =>
      fileURLToPath(new URL(`floor/${name}.jsx`, import.meta.url)),
    ),
    outdir: floorFolder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
}
