/**
 * esbuild 0.28: its runtime helper for `import * as` copies names with `for…in`. On a page that
 * extends `Object.prototype` it would treat the addition as a getter and throw.
 */

const HELPER =
  /for\s*\(var ([\w$]+) in ([\w$]+)\)(\s*[\w$]+\([\w$]+,\s*\1,\s*\{\s*get:\s*\2\[\1\])/g;

/** Limits esbuild's helper, minified or not, to own names; code without the helper stays as it is. */
export function ownExports(code: string): string {
  return code.replace(HELPER, 'for(var $1 of Object.keys($2))$3');
}
