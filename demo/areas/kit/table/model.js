import {
  columnVisibilityFeature,
  constructTable,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';

/** Rows of a page where the query names no size. */
export const DEFAULT_SIZE = 25;

/**
 * The state of a table, kept by TanStack Table. The server sorts and pages, so sorting and page are
 * read from the query; chosen rows and hidden columns are the table's own.
 *
 * @param {object} options
 * @param {object[]} options.columns those of createTable
 * @param {(row: object) => string} options.rowId
 * @param {Record<string, boolean>} options.visibility columns that are hidden at first are false
 * @param {(sorting: {id: string, desc: boolean}[]) => void} options.onSort
 */
export function createModel({ columns, rowId, visibility, onSort }) {
  let data = [];
  let state = stateOf(new URLSearchParams());
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
      state = stateOf(query);
      update();
    },
    setRows(rows) {
      data = rows;
      update();
    },
    /** The columns of createTable that are shown. */
    visibleColumns: () => table.getVisibleLeafColumns().map(({ columnDef }) => columnDef.meta),
    /** The names of those that are not. */
    hiddenColumns: () =>
      table
        .getAllLeafColumns()
        .filter((column) => !column.getIsVisible())
        .map(({ id }) => id),
  };
}

/** Sorting and page of a query, as TanStack Table keeps them. */
function stateOf(query) {
  const sort = query.get('sort');
  const page = Number(query.get('page') ?? 1);
  return {
    sorting: sort ? [{ id: sort, desc: query.get('dir') === 'desc' }] : [],
    pagination: {
      pageIndex: Number.isInteger(page) && page > 0 ? page - 1 : 0,
      pageSize: Number(query.get('size')) || DEFAULT_SIZE,
    },
  };
}
