import { createAreaTable } from '../kit/areaTable.js';
import { h } from '../kit/dom.js';
import { pageHead } from '../kit/heading.js';
import { localRows } from '../kit/localRows.js';
import { visiblePage } from '../kit/visiblePages.js';

/**
 * Creates a page with tabs, a heading, an action, and the table of a complete list.
 *
 * @param area the context of the area
 * @param {object} options
 * @param {Node} options.tabs
 * @param {string} options.title
 * @param {Node} [options.action] at the end of the heading's row
 * @param {Node} [options.panel] between the heading and the table
 * @param {(signal: AbortSignal) => Promise<object[]>} options.load
 * @param {object} options.table options of createAreaTable and localRows
 */
export function listPage(area, { tabs, title, action, panel, load, table: options }) {
  const left = new AbortController();
  const heading = h('h2', { tabindex: '-1' }, title);
  const loadRows = async (query) =>
    localRows(await load(left.signal), query, { ...options, locale: area.locale });
  const table = createAreaTable(area, loadRows, options);
  const shownNow = visiblePage(title, reload);

  /** Loads the list again. If the focus is in a removed row, it moves to the heading. */
  async function reload() {
    const focused = document.activeElement;
    await table.reload();
    if (!focused.isConnected && document.activeElement === document.body) heading.focus();
  }

  return {
    element: h(
      'div',
      { class: 'area-wide' },
      tabs,
      pageHead(heading, { actions: action }),
      panel,
      table.element,
    ),
    reload: shownNow.reload,
    update: table.update,
    leave() {
      left.abort();
      shownNow.leave();
    },
  };
}
