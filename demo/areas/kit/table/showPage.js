import { h } from '../dom.js';
import { messageOf } from '../messageOf.js';
import { narrows, serverQuery } from './query.js';

/**
 * Shows the result of a query: its rows and page number, or the empty state.
 *
 * @param {{rows: object[], total: number}} answer
 * @param {object} table
 * @param {URLSearchParams} table.query
 * @param {{density: string}} table.view
 * @param {boolean} table.isSameList whether the query is that of the rows before
 * @param {object} table.options those of createTable
 * @param {object} table.grid of createGrid
 * @param {object} table.pages of pager
 * @param {() => void} table.clear removes all filters
 */
export function showPage(
  { rows, total },
  { query, view, isSameList, options, grid, pages, clear },
) {
  const size = query.get('size') ?? '';
  const page = Number(query.get('page') ?? 1);
  pages.show({ page, size, shown: rows.length, total, locale: options.locale() });
  if (rows.length === 0) {
    const { empty, none = empty } = options;
    grid.showMessage(narrows(query) ? emptyMessage(empty, clear) : emptyMessage(none));
    return;
  }
  const loadPage = (number, signal) => options.load(serverQuery(query, number), signal);
  const onError = (error) => pages.showProgress(messageOf(error));
  grid.show({ rows, total, view, scrolls: size === 'all', isSameList, loadPage, onError });
}

function emptyMessage(text = 'Nothing found.', onclick) {
  const clear =
    onclick && h('button', { type: 'button', class: 'quiet', onclick }, 'Clear filters');
  return h('div', { class: 'area-empty' }, h('p', {}, text), clear);
}
