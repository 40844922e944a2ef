import { h } from '../../dom.js';
import { chosenRows } from './chosenRows.js';
import { gridBox } from './gridBox.js';
import { headCell, markSorted } from './head.js';
import { longList } from './longList.js';
import { messageRow, rowElement, skeletonRows } from './rows.js';

/**
 * Creates the table element with its header, rows and choice of rows. `gridBox` is the scrolling box with the
 * empty table, `head` and `rows` create header and rows, and `chosenRows` stores which are chosen.
 * `longList` shows all rows in one box: `scroll` keeps only the visible ones in the document, and
 * `pageCache` loads them.
 *
 * @param {object} parts
 * @param {string} parts.id
 * @param {object} parts.options those of createTable
 * @param {object} parts.model of createModel
 * @param {() => void} parts.onChosen after a change of the chosen rows
 */
export function createGrid({ id, options, model, onChosen }) {
  const { caption, rowId, bulk, actions } = options;
  const frame = gridBox({ id, caption });
  const { box, head, body } = frame;
  let long;
  /** The rows of the page that is shown. */
  let pageRows = [];
  const loaded = () => long?.rows() ?? pageRows;
  const chosen = chosenRows({ model, body, rowId, loaded, onChosen });
  const width = () => model.visibleColumns().length + (bulk ? 1 : 0) + (actions ? 1 : 0);
  const rowFor = (row, index) => {
    const element = rowElement(row, { model, options, onChoose: chosen.onChoose }, index);
    chosen.bind(element, row);
    return element;
  };

  function showHead() {
    const heads = model.table.getVisibleLeafColumns().map(headCell);
    const before = bulk ? [h('td', { role: 'cell', class: 'area-choice' }, chosen.all)] : [];
    const after = actions ? [h('td', { role: 'cell', class: 'area-row-menu' })] : [];
    head.replaceChildren(...before, ...heads, ...after);
    showSorted();
  }

  function showSorted() {
    const heads = head.querySelectorAll('th');
    model.table.getVisibleLeafColumns().forEach((column, position) => {
      markSorted(heads[position], column.getIsSorted());
    });
  }

  function end() {
    long?.end();
    long = undefined;
    frame.stopScrolling();
  }

  function showInstead(elements) {
    end();
    pageRows = [];
    chosen.replaceRows([]);
    frame.replaceRows(elements);
    chosen.show();
  }

  showHead();
  body.append(...skeletonRows(width()));
  return {
    box,
    showHead,
    /** Shows loaded rows: all of them, or those that are scrolled to. A list that was loaded again keeps its place. */
    show({ rows, total, view, scrolls, isSameList, loadPage, onError }) {
      const top = isSameList ? box.scrollTop : 0;
      end();
      pageRows = rows;
      chosen.replaceRows(rows);
      frame.setDensity(view.density);
      if (scrolls) {
        frame.startScrolling(total);
        const columns = width();
        const loading = { loadPage, onLoaded: chosen.show, onError };
        long = longList({ box, body, rows, total, columns, top, rowFor, ...loading });
      } else frame.replaceRows(rows.map((row) => rowFor(row)));
      chosen.show();
    },
    /** Shows a message in place of the rows. */
    showMessage: (content) => showInstead([messageRow(width(), content)]),
    showSkeleton: () => showInstead(skeletonRows(width())),
    setBusy(busy) {
      showSorted();
      frame.setBusy(busy);
    },
    chosen: chosen.rows,
    unseen: chosen.unseen,
    choose: chosen.choose,
  };
}
