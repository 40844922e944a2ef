import { createRequire } from 'node:module';
import { build } from 'esbuild';
import type { Patch } from '../../../../build/patches/patch';
import { patchedLibraries } from '../../../../build/patches/patches';

const require = createRequire(import.meta.url);

/** Bundles a module of libraries with these patches and runs it in the current window. */
export async function load<Exports>(contents: string, patches: Patch[]): Promise<Exports> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: patches.length > 0 ? [patchedLibraries(patches)] : [],
    logLevel: 'silent',
  });
  const module = { exports: {} as Exports };
  new Function('require', 'module', 'exports', outputFiles[0]?.text ?? '')(
    require,
    module,
    module.exports,
  );
  return module.exports;
}
