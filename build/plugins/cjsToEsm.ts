import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * The packages that are published as CommonJS only, with one file for development and one for
 * production.
 */
const REACT =
  /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/][\w/\\-]+\.js$/;
const PRODUCTION = /\bmodule\.exports = require\('(\.[^']*\.production\.js)'\)/;
const REQUIRE = /\brequire\("([\w/-]+)"\)/g;

/**
 * Bundles the production build of React as ES modules, otherwise unchanged. esbuild wraps CommonJS
 * in a function, which the browser parses a second time when it is called, and in an object with a
 * getter for each export in every file that imports it.
 */
export function cjsToEsm(): Plugin {
  return {
    name: 'cjs-to-esm',
    setup(build) {
      build.onLoad({ filter: REACT }, async ({ path: file }) => ({
        contents: await asModule(file),
        loader: 'js',
      }));
    },
  };
}

/**
 * Returns the production code behind a package's entry file as an ES module. Its exports are those
 * that Node finds in it.
 * @throws Error if the package is not published in this form (any more).
 */
export async function asModule(entry: string): Promise<string> {
  const production = PRODUCTION.exec(await readFile(entry, 'utf8'))?.[1];
  if (!production) throw notConvertible(entry, 'it does not lead to a file *.production.js');
  const file = path.resolve(path.dirname(entry), production);
  const imports: string[] = [];
  const body = (await readFile(file, 'utf8')).replace(REQUIRE, (_, from: string) => {
    imports.push(`import $${imports.length} from '${from}';`);
    return `$${imports.length - 1}`;
  });
  if (/\brequire\(|\bmodule\.exports\b/.test(body)) {
    throw notConvertible(entry, 'it requires or exports in a way that is not known');
  }
  const names = Object.keys(createRequire(file)(file));
  if (names.length === 0) throw notConvertible(entry, 'it exports nothing');
  return [
    ...imports,
    'const exports = {};',
    body,
    'export default exports;',
    // Aliases, because the code has variables with the same names.
    ...names.map((name) => `const $${name} = exports.${name}; export { $${name} as ${name} };`),
  ].join('\n');
}

function notConvertible(entry: string, reason: string): Error {
  return new Error(
    `${entry} cannot be bundled as an ES module: ${reason}. Update build/plugins/cjsToEsm.ts, or remove the plugin: the bundle works without it.`,
  );
}
