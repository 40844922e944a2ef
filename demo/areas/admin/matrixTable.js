import { h } from '../kit/dom.js';
import { AREAS, ROLES, roleName } from './accounts.js';

/** Area whose cells are fixed: only administrators see Admin, and they always do. */
const FIXED = 'admin';

/** Returns whether a role sees an area. */
export const sees = (matrix, role, name) => matrix[role]?.includes(name) ?? false;

/** Names the cells in which a matrix differs from an earlier one: "Viewer no longer sees Site". */
export function differences(before, now) {
  return ROLES.flatMap(([role]) =>
    AREAS.filter(([name]) => sees(before, role, name) !== sees(now, role, name)).map(
      ([name, label]) =>
        `${roleName(role)} ${sees(now, role, name) ? 'now' : 'no longer'} sees ${label}`,
    ),
  );
}

/** Creates the table: a row for each area, and a column for each role. */
export function matrixTable(boxes) {
  return h(
    'table',
    { role: 'table', class: 'area-matrix' },
    h('caption', { class: 'visually-hidden' }, 'Which role sees which area'),
    h(
      'thead',
      { role: 'rowgroup' },
      h(
        'tr',
        { role: 'row' },
        ['Area', ...ROLES.map(([role]) => roleName(role))].map((text) =>
          h('th', { scope: 'col', role: 'columnheader' }, text),
        ),
      ),
    ),
    h(
      'tbody',
      { role: 'rowgroup' },
      AREAS.map(([, label], column) =>
        h(
          'tr',
          { role: 'row' },
          h('th', { scope: 'row', role: 'rowheader' }, label),
          ROLES.map(([role], row) => h('td', { role: 'cell' }, labelled(boxes[row][column], role))),
        ),
      ),
    ),
  );
}

/** On a phone there is no header, so each box has its role beside it. */
const labelled = (box, role) =>
  h('label', {}, box, h('span', { 'aria-hidden': 'true' }, roleName(role)));

/** Creates the box of one cell. */
export function boxOf(matrix, role, name, label) {
  return h('input', {
    type: 'checkbox',
    'aria-label': `${roleName(role)} sees ${label}`,
    checked: sees(matrix, role, name),
    disabled: name === FIXED,
  });
}
