import { h } from '../../dom.js';

/**
 * Creates the box of a table with an empty header and body. All elements have their roles as attributes:
 * on a phone CSS shows rows as blocks, after which some browsers would not call it a table.
 *
 * @param {{id: string, caption: string}} names
 */
export function gridBox({ id, caption }) {
  const head = h('tr', { role: 'row' });
  const body = h('tbody', { role: 'rowgroup' });
  const table = h(
    'table',
    { role: 'table', 'aria-describedby': `${id}-count`, 'aria-busy': 'true' },
    h('caption', { class: 'visually-hidden' }, caption),
    h('thead', { role: 'rowgroup' }, head),
    body,
  );
  const box = h('div', { class: 'area-table', tabindex: '-1' }, table);

  return {
    box,
    head,
    body,
    /** Makes the box a region that scrolls through this many rows. */
    startScrolling(total) {
      box.classList.add('scrolling');
      box.setAttribute('role', 'region');
      box.setAttribute('aria-label', `${caption}, scrolling`);
      box.tabIndex = 0;
      table.setAttribute('aria-rowcount', String(total + 1));
    },
    stopScrolling() {
      box.classList.remove('scrolling');
      box.removeAttribute('role');
      box.removeAttribute('aria-label');
      box.tabIndex = -1;
      table.removeAttribute('aria-rowcount');
    },
    /**
     * Replaces the rows. A focus in one of them moves to the same control of the row that replaces it, or else to
     * the box.
     */
    replaceRows(elements) {
      const focused = document.activeElement;
      const inside = body.contains(focused);
      const row = inside ? focused.closest('tr[data-row]') : null;
      const place = row ? controlsOf(row).indexOf(focused) : -1;
      body.replaceChildren(...elements);
      if (!inside) return;
      const next = row && elements.find(({ dataset }) => dataset.row === row.dataset.row);
      const control = next && controlsOf(next)[place];
      (control ?? box).focus({ preventScroll: true });
    },
    setDensity(density) {
      table.dataset.density = density;
    },
    setBusy(busy) {
      if (busy) table.setAttribute('aria-busy', 'true');
      else table.removeAttribute('aria-busy');
    },
  };
}

const controlsOf = (row) => [...row.querySelectorAll(':is(a, button, input):not([popover] *)')];
