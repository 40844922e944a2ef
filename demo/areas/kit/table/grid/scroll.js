import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/virtual-core';
import { h } from '../../dom.js';

/** Number of rows in the document before and after the visible ones. */
const OVERSCAN = 12;

/**
 * Keeps only the rows near the visible ones in the document, however many there are.
 *
 * @param {object} options
 * @param {HTMLElement} options.box the scrolling box
 * @param {HTMLTableSectionElement} options.body
 * @param {number} options.count
 * @param {() => number} options.rowHeight in px, the same for all; asked again when the box has another size
 * @param {number} options.columns
 * @param {number} options.top the scroll position, in px
 * @param {(index: number) => HTMLTableRowElement} options.rowAt makes a row; one that is still on its
 *   way has the attribute `data-pending`
 * @param {(first: number, last: number) => void} options.onRange before rows are made
 */
export function scrollRows({ box, body, count, rowHeight, columns, top, rowAt, onRange }) {
  const shown = new Map();
  const before = spacer(columns);
  const after = spacer(columns);
  let height = rowHeight() || 40;
  body.replaceChildren();
  body.before(before.element);
  body.after(after.element);
  const virtualizer = new Virtualizer({
    count,
    estimateSize: () => height,
    overscan: OVERSCAN,
    initialOffset: top,
    getScrollElement: () => box,
    scrollToFn: elementScroll,
    observeElementRect: (instance, onRect) =>
      observeElementRect(instance, (rect) => {
        onRect(rect);
        measure();
      }),
    observeElementOffset,
    onChange: paint,
  });
  // The first position needs the height of all rows.
  after.setHeight(count * height);
  const unmount = virtualizer._didMount();
  virtualizer._willUpdate();

  /** Rows have another height where the box is as narrow as on a phone. */
  function measure() {
    const now = rowHeight();
    if (!now || now === height) return;
    height = now;
    virtualizer.measure();
  }

  function paint() {
    const items = virtualizer.getVirtualItems();
    if (items.length === 0) return;
    onRange(items[0].index, items.at(-1).index);
    const wanted = new Set(items.map(({ index }) => index));
    for (const [index, row] of shown) if (!wanted.has(index)) drop(index, row);
    items.forEach(({ index }, place) => {
      if (!shown.has(index)) shown.set(index, rowAt(index));
      const row = shown.get(index);
      if (body.children[place] !== row) body.insertBefore(row, body.children[place] ?? null);
    });
    before.setHeight(items[0].start);
    after.setHeight(virtualizer.getTotalSize() - items.at(-1).end);
  }

  function drop(index, row) {
    // If the focused row is removed, the focus must not return to the top of the page.
    if (row.contains(document.activeElement)) box.focus({ preventScroll: true });
    row.remove();
    shown.delete(index);
  }

  return {
    /** Creates the loaded rows again. */
    refresh() {
      for (const [index, row] of shown) if ('pending' in row.dataset) drop(index, row);
      paint();
    },
    end() {
      unmount();
      before.element.remove();
      after.element.remove();
    },
  };
}

/** Creates the space of rows that are not in the document. */
function spacer(columns) {
  const cell = h('td', { colspan: columns });
  return {
    element: h('tbody', { class: 'area-spacer', 'aria-hidden': 'true' }, h('tr', {}, cell)),
    setHeight(height) {
      cell.style.height = `${height}px`;
    },
  };
}
