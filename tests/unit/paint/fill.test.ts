import { describe, expect, it } from 'vitest';
import { fill, type Prerendered } from '../../../src/paint/fill';

/** Renders a template with these values in its placeholders. */
const drawn = (tree: Prerendered, places: Record<string, string> = {}) =>
  fill(tree, (name) => places[name]);
const markup = (tree: Prerendered, places?: Record<string, string>) =>
  drawn(tree, places)?.outerHTML;

describe('a prerendered tree', () => {
  it('becomes nodes with attributes, texts and children', () => {
    const tree: Prerendered = ['p', { class: 'a' }, 'Hello ', ['b', {}, 'Ada'], '!'];
    expect(markup(tree)).toBe('<p class="a">Hello <b>Ada</b>!</p>');
  });

  it('has its placeholders filled in texts and in attributes', () => {
    const tree: Prerendered = ['a', { href: '$link' }, '$name'];
    expect(markup(tree, { link: '#/site', name: 'Site' })).toBe('<a href="#/site">Site</a>');
  });

  it('omits attributes and texts whose placeholder has no value, and keeps empty ones', () => {
    const tree: Prerendered = ['p', { title: '$none', lang: '$empty' }, '$none', 'x'];
    expect(markup(tree, { empty: '' })).toBe('<p lang="">x</p>');
  });

  it('omits a link without a URL, and its entry', () => {
    const entry = (link: string): Prerendered => ['li', {}, ['a', { href: `$${link}` }, 'x']];
    const tree: Prerendered = ['ul', {}, entry('/site'), entry('/admin')];
    expect(markup(tree, { '/site': '#/site' })).toBe('<ul><li><a href="#/site">x</a></li></ul>');
  });

  it('treats values as text, never as markup or as another placeholder', () => {
    const tree: Prerendered = ['p', { title: '$brand' }, '$brand'];
    const node = drawn(tree, { brand: '<img src=x>$name', name: 'Ada' });
    expect(node?.textContent).toBe('<img src=x>$name');
    expect(node?.getAttribute('title')).toBe('<img src=x>$name');
    expect(node?.children).toHaveLength(0);
  });

  it('ignores attributes that a script has added to Object.prototype', () => {
    const value = 'alert(1)';
    const added = { configurable: true, enumerable: true, writable: true, value };
    Object.defineProperty(Object.prototype, 'onload', added);
    try {
      expect(markup(['p', {}, 'x'])).toBe('<p>x</p>');
    } finally {
      Reflect.deleteProperty(Object.prototype, 'onload');
    }
  });

  it('creates icons in the SVG namespace', () => {
    const svg = drawn(['svg', { viewBox: '0 0 24 24' }, ['path', { d: 'M0 0' }]]);
    for (const node of [svg, svg?.firstElementChild]) {
      expect(node?.namespaceURI).toBe('http://www.w3.org/2000/svg');
    }
    expect(svg?.getAttribute('viewBox')).toBe('0 0 24 24');
  });
});
