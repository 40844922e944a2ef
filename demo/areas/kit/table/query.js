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

/** Returns a query for the server, which does not support `size=all`. */
export function serverQuery(query, page = 1) {
  const asked = new URLSearchParams(query);
  if (asked.get('size') !== 'all') return asked;
  return pageQuery(asked, page);
}

/** Returns the query of one of the largest pages. */
export function pageQuery(query, page) {
  const asked = new URLSearchParams(query);
  asked.set('size', String(PAGE));
  if (page > 1) asked.set('page', String(page));
  else asked.delete('page');
  return asked;
}
