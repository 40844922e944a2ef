import { h } from '../../dom.js';

/** Creates the header cell of a column; a sortable one is a button. */
export function headCell(column) {
  const { label, number, minor } = column.columnDef.meta;
  const title = column.getCanSort()
    ? h('button', { type: 'button', class: 'sort', onclick: () => column.toggleSorting() }, label)
    : label;
  const facts = { scope: 'col', role: 'columnheader', class: classOf({ number, minor }) };
  return h('th', facts, title);
}

/** Marks the one column that is sorted. */
export function markSorted(head, direction) {
  if (direction) head.setAttribute('aria-sort', direction === 'desc' ? 'descending' : 'ascending');
  else head.removeAttribute('aria-sort');
}

/** Returns the names whose values are true, as a class attribute. */
export const classOf = (facts) =>
  Object.keys(facts)
    .filter((name) => facts[name])
    .join(' ') || undefined;
