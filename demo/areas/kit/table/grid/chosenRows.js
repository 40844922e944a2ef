import { h } from '../../dom.js';
import { markChosen } from './rows.js';

/**
 * Stores which rows are chosen, including those of other pages.
 *
 * @param {object} parts
 * @param {object} parts.model of createModel
 * @param {HTMLTableSectionElement} parts.body
 * @param {(row: object) => string} parts.rowId
 * @param {() => object[]} parts.loaded the rows that can be chosen together: those of the page, or of a
 *   scrolling list those that have been loaded
 * @param {() => void} parts.onChosen after a change
 */
export function chosenRows({ model, body, rowId, loaded, onChosen }) {
  /** The rows of this page and the chosen ones of others, by id. */
  const rowById = new Map();
  const rowOf = new WeakMap();
  const all = h('input', { type: 'checkbox', 'aria-label': 'Select all rows', onclick: chooseAll });
  const selection = () => model.table.atoms.rowSelection.get();

  function addRows(rows) {
    for (const row of rows) rowById.set(rowId(row), row);
    model.setRows([...rowById.values()]);
  }

  function chooseAll() {
    const rows = loaded();
    addRows(rows);
    const ids = rows.map((row) => [rowId(row), true]);
    choose(all.checked ? { ...selection(), ...Object.fromEntries(ids) } : {});
  }

  function choose(wanted) {
    model.table.setRowSelection(wanted);
    show();
  }

  function show() {
    const chosen = selection();
    markChosen(body, chosen);
    const rows = loaded();
    all.checked = rows.length > 0 && rows.every((row) => Object.hasOwn(chosen, rowId(row)));
    all.indeterminate = Object.keys(chosen).length > 0 && !all.checked;
    onChosen();
  }

  return {
    /** The checkbox in the header. */
    all,
    show,
    /** Records which row an element shows. */
    bind: (element, row) => rowOf.set(element, row),
    /** Replaces the rows of the previous page by those of this one. Chosen rows stay. */
    replaceRows(rows) {
      const chosen = selection();
      for (const id of rowById.keys()) if (!Object.hasOwn(chosen, id)) rowById.delete(id);
      addRows(rows);
    },
    /** Listens to the checkbox of a row. */
    onChoose({ currentTarget: input }) {
      const element = input.closest('tr');
      addRows([rowOf.get(element)]);
      model.table.getRow(element.dataset.row).toggleSelected(input.checked);
      show();
    },
    rows: () => Object.keys(selection()).map((id) => rowById.get(id)),
    /** Returns the number of chosen rows that are not among those of the page. */
    unseen() {
      const shown = new Set(loaded().map(rowId));
      return Object.keys(selection()).filter((id) => !shown.has(id)).length;
    },
    /** Chooses only these rows, which were chosen before. */
    choose: (rows) => choose(Object.fromEntries(rows.map((row) => [rowId(row), true]))),
  };
}
