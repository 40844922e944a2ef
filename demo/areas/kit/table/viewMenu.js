import { busyWhile } from '../busyWhile.js';
import { once } from '../clicks.js';
import { h } from '../dom.js';
import { popupButton } from '../popup.js';

const DENSITIES = [
  ['comfortable', 'Comfortable'],
  ['compact', 'Compact'],
];

/**
 * Creates the popup for columns and density, and the export button.
 *
 * @param {object} options
 * @param {object} options.model of createModel
 * @param {() => string} options.density
 * @param {(change: {density?: string}) => void} options.onChange after a change of either
 * @param {() => Promise<void>} options.exportRows
 */
export function viewMenu({ model, density, onChange, exportRows }) {
  const onclick = once(({ currentTarget }) => busyWhile(currentTarget, exportRows));
  const exporter = h('button', { type: 'button', class: 'quiet', onclick }, 'Export');
  const content = () => [
    choices(
      'Columns',
      model.table
        .getAllLeafColumns()
        .filter((column) => column.getCanHide())
        .map((column) =>
          choice('checkbox', column.columnDef.meta.label, column.getIsVisible(), () => {
            column.toggleVisibility();
            onChange({});
          }),
        ),
    ),
    choices(
      'Density',
      DENSITIES.map(([value, label]) =>
        choice('radio', label, density() === value, () => onChange({ density: value })),
      ),
    ),
  ];
  return h(
    'div',
    { class: 'area-view' },
    popupButton({ name: 'View', label: 'View', content }),
    exporter,
  );
}

const choices = (legend, fields) => h('fieldset', {}, h('legend', {}, legend), fields);

const choice = (type, label, checked, onchange) =>
  h('label', {}, h('input', { type, name: 'area-view', checked, onchange }), label);
