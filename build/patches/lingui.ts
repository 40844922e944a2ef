/**
 * @lingui/core 5.9.5: imports the message compiler, which it uses in development only. The import
 * would move the compiler, 6 kB that few pages need, from its own chunk into the core.
 */
import { type Patch, replaceAll } from './patch';

/** The patch of Lingui. */
export const lingui: Patch[] = [
  {
    file: '@lingui/core/dist/index.mjs',
    edit: (code) =>
      replaceAll(code, /^import \{ compileMessage \}.*$/gm, 'const compileMessage = undefined;', {
        library: '@lingui/core',
        times: 1,
      }),
  },
];
