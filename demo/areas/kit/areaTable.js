import { call } from './call.js';
import { createTable } from './table/createTable.js';

/**
 * Creates the table of an area's list page. Its query is in the URL of the area, so that links and
 * Back and Forward restore the rows.
 *
 * @param area the context of the area
 * @param {string} url the list on the server
 * @param {object} options those of createTable
 * @param {string} [options.path] the page's path below the area
 * @param {(query: URLSearchParams) => void} [options.toServer] changes a copy of the query before it is sent
 */
export function createAreaTable(area, url, { path = '', toServer, ...options }) {
  const withQuery = (address, query) => (query.size > 0 ? `${address}?${query}` : address);
  const table = createTable({
    ...options,
    locale: () => area.locale,
    load: (query, signal) => {
      const sent = new URLSearchParams(query);
      toServer?.(sent);
      return call(area, withQuery(url, sent), { signal });
    },
    // A typed search is one history entry, not one for each letter.
    onQuery: (query, { typed, corrected }) =>
      area.navigate(withQuery(path, query), {
        replace: corrected || (typed && area.query.has('q')),
      }),
  });
  table.show(area.query);
  return { ...table, update: () => table.show(area.query) };
}
