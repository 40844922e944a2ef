import { h } from '../dom.js';
import { headCell, markSorted } from './head.js';
import { longList } from './longList.js';
import { markChosen, messageRow, rowElement, skeletonRows } from './rows.js';

/**
 * The table element itself: its head, its rows, and which of them are chosen.
 *
 * @param {object} parts
 * @param {string} parts.id
 * @param {object} parts.options those of createTable
 * @param {object} parts.model of createModel
 * @param {() => void} parts.onChosen after a change of the chosen rows
 */
export function createGrid({ id, options, model, onChosen }) {
  const known = new Map();
  const records = new WeakMap();
  let long;
  const head = h('tr');
  const all = h('input', { type: 'checkbox', 'aria-label': 'Select all rows', onclick: chooseAll });
  const body = h('tbody');
  const table = h(
    'table',
    { 'aria-describedby': `${id}-count`, 'aria-busy': 'true' },
    h('caption', { class: 'visually-hidden' }, options.caption),
    h('thead', {}, head),
    body,
  );
  const box = h('div', { class: 'area-table', tabindex: '-1' }, table);
  const width = () =>
    model.visibleColumns().length + (options.bulk ? 1 : 0) + (options.actions ? 1 : 0);
  const rowFor = (row, index) => {
    const element = rowElement(row, { model, options, onChoose }, index);
    records.set(element, row);
    return element;
  };
  const selection = () => model.table.atoms.rowSelection.get();
  showHead();
  body.append(...skeletonRows(width()));

  function showHead() {
    const heads = model.table.getVisibleLeafColumns().map(headCell);
    head.replaceChildren(
      ...(options.bulk ? [h('td', { class: 'area-choice' }, all)] : []),
      ...heads,
      ...(options.actions ? [h('td', { class: 'area-row-menu' })] : []),
    );
    showSorted();
  }

  function showSorted() {
    const heads = head.querySelectorAll('th');
    model.table.getVisibleLeafColumns().forEach((column, position) => {
      markSorted(heads[position], column.getIsSorted());
    });
  }

  /** Shows rows that have come: all of them, or those that are scrolled to. */
  function show({ rows, total, view, scrolls, loadPage, onError }) {
    end();
    learn(rows);
    table.dataset.density = view.density;
    if (scrolls) {
      box.classList.add('scrolling');
      box.setAttribute('role', 'region');
      box.setAttribute('aria-label', `${options.caption}, scrolling`);
      box.tabIndex = 0;
      table.setAttribute('aria-rowcount', String(total + 1));
      const columns = width();
      long = longList({ box, body, rows, total, columns, rowFor, loadPage, onError });
    } else replaceRows(rows.map((row) => rowFor(row)));
    showChosen();
  }

  function end() {
    long?.end();
    long = undefined;
    box.classList.remove('scrolling');
    box.removeAttribute('role');
    box.removeAttribute('aria-label');
    box.tabIndex = -1;
    table.removeAttribute('aria-rowcount');
  }

  /** Puts rows in; the focus that would go with a row moves to the box. */
  function replaceRows(elements) {
    const inside = body.contains(document.activeElement);
    body.replaceChildren(...elements);
    if (inside) box.focus({ preventScroll: true });
  }

  /** Gives the model the rows of this page and the chosen ones of others. */
  function learn(rows) {
    const chosen = selection();
    for (const id of known.keys()) if (!Object.hasOwn(chosen, id)) known.delete(id);
    remember(rows);
  }

  function remember(rows) {
    for (const row of rows) known.set(options.rowId(row), row);
    model.setRows([...known.values()]);
  }

  function onChoose({ currentTarget: input }) {
    const row = input.closest('tr');
    remember([records.get(row)]);
    model.table.getRow(row.dataset.row).toggleSelected(input.checked);
    showChosen();
  }

  function chooseAll() {
    const rows = [...body.querySelectorAll('tr[data-row]')];
    remember(rows.map((row) => records.get(row)));
    const ids = rows.map(({ dataset }) => [dataset.row, true]);
    setChosen(all.checked ? { ...selection(), ...Object.fromEntries(ids) } : {});
  }

  function setChosen(wanted) {
    model.table.setRowSelection(wanted);
    showChosen();
  }

  function showChosen() {
    const chosen = selection();
    markChosen(body, chosen);
    const boxes = [...body.querySelectorAll('.area-choice input')];
    all.checked = boxes.length > 0 && boxes.every(({ checked }) => checked);
    all.indeterminate = Object.keys(chosen).length > 0 && !all.checked;
    onChosen();
  }

  return {
    box,
    show,
    showHead,
    /** Shows a message in place of the rows. */
    showMessage(content) {
      end();
      learn([]);
      replaceRows([messageRow(width(), content)]);
      showChosen();
    },
    setBusy(busy) {
      showSorted();
      if (busy) table.setAttribute('aria-busy', 'true');
      else table.removeAttribute('aria-busy');
    },
    /** The chosen rows, those of other pages too. */
    chosen: () => Object.keys(selection()).map((id) => known.get(id)),
    clearChosen: () => setChosen({}),
  };
}
