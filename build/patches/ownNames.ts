import { replaceAll } from './patch';

const LOOP = /\bfor ?\((?:const|let|var) ([\w$]+) in ([\w$]+)\)/g;

/**
 * Limits the `for…in` loops of a library to own properties. A host page may have extended
 * `Object.prototype`, and such loops would visit its additions as well.
 * @throws Error when the code has no such loop.
 */
export function ownNames(code: string, library: string): string {
  return replaceAll(code, LOOP, 'for (const $1 of Object.keys($2 || {}))', { library });
}
