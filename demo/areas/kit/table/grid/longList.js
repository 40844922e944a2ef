import { createPageCache, PAGE } from './pageCache.js';
import { skeletonRows } from './rows.js';
import { scrollRows } from './scroll.js';

/**
 * Shows all rows of a list in one scrolling box, and loads pages on scroll.
 *
 * @param {object} parts
 * @param {HTMLElement} parts.box
 * @param {HTMLTableSectionElement} parts.body
 * @param {object[]} parts.rows the first page
 * @param {number} parts.total
 * @param {number} parts.columns
 * @param {number} parts.top the scroll position, in px
 * @param {(row: object, index: number) => HTMLTableRowElement} parts.rowFor
 * @param {(page: number, signal: AbortSignal) => Promise<{rows: object[]}>} parts.loadPage
 * @param {() => void} parts.onLoaded after a page has come
 * @param {(error: Error) => void} parts.onError
 */
export function longList(parts) {
  const { box, body, rows, total, columns, top, rowFor, loadPage, onLoaded, onError } = parts;
  const cache = createPageCache({
    load: loadPage,
    onError,
    onRows() {
      list.refresh();
      onLoaded();
    },
  });
  if (rows.length === Math.min(PAGE, total)) cache.put(0, rows);
  body.replaceChildren(rowFor(rows[0], 0));
  const rowHeight = () => body.querySelector('tr[data-row]')?.offsetHeight;
  const list = scrollRows({
    box,
    body,
    count: total,
    rowHeight,
    columns,
    top,
    onRange: cache.want,
    rowAt(index) {
      const row = cache.rowAt(index);
      if (row) return rowFor(row, index);
      const [pending] = skeletonRows(columns, 1);
      pending.dataset.pending = '';
      pending.setAttribute('aria-rowindex', String(index + 2));
      return pending;
    },
  });
  return {
    /** Returns the loaded rows, also those outside the document. */
    rows: cache.rows,
    end() {
      list.end();
      cache.end();
    },
  };
}
