import fc from 'fast-check';

/** Runs of a property in `npm test`. In `npm run fuzz` every property runs for a fixed time instead. */
export const runs = (count: number): { numRuns?: number } =>
  process.env.FUZZ_SECONDS ? {} : { numRuns: count };

/** Names that mean something on every object. */
const LOADED_NAMES = ['__proto__', 'constructor', 'toString', 'length', 'then', 'hasOwnProperty'];

/** Texts as attackers write them, and ordinary ones. */
export const hostileText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom('/', '\\', '#', '?', ':', '%', '.', '\t', '\n', 'a', '&', '='),
  }),
  fc.constantFrom(
    ...LOADED_NAMES,
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

/** JSON values with loaded names and hostile texts. */
export const hostileJson: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1e21),
    hostileText,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...LOADED_NAMES), fc.string()), tie('value'), {
      maxKeys: 4,
    }),
  ),
})).value;

/** Any value that a script can pass, with getters that throw. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileJson,
  fc.anything({ withDate: true, withNullPrototype: true, withMap: true, withBigInt: true }),
  throwing,
);

/** Objects with these fields, each holding any value or missing. */
export const recordOf = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, hostileValue])), { requiredKeys: [] });

/** Throws if a property was added to `Object.prototype` or to `Array.prototype`. */
export function expectCleanPrototypes(): void {
  for (const prototype of [Object.prototype, Array.prototype]) {
    const [added] = Object.keys(prototype);
    if (added) throw new Error(`${added} was added to a prototype.`);
  }
}
