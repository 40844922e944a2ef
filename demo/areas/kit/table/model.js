import {
  columnVisibilityFeature,
  constructTable,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';

/** Default number of rows of a page. */
export const DEFAULT_SIZE = 25;

/**
 * Creates the state of a table with TanStack Table. The server sorts and pages, so sorting and page come
 * from the query; chosen rows and hidden columns are state of the table.
 *
 * @param {object} options
 * @param {object[]} options.columns those of createTable
 * @param {(row: object) => string} options.rowId
 * @param {Record<string, boolean>} options.visibility columns that are hidden at first are false
 * @param {{name: string, desc?: boolean}} [options.order] the order of a query without one
 * @param {(sorting: {id: string, desc: boolean}[]) => void} options.onSort
 */
export function createModel({ columns, rowId, visibility, order, onSort }) {
  let data = [];
  let state = stateOf(new URLSearchParams(), order);
  const optionsNow = () => ({
    features,
    data,
    columns: definitions,
    state,
    getRowId: rowId,
    manualSorting: true,
    manualPagination: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    onSortingChange: (updater) =>
      onSort(typeof updater === 'function' ? updater(state.sorting) : updater),
  });
  const features = tableFeatures({
    coreReactivityFeature: storeReactivityBindings(),
    columnVisibilityFeature,
    rowPaginationFeature,
    rowSelectionFeature,
    rowSortingFeature,
  });
  const definitions = columns.map((column, position) => ({
    id: column.name,
    accessorFn: (row) => row[column.name],
    enableSorting: Boolean(column.sort),
    enableHiding: position > 0,
    meta: column,
  }));
  const table = constructTable({
    ...optionsNow(),
    initialState: { columnVisibility: visibility },
  });
  const update = () => table.setOptions((old) => ({ ...old, ...optionsNow() }));

  return {
    table,
    setQuery(query) {
      state = stateOf(query, order);
      update();
    },
    setRows(rows) {
      data = rows;
      update();
    },
    /** Returns the visible columns of createTable. */
    visibleColumns: () => table.getVisibleLeafColumns().map(({ columnDef }) => columnDef.meta),
    /** Returns the names of the hidden columns. */
    hiddenColumns: () =>
      table
        .getAllLeafColumns()
        .filter((column) => !column.getIsVisible())
        .map(({ id }) => id),
  };
}

/** Returns sorting and page of a query in the format of TanStack Table. */
function stateOf(query, order) {
  const sort = query.get('sort');
  const given = order ? [{ id: order.name, desc: Boolean(order.desc) }] : [];
  const page = Number(query.get('page') ?? 1);
  return {
    sorting: sort ? [{ id: sort, desc: query.get('dir') === 'desc' }] : given,
    pagination: {
      pageIndex: Number.isInteger(page) && page > 0 ? page - 1 : 0,
      pageSize: Number(query.get('size')) || DEFAULT_SIZE,
    },
  };
}
