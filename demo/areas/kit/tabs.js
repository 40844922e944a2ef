import { h } from './dom.js';

/** Links to the pages of an area, as `[address, label]`; the address of the present one is marked. */
export function tabs(label, pages, present) {
  return h(
    'nav',
    { class: 'area-tabs', 'aria-label': label },
    pages.map(([address, text]) =>
      h('a', { href: address, 'aria-current': address === present && 'page' }, text),
    ),
  );
}
