import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../build/machine/run.mjs';

/** Folder of the built scripts of the floor. */
export const floorFolder = path.join(root, '.cache', 'bench');

/**
 * Builds the scripts of the floor, in the usual way: each is one minified classic script that contains React. The
 * floor is the baseline page of the measurements, on which React renders as little as possible.
 */
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
