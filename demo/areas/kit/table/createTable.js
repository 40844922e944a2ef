import { isAborted } from '../call.js';
import { h, uniqueId } from '../dom.js';
import { failed } from '../states.js';
import { bulkBar } from './bulkBar.js';
import { filterChips } from './chips.js';
import { exportTable } from './csv.js';
import { createGrid } from './grid.js';
import { createModel } from './model.js';
import { pager } from './pager.js';
import { narrows, serverQuery, withChanges } from './query.js';
import { tools } from './tools.js';
import { keepView, readView } from './view.js';
import { viewMenu } from './viewMenu.js';

/**
 * A table whose rows the server sorts, filters and pages: the browser never holds more than some pages.
 * The query has `q`, the filters, `sort`, `dir`, `page` and `size`.
 *
 * @param {object} options
 * @param {string} options.caption names the table
 * @param {{name: string, label: string, sort?: boolean, number?: boolean, minor?: boolean,
 *   cell: (row: object) => Node | Node[] | string, text?: (row: object) => string}[]} options.columns
 *   the first one heads its row; minor ones are left out where there is no room; `text` is for the
 *   export, where it differs from the text of the cell
 * @param {(query: URLSearchParams, signal: AbortSignal) => Promise<{rows: object[], total: number}>} options.load
 * @param {{name: string, label: string, options?: [value: string, label: string][], element?: HTMLElement}[]}
 *   [options.filters] a choice, or a form element of its own with a `value`
 * @param {string} [options.search] the label of the search field; without it there is none
 * @param {string} [options.empty] what is said where nothing is found
 * @param {() => string} [options.locale]
 * @param {(row: object) => string} [options.rowId] the row's `id` by default
 * @param {(row: object) => string} [options.rowName] names the row, its `name` by default
 * @param {(row: object) => {label: string, href?: string, act?: () => void, danger?: boolean}[]}
 *   [options.actions] the menu of a row
 * @param {{label: string, act: (rows: object[]) => Promise<void>, danger?: boolean}[]} [options.bulk]
 *   what can be done with chosen rows; `danger` asks first
 * @param {(query: URLSearchParams, typed: boolean) => void} [options.onQuery] told when a person asks
 *   for other rows; `typed` where it was by a letter of the search
 * @returns {{element: HTMLElement, show: (query?: URLSearchParams) => Promise<void>,
 *   reload: () => Promise<void>}} `show` shows the rows of a query, unless they stand there already in
 *   the same language
 */
export function createTable(given) {
  const options = {
    filters: [],
    locale: () => undefined,
    rowId: ({ id }) => String(id),
    rowName: ({ name }) => name,
    ...given,
  };
  const { caption, columns, locale } = options;
  const id = uniqueId('table');
  let view = readView(caption);
  let query = new URLSearchParams();
  let shown;
  let answer;
  let running = new AbortController();

  const model = createModel({
    columns,
    rowId: options.rowId,
    visibility: Object.fromEntries(view.hidden.map((name) => [name, false])),
    onSort: ([{ id: sort, desc }]) => ask({ sort, dir: desc ? 'desc' : 'asc' }),
  });
  const bar = tools({ ...options, ask });
  const chips = filterChips({ ...options, remove: (names) => ask(bar.cleared(names)) });
  const menu = viewMenu({ model, density: () => view.density, onChange: changeView, exportRows });
  const pages = pager({
    id,
    caption,
    turn: (page) => ask({ page }),
    resize: (size) => ask({ size }),
  });
  const grid = createGrid({ id, options, model, onChosen: () => bulk.show() });
  const bulk = bulkBar({ bulk: options.bulk ?? [], chosen: grid.chosen, clear: grid.clearChosen });
  const toolbar = h('div', { class: 'area-toolbar' }, bar.element, menu);
  const parts = [toolbar, chips.element, bulk.element, grid.box, pages.element];
  const element = h('div', { class: 'area-list' }, parts);

  /** Changes the query as a person does. */
  function ask(changes) {
    const next = withChanges(query, changes);
    if (next.toString() === query.toString()) return;
    show(next);
    options.onQuery?.(next, 'q' in changes);
  }

  async function show(wanted = query) {
    const asked = `${wanted} ${locale()}`;
    if (asked === shown) return;
    shown = asked;
    query = new URLSearchParams(wanted);
    await load();
  }

  /** Loads the rows; what was asked for before is given up. */
  async function load() {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    model.setQuery(query);
    grid.setBusy(true);
    bar.show(query);
    chips.show(query);
    try {
      answer = await options.load(serverQuery(query), signal);
      if (signal.aborted) return;
      showRows();
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      answer = undefined;
      grid.showMessage(failed(error, load));
      pages.show(undefined);
    }
    grid.setBusy(false);
  }

  function showRows() {
    const { rows, total } = answer;
    const size = query.get('size') ?? '';
    const page = Number(query.get('page') ?? 1);
    const loadPage = (number, signal) => options.load(serverQuery(query, number), signal);
    const onError = (error) => pages.tell(error?.message || 'The server cannot be reached.');
    pages.show({ page, size, shown: rows.length, total, locale: locale() });
    if (rows.length === 0) grid.showMessage(emptyMessage());
    else grid.show({ rows, total, view, scrolls: size === 'all', loadPage, onError });
  }

  function emptyMessage() {
    const onclick = () => ask(bar.cleared());
    const clear = h('button', { type: 'button', class: 'quiet', onclick }, 'Clear filters');
    const text = h('p', {}, options.empty ?? 'Nothing found.');
    return h('div', { class: 'area-empty' }, text, narrows(query) && clear);
  }

  function changeView({ density = view.density }) {
    view = { hidden: model.hiddenColumns(), density };
    keepView(caption, view);
    grid.showHead();
    if (answer) showRows();
  }

  function exportRows() {
    const { load: loadRows } = options;
    const { tell } = pages;
    return exportTable({ caption, columns: model.visibleColumns(), query, load: loadRows, tell });
  }

  return { element, show, reload: load };
}
