import { call } from './call.js';
import { createTable } from './table.js';

/**
 * The table of an area's list page: its query is that of the area's address, so that a link leads to
 * the same rows, and back and forward work.
 *
 * @param area the context of the area
 * @param {string} url the list on the server
 * @param {object} options those of createTable
 */
export function createAreaTable(area, url, options) {
  const table = createTable({
    ...options,
    locale: () => area.locale,
    load: (query, signal) => call(area, query.size > 0 ? `${url}?${query}` : url, { signal }),
    // What is typed is one step back, not one for each letter.
    onQuery: (query, typed) =>
      area.navigate(query.size > 0 ? `?${query}` : '', { replace: typed && area.query.has('q') }),
  });
  table.show(area.query);
  return { element: table.element, update: () => table.show(area.query) };
}
