import { PAGE } from './grid/pageCache.js';
import { DEFAULT_SIZE } from './model.js';

/** Parameters that are not filters. */
const NEUTRAL = ['page', 'size', 'sort', 'dir'];

/** Default values, which a query omits. */
const DEFAULTS = { page: '1', size: String(DEFAULT_SIZE) };

/** Returns whether a query leaves rows out. */
export const narrows = (query) => [...query.keys()].some((name) => !NEUTRAL.includes(name));

/** Returns a query with changes. Every change except of the page returns to the first page. */
export function withChanges(query, changes) {
  const next = new URLSearchParams(query);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value = ''] of Object.entries(changes)) {
    const text = String(value);
    if (text === '' || text === DEFAULTS[name]) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/** Returns the last page of a list if a query asks for a page after it, else undefined. */
export function lastPage(query, { rows, total }) {
  if (rows.length > 0 || total === 0 || query.get('size') === 'all') return undefined;
  return Math.ceil(total / (Number(query.get('size')) || DEFAULT_SIZE));
}

/** Returns a query for the server, which does not support `size=all`. */
export function serverQuery(query, page = 1) {
  const sent = new URLSearchParams(query);
  if (sent.get('size') !== 'all') return sent;
  return pageQuery(sent, page);
}

/** Returns the query of one of the largest pages. */
export function pageQuery(query, page) {
  const sent = new URLSearchParams(query);
  sent.set('size', String(PAGE));
  if (page > 1) sent.set('page', String(page));
  else sent.delete('page');
  return sent;
}
