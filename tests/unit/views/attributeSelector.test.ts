import { expect, it } from 'vitest';
import { attributeSelector } from '../../../src/views/element/attributeSelector';

it('finds an element by any value of its attribute', () => {
  for (const value of ['site', '', 'a"b', "a'b", 'a\\b', 'a\nb', 'a\r\fb', '7"] *', '\u{1F600}']) {
    const parent = document.createElement('div');
    for (const each of [value, `${value}x`]) {
      parent.append(document.createElement('p'));
      parent.lastElementChild?.setAttribute('data-area', each);
    }
    const found = [...parent.querySelectorAll(attributeSelector('data-area', value))];
    expect(found, value).toEqual([parent.firstElementChild]);
  }
});
