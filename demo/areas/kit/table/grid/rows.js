import { h } from '../../dom.js';
import { classOf } from './head.js';
import { rowMenu } from './rowMenu.js';

/** Number of rows of the skeleton. Messages have the same height. */
const SKELETON_ROWS = 8;

/**
 * Creates the row of a record: a checkbox where rows can be chosen, the cells, and its menu.
 *
 * @param {object} row the record
 * @param {{model: object, options: object, onChoose: (event: Event) => void}} table
 * @param {number} [index] its place among all rows, where only some of them are in the document
 */
export function rowElement(row, { model, options, onChoose }, index) {
  const id = options.rowId(row);
  const name = options.rowName(row);
  const isChosen = Object.hasOwn(model.table.atoms.rowSelection.get(), id);
  const cells = model.visibleColumns().map(({ cell, number, minor, long }, position) => {
    const facts = { class: classOf({ number, minor, long }) };
    return position === 0
      ? h('th', { ...facts, scope: 'row', role: 'rowheader' }, cell(row))
      : h('td', { ...facts, role: 'cell' }, cell(row));
  });
  const box = h('input', {
    type: 'checkbox',
    'aria-label': `Select ${name}`,
    checked: isChosen,
    onclick: onChoose,
  });
  const actions = options.actions?.(row).filter(Boolean) ?? [];
  return h(
    'tr',
    {
      role: 'row',
      'data-row': id,
      'data-chosen': isChosen,
      'aria-rowindex': index === undefined ? undefined : index + 2,
    },
    options.bulk && h('td', { role: 'cell', class: 'area-choice' }, box),
    ...cells,
    options.actions && h('td', { role: 'cell', class: 'area-row-menu' }, rowMenu(name, actions)),
  );
}

/** Shows which rows are chosen, without creating them again, so that the focus stays. */
export function markChosen(body, chosen) {
  for (const row of body.querySelectorAll('tr[data-row]')) {
    const isChosen = Object.hasOwn(chosen, row.dataset.row);
    row.toggleAttribute('data-chosen', isChosen);
    const box = row.querySelector('.area-choice input');
    if (box) box.checked = isChosen;
  }
}

/** Creates a message in place of the rows, as high as the skeleton. */
export const messageRow = (columns, content) =>
  h(
    'tr',
    { role: 'row', class: 'area-message' },
    h('td', { role: 'cell', colspan: columns }, content),
  );

/** Creates the skeleton of loading rows. */
export const skeletonRows = (columns, count = SKELETON_ROWS) =>
  Array.from({ length: count }, () =>
    h(
      'tr',
      { role: 'row', class: 'skeleton-row' },
      h('td', { role: 'cell', colspan: columns }, h('span')),
    ),
  );
