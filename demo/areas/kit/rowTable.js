import { h } from './dom.js';

/**
 * A table of a few rows that are all there. The first column heads its row.
 *
 * @param {object} options
 * @param {string} options.caption names the table
 * @param {{label: string, minor?: boolean, cell: (row: object) => Node | Node[] | string}[]} options.columns
 * @param {object[]} options.rows
 * @param {string} options.empty what is said where there is none
 */
export function rowTable({ caption, columns, rows, empty }) {
  const kind = ({ minor }) => (minor ? 'minor' : undefined);
  const cells = (row) =>
    columns.map((column, position) =>
      position === 0
        ? h('th', { scope: 'row', class: kind(column) }, column.cell(row))
        : h('td', { class: kind(column) }, column.cell(row)),
    );
  const nothing = h('tr', {}, h('td', { colspan: columns.length }, empty));
  return h(
    'div',
    { class: 'area-table' },
    h(
      'table',
      {},
      h('caption', {}, caption),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          columns.map((column) => h('th', { scope: 'col', class: kind(column) }, column.label)),
        ),
      ),
      h('tbody', {}, rows.length > 0 ? rows.map((row) => h('tr', {}, cells(row))) : nothing),
    ),
  );
}
