import { call } from './call.js';
import { createTable } from './table/createTable.js';

/**
 * Creates the table of an area's list page. Its query is in the URL of the area, so that links and
 * Back and Forward restore the rows.
 *
 * @param area the context of the area
 * @param {string | ((query: URLSearchParams, signal: AbortSignal) => Promise<{rows: object[], total: number}>)} source
 *   the list on the server, or a function that loads its rows
 * @param {object} options those of createTable
 * @param {string} [options.path] the page's path below the area
 * @param {(query: URLSearchParams) => void} [options.toServer] changes a copy of the query before it is sent
 */
export function createAreaTable(area, source, { path = '', toServer, ...options }) {
  const table = createTable({
    ...options,
    locale: () => area.locale,
    warn: (text) => area.notify({ kind: 'warning', text }),
    load: typeof source === 'function' ? source : loadFrom(area, source, toServer),
    // A typed search is one history entry, not one for each letter.
    onQuery: (query, { typed, corrected }) =>
      area.navigate(withQuery(path, query), {
        replace: corrected || (typed && area.query.has('q')),
      }),
  });
  table.show(area.query);
  return { ...table, update: () => table.show(area.query) };
}

const loadFrom = (area, url, toServer) => (query, signal) => {
  const sent = new URLSearchParams(query);
  toServer?.(sent);
  return call(area, withQuery(url, sent), { signal });
};

const withQuery = (address, query) => (query.size > 0 ? `${address}?${query}` : address);
