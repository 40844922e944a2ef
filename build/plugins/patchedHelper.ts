import type { Options } from 'tsup';
import { ownExports } from '../patches/esbuild';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** Patches esbuild's helper in files that terser does not minify. */
export const patchedHelper: TsupPlugin = {
  name: 'patched-helper',
  renderChunk: (code) => ({ code: ownExports(code) }),
};
