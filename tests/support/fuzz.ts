import fc from 'fast-check';

/** Limits the runs of a property in `npm test`. In `npm run fuzz` every property runs for a fixed time instead. */
export const runs = (count: number): { numRuns?: number } =>
  process.env.FUZZ_SECONDS ? {} : { numRuns: count };

/** Names of properties that every object, array or promise has. */
const BUILT_IN_NAMES = ['__proto__', 'constructor', 'toString', 'length', 'then', 'hasOwnProperty'];

/** Generates texts of attackers, and ordinary texts. */
export const hostileText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom('/', '\\', '#', '?', ':', '%', '.', '\t', '\n', 'a', '&', '='),
  }),
  fc.constantFrom(
    ...BUILT_IN_NAMES,
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,<script>',
    '//evil.example',
    '/\\evil.example',
    '<img src=x onerror=alert(1)>',
    '{n, plural, other {#',
    '%E0%A4%A',
  ),
);

/** An object whose getter throws, and one that throws when it is converted. */
const throwing = fc.constantFrom<unknown>(
  Object.defineProperty({}, 'id', {
    enumerable: true,
    get() {
      throw new Error('getter');
    },
  }),
  {
    toString() {
      throw new Error('toString');
    },
  },
);

/** Generates JSON values with built-in names and hostile texts. */
export const hostileJson: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1e21),
    hostileText,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...BUILT_IN_NAMES), fc.string()), tie('value'), {
      maxKeys: 4,
    }),
  ),
})).value;

/** Generates any value that a script can pass, with getters that throw. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileJson,
  fc.anything({ withDate: true, withNullPrototype: true, withMap: true, withBigInt: true }),
  throwing,
);

/** Generates objects with any value in each of these fields; fields may be missing. */
export const recordOf = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, hostileValue])), { requiredKeys: [] });

/** Throws if a property was added to `Object.prototype` or to `Array.prototype`. */
export function expectCleanPrototypes(): void {
  for (const prototype of [Object.prototype, Array.prototype]) {
    const [added] = Object.keys(prototype);
    if (added) throw new Error(`${added} was added to a prototype.`);
  }
}
