import { build } from 'tsup';

/** Builds the command `backoffice-elements`: one file for Node without dependencies. */
export async function buildCommand(): Promise<void> {
  await build({
    config: false,
    clean: false,
    silent: true,
    entry: { 'backoffice-elements': 'src/cli/main.ts' },
    outDir: 'dist/cli',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    splitting: false,
  });
}
