import { call } from './call.js';
import { createTable } from './table/createTable.js';

/**
 * The table of an area's list page: its query is that of the area's address, so that a link leads to
 * the same rows, and back and forward work.
 *
 * @param area the context of the area
 * @param {string} url the list on the server
 * @param {object} options those of createTable
 * @param {string} [options.path] the page's path below the area
 */
export function createAreaTable(area, url, { path = '', ...options }) {
  const withQuery = (address, query) => (query.size > 0 ? `${address}?${query}` : address);
  const table = createTable({
    ...options,
    locale: () => area.locale,
    load: (query, signal) => call(area, withQuery(url, query), { signal }),
    // What is typed is one step back, not one for each letter.
    onQuery: (query, typed) =>
      area.navigate(withQuery(path, query), { replace: typed && area.query.has('q') }),
  });
  table.show(area.query);
  return { ...table, update: () => table.show(area.query) };
}
