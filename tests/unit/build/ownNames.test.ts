// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterEach, expect, it } from 'vitest';
import { ownExports, ownNames } from '../../../build/patches/ownNames';

const LOOP = `const names = [];
for (const name in given) names.push(name);
return names;`;

/** What a library's loop over `given` names. */
const names = (given: unknown): string[] => new Function('given', ownNames(LOOP))(given);

afterEach(() => Reflect.deleteProperty(Object.prototype, 'extend'));

it('a loop names own properties alone', () => {
  Object.assign(Object.prototype, { extend: () => {} });
  expect(new Function('given', LOOP)({ a: 1 })).toEqual(['a', 'extend']);
  expect(names({ a: 1 })).toEqual(['a']);
  expect(names(['x'])).toEqual(['0']);
});

it('a loop over nothing names nothing, as it did', () => {
  for (const nothing of [undefined, null, 0, '']) expect(names(nothing)).toEqual([]);
});

it("esbuild's helper names own exports alone, whatever it has called its parts", () => {
  const helper = `for (var n in $t)
      $A(e, n, { get: $t[n], enumerable: true });`;
  expect(ownExports(helper)).toContain('for (var n of Object.keys($t))');
});

it('the cookies of js-cookie are removed', () => {
  const path = createRequire(import.meta.url).resolve('js-cookie');
  const library = { exports: {} as { remove(name: string): void } };
  const document = { cookie: '' };
  new Function('module', 'exports', 'document', ownNames(readFileSync(path, 'utf8')))(
    library,
    library.exports,
    document,
  );
  library.exports.remove('probe');
  expect(document.cookie).toContain('probe=; path=/; expires=');
});
