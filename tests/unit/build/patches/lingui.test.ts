// @vitest-environment node
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { lingui } from '../../../../build/patches/lingui';
import { patchedLibraries } from '../../../../build/patches/patches';

/** The size in bytes of a core that uses Lingui when a lazy chunk uses the message compiler. */
async function sizeOfCore(patches: typeof lingui): Promise<number> {
  const { metafile } = await build({
    stdin: {
      contents: `import { setupI18n } from '@lingui/core';
        globalThis.probe = [setupI18n, () => import('@lingui/message-utils/compileMessage')];`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [patchedLibraries(patches)],
  });
  const bytes = (file: string): number => {
    const { bytes: own = 0, imports = [] } = metafile.outputs[file] ?? {};
    const loaded = imports.filter(({ kind }) => kind === 'import-statement');
    return loaded.reduce((sum, { path }) => sum + bytes(path), own);
  };
  return bytes('out/stdin.js');
}

it('Lingui as published pulls the compiler into the core (still needed), the patched one does not', async () => {
  expect((await sizeOfCore([])) - (await sizeOfCore(lingui))).toBeGreaterThan(10_000);
});
