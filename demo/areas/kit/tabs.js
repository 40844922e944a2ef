import { h } from './dom.js';

/** Creates links to the pages of an area, given as `[path, label]`, and marks the current one. */
export function tabs(label, pages, present) {
  return h(
    'nav',
    { class: 'area-tabs', 'aria-label': label },
    pages.map(([address, text]) =>
      h('a', { href: address, 'aria-current': address === present && 'page' }, text),
    ),
  );
}
