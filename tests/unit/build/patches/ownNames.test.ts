// @vitest-environment node
import { afterEach, expect, it } from 'vitest';
import { ownNames } from '../../../../build/patches/ownNames';

const LOOP = `const names = [];
for (const name in input) names.push(name);
return names;`;

/** Returns the names that the patched loop visits. */
const names = (input: unknown): string[] => new Function('input', ownNames(LOOP, 'sample'))(input);

afterEach(() => Reflect.deleteProperty(Object.prototype, 'extend'));

it('a patched loop visits own properties only', () => {
  Object.assign(Object.prototype, { extend: () => {} });
  expect(new Function('input', LOOP)({ a: 1 })).toEqual(['a', 'extend']);
  expect(names({ a: 1 })).toEqual(['a']);
  expect(names(['x'])).toEqual(['0']);
});

it('a patched loop over an empty value visits nothing, like the original', () => {
  for (const empty of [undefined, null, 0, '']) expect(names(empty)).toEqual([]);
});
