import { h, uniqueId } from '../dom.js';
import { failed, slow } from '../states.js';
import { rowLoader } from './loader.js';
import { createModel } from './model.js';
import { tableParts } from './parts.js';
import { lastPage, withChanges } from './query.js';
import { readQuery } from './readQuery.js';
import { showPage } from './showPage.js';
import { readView, storeView } from './view.js';

/**
 * Creates a table whose rows the server sorts, filters and pages: the browser holds only a few pages.
 * The query has `q`, the filters, `sort`, `dir`, `page` and `size`.
 *
 * @param {object} options
 * @param {string} options.caption names the table
 * @param {{name: string, label: string, sort?: boolean, number?: boolean, minor?: boolean, long?: boolean,
 *   cell: (row: object) => Node | Node[] | string, text?: (row: object) => string,
 *   exported?: boolean}[]} options.columns the first one heads its row; minor ones are hidden in narrow
 *   tables; long ones have sentences; `text` is for the export, if it differs from the text of the cell; columns with
 *   `exported: false` are not in it
 * @param {{name: string, desc?: boolean}} [options.order] how the server sorts a query without an order
 * @param {(query: URLSearchParams, signal: AbortSignal) => Promise<{rows: object[], total: number}>} options.load
 * @param {{name: string, label: string, options?: [value: string, label: string][], element?: HTMLElement,
 *   accepts?: (value: string) => boolean}[]} [options.filters] a choice, or a form element of its own with a
 *   `value`, and a function that checks the value of an address
 * @param {string} [options.search] the label of the search field; without it there is none
 * @param {string} [options.empty] text if no rows are found
 * @param {string} [options.none] text if there are no rows at all, `empty` by default
 * @param {() => string} [options.locale]
 * @param {(row: object) => string} [options.rowId] the row's `id` by default
 * @param {(row: object) => string} [options.rowName] names the row, its `name` by default
 * @param {(row: object) => {label: string, href?: string, act?: () => Promise<unknown>, danger?: boolean}[]}
 *   [options.actions] the menu of a row
 * @param {{label: string, act: (rows: object[]) => Promise<{row: object, why: string}[] | void>,
 *   danger?: boolean}[]} [options.bulk] actions on the chosen rows, which return those that failed; `danger`
 *   requires a confirmation
 * @param {(text: string) => void} [options.warn] reports a bulk action that failed after the page was left
 * @param {(query: URLSearchParams, how: {typed?: boolean, corrected?: boolean}) => void} [options.onQuery]
 *   called when the user changes the query; `typed` is true for a letter typed into the search, and
 *   `corrected` for a page past the end, which becomes the last one
 * @returns {{element: HTMLElement, show: (query?: URLSearchParams) => Promise<void>,
 *   reload: () => Promise<void>}} `show` shows the rows of a query, unless they are already shown in
 *   the same language, and ignores what it cannot read
 */
export function createTable(given) {
  const options = { ...DEFAULTS, ...given };
  const { caption, locale, onQuery } = options;
  const id = uniqueId('table');
  let view = readView(caption);
  let query = new URLSearchParams();
  /** Query and language of the rows that are shown. */
  let shownKey;
  let answer;
  /** Query of the rows that were shown last. */
  let listed;

  const model = createModel({
    columns: options.columns,
    rowId: options.rowId,
    visibility: Object.fromEntries(view.hidden.map((name) => [name, false])),
    order: options.order,
    onSort: ([{ id: sort, desc }]) => changeQuery({ sort, dir: desc ? 'desc' : 'asc' }),
  });
  const { bar, chips, pages, grid, element } = tableParts({
    id,
    options,
    model,
    changeQuery,
    density: () => view.density,
    changeView,
    query: () => query,
  });
  const loadRows = rowLoader({
    load: options.load,
    onAnswer: showAnswer,
    onError: showError,
    onSlow: showSlow,
  });

  /** Changes the query, like a change by the user. */
  async function changeQuery(changes, how = { typed: 'q' in changes }) {
    const next = withChanges(query, changes);
    if (next.toString() === query.toString()) return;
    const shown = show(next);
    onQuery?.(next, how);
    await shown;
  }

  async function show(wanted = query) {
    const next = readQuery(wanted, options);
    const key = `${next} ${locale()}`;
    if (key === shownKey) return;
    shownKey = key;
    query = next;
    await load();
  }

  function load() {
    model.setQuery(query);
    grid.setBusy(true);
    bar.show(query);
    chips.show(query);
    return loadRows(query);
  }

  async function showAnswer(loaded) {
    const page = lastPage(query, loaded);
    // A list that has been left must not change the URL.
    if (page !== undefined && element.isConnected) {
      await changeQuery({ page }, { corrected: true });
      return;
    }
    answer = loaded;
    showRows();
    grid.setBusy(false);
  }

  function showError(error) {
    answer = undefined;
    grid.showMessage(failed(error, load));
    pages.show(undefined);
    grid.setBusy(false);
  }

  function showSlow() {
    const retry = () => {
      grid.showSkeleton();
      load();
    };
    answer = undefined;
    grid.showMessage(h('div', { role: 'status' }, slow(retry)));
    pages.show(undefined);
    // Not busy, which would show the message paler.
    grid.setBusy(false);
  }

  function showRows() {
    const clear = () => changeQuery(bar.cleared());
    const isSameList = listed === query.toString();
    listed = query.toString();
    showPage(answer, { query, view, isSameList, options, grid, pages, clear });
  }

  function changeView({ density = view.density }) {
    view = { hidden: model.hiddenColumns(), density };
    storeView(caption, view);
    grid.showHead();
    if (answer) showRows();
  }

  return { element, show, reload: load };
}

const DEFAULTS = {
  filters: [],
  locale: () => undefined,
  rowId: ({ id }) => String(id),
  rowName: ({ name }) => name,
};
