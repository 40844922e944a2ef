import { isAborted } from './call.js';
import { h, uniqueId } from './dom.js';
import { pager } from './pager.js';
import { failed } from './states.js';
import { tools } from './tools.js';

/**
 * A table whose rows the server sorts, filters and pages: the browser never holds more than a page.
 *
 * @param {object} options
 * @param {string} options.caption names the table
 * @param {{name: string, label: string, sort?: boolean, number?: boolean, minor?: boolean,
 *   cell: (row: object) => Node | string}[]} options.columns the first one heads its row
 * @param {(query: URLSearchParams, signal: AbortSignal) => Promise<{rows: object[], total: number}>} options.load
 * @param {{name: string, label: string, options?: [value: string, label: string][], element?: HTMLElement}[]}
 *   [options.filters] a choice, or a form element of its own with a `value`
 * @param {string} [options.search] the label of the search field; without it there is none
 * @param {string} [options.empty] what is said where nothing is found
 * @param {() => string} [options.locale]
 * @param {(query: URLSearchParams, typed: boolean) => void} [options.onQuery] told when a person asks
 *   for other rows; `typed` where it was by a letter of the search
 * @returns {{element: HTMLElement, show: (query?: URLSearchParams) => Promise<void>,
 *   reload: () => Promise<void>}} `show` shows the rows of a query, unless they stand there already in
 *   the same language
 */
export function createTable(options) {
  const { caption, columns, locale = () => undefined } = options;
  let query = new URLSearchParams();
  let shown;
  let running = new AbortController();
  const id = uniqueId('table');

  const body = h('tbody');
  const heads = columns.map((column) => headCell(column, sortBy));
  const table = h(
    'table',
    { 'aria-describedby': `${id}-count`, 'aria-busy': 'true' },
    h('caption', {}, caption),
    h('thead', {}, h('tr', {}, ...heads)),
    body,
  );
  const pages = pager({ id, caption, turn: (page) => ask({ page }) });
  const bar = tools({ ...options, ask });
  const element = h(
    'div',
    { class: 'area-list' },
    bar.element,
    h('div', { class: 'area-table' }, table),
    pages.element,
  );
  body.append(...skeletonRows(columns));

  /** Changes the query as a person does; all but turning a page begins with the first one. */
  function ask(changes) {
    const next = new URLSearchParams(query);
    if (!('page' in changes)) next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '' || value === undefined || (name === 'page' && value === 1))
        next.delete(name);
      else next.set(name, value);
    }
    if (next.toString() === query.toString()) return;
    show(next);
    options.onQuery?.(next, 'q' in changes);
  }

  function sortBy(name) {
    const down = query.get('sort') === name && query.get('dir') !== 'desc';
    ask({ sort: name, dir: down ? 'desc' : 'asc' });
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
    table.setAttribute('aria-busy', 'true');
    bar.show(query);
    columns.forEach(({ name }, position) => {
      markSorted(heads[position], query.get('sort') === name ? query.get('dir') || 'asc' : 'none');
    });
    try {
      const { rows, total } = await options.load(query, signal);
      if (signal.aborted) return;
      body.replaceChildren(...(rows.length > 0 ? rows.map(rowOf) : [emptyRow()]));
      const page = Number(query.get('page') ?? 1);
      pages.show({ page, shown: rows.length, total, locale: locale() });
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      body.replaceChildren(wideRow(failed(error, load)));
      pages.show(undefined);
    }
    table.removeAttribute('aria-busy');
  }

  function rowOf(row) {
    const cells = columns.map(({ cell, number, minor }, position) => {
      const tag = position === 0 ? 'th' : 'td';
      return h(
        tag,
        { scope: position === 0 && 'row', class: classOf({ number, minor }) },
        cell(row),
      );
    });
    return h('tr', {}, ...cells);
  }

  function emptyRow() {
    const narrowed = [...query.keys()].some(
      (name) => !['page', 'size', 'sort', 'dir'].includes(name),
    );
    const clear = h(
      'button',
      { type: 'button', class: 'quiet', onclick: () => ask(bar.cleared()) },
      'Clear filters',
    );
    return wideRow(
      h(
        'div',
        { class: 'area-empty' },
        h('p', {}, options.empty ?? 'Nothing found.'),
        narrowed && clear,
      ),
    );
  }

  const wideRow = (content) => h('tr', {}, h('td', { colspan: columns.length }, content));

  return { element, show, reload: load };
}

function headCell({ name, label, sort, number, minor }, sortBy) {
  const title = sort
    ? h('button', { type: 'button', class: 'sort', onclick: () => sortBy(name) }, label)
    : label;
  return h('th', { scope: 'col', class: classOf({ number, minor }) }, title);
}

/** Only the one column that is sorted says so. */
function markSorted(head, direction) {
  if (direction === 'none') head.removeAttribute('aria-sort');
  else head.setAttribute('aria-sort', direction === 'desc' ? 'descending' : 'ascending');
}

const classOf = (facts) =>
  Object.keys(facts)
    .filter((name) => facts[name])
    .join(' ') || undefined;

const skeletonRows = (columns) =>
  Array.from({ length: 6 }, () =>
    h('tr', { class: 'skeleton-row' }, h('td', { colspan: columns.length }, h('span'))),
  );
