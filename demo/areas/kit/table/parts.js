import { h } from '../dom.js';
import { bulkBar } from './bulkBar.js';
import { filterChips } from './chips.js';
import { exportTable } from './csv.js';
import { createGrid } from './grid/createGrid.js';
import { pager } from './pager.js';
import { tools } from './tools.js';
import { viewMenu } from './viewMenu.js';

/**
 * Creates the parts of a table, from top to bottom: tools, filters, bulk actions, rows and pages.
 *
 * @param {object} setup
 * @param {string} setup.id
 * @param {object} setup.options those of createTable
 * @param {object} setup.model of createModel
 * @param {(changes: Record<string, string | number>) => void} setup.changeQuery changes the query
 * @param {() => string} setup.density
 * @param {(change: {density?: string}) => void} setup.changeView
 * @param {() => URLSearchParams} setup.query as it is now
 */
export function tableParts({ id, options, model, changeQuery, density, changeView, query }) {
  const { caption } = options;
  const bar = tools({ ...options, changeQuery });
  const chips = filterChips({ ...options, remove: (names) => changeQuery(bar.cleared(names)) });
  const menu = viewMenu({ model, density, onChange: changeView, exportRows });
  const grid = createGrid({ id, options, model, onChosen: () => bulk.show() });
  const bulk = bulkBar({
    bulk: options.bulk ?? [],
    rowName: options.rowName,
    chosen: grid.chosen,
    unseen: grid.unseen,
    choose: grid.choose,
    focusRows: () => grid.box.focus({ preventScroll: true }),
    warn: options.warn,
  });
  const pages = pager({
    id,
    caption,
    onPage: (page) => changeQuery({ page }),
    onSize: (size) => changeQuery({ size }),
  });
  function exportRows() {
    return exportTable({
      caption,
      columns: model.visibleColumns(),
      query: query(),
      load: options.load,
      onProgress: pages.showProgress,
      locale: options.locale(),
    });
  }

  const element = h(
    'div',
    { class: 'area-list' },
    h('div', { class: 'area-toolbar' }, bar.element, menu),
    chips.element,
    bulk.element,
    grid.box,
    pages.element,
  );
  return { bar, chips, pages, grid, element };
}
