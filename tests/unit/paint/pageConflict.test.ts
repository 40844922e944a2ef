import { afterEach, expect, it } from 'vitest';
import { pageConflict } from '../../../src/paint/pageConflict';

const override = (name: string, value: unknown) =>
  Object.defineProperty(document, name, { configurable: true, value });

afterEach(() => {
  for (const name of ['createElement', 'baseURI', 'addEventListener'])
    Reflect.deleteProperty(document, name);
});

it('finds nothing on an ordinary page', () => {
  expect(pageConflict()).toBeUndefined();
});

it.each(['createElement', 'addEventListener', 'baseURI'])(
  'finds an element that overrides document.%s',
  (name) => {
    override(name, document.createElement('img'));
    expect(pageConflict()).toBe(`document.${name}`);
  },
);

it('accepts methods that a script of the page has wrapped', () => {
  const { createElement } = document;
  override('createElement', (tag: string) => createElement.call(document, tag));
  expect(pageConflict()).toBeUndefined();
});
