/**
 * `for…in` names what a page has put onto `Object.prototype` as well, `Object.prototype.extend = …`.
 * These let libraries, and esbuild itself, go by an object's own names.
 */

const LOOP = /\bfor ?\((?:const|let|var) ([\w$]+) in ([\w$]+)\)/g;

/** A library's code whose loops name own properties alone. */
export function ownNames(code: string): string {
  return code.replace(LOOP, 'for (const $1 of Object.keys($2 || {}))');
}

const EXPORTS = /for \(var ([\w$]+) in ([\w$]+)\)(\s+[\w$]+\([\w$]+, \1, \{ get: \2\[\1\])/g;

/** esbuild's helper for `import * as`, which would take a text there for a getter and throw. */
export function ownExports(code: string): string {
  return code.replace(EXPORTS, 'for (var $1 of Object.keys($2))$3');
}
