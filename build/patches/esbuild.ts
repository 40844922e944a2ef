/**
 * esbuild 0.28: its runtime helper for `import * as` copies names with `for…in`. On a page that
 * extends `Object.prototype` it would treat the addition as a getter and throw.
 */

const HELPER = /for \(var ([\w$]+) in ([\w$]+)\)(\s+[\w$]+\([\w$]+, \1, \{ get: \2\[\1\])/g;

/** Limits esbuild's helper to own names; code without the helper stays as it is. */
export function ownExports(code: string): string {
  return code.replace(HELPER, 'for (var $1 of Object.keys($2))$3');
}
