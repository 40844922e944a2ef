import type { Options } from 'tsup';
import { ownExports } from '../patches/esbuild';
import { markRuntimeImports } from './runtimeImports';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** Patches esbuild's helper, and marks imports for bundlers, in files that terser does not minify. */
export const patchedHelper: TsupPlugin = {
  name: 'patched-helper',
  renderChunk: (code) => ({ code: markRuntimeImports(ownExports(code), undefined).code }),
};
