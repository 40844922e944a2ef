import { PAGE } from './grid/pageCache.js';

/** Highest page number, and greatest length of a search, that the server accepts. */
const MAX_PAGE = 1_000_000;
const MAX_TEXT = 100;

/**
 * Returns the part of a query that a table can show. Addresses may be old or mistyped: other parameters and values
 * are ignored.
 *
 * @param {URLSearchParams} query
 * @param {object} options those of createTable
 */
export function readQuery(query, { columns, filters, search }) {
  const rules = new Map([
    ['page', (text) => isNumber(text, MAX_PAGE)],
    ['size', (text) => text === 'all' || isNumber(text, PAGE)],
    ['sort', (text) => columns.some(({ name, sort }) => sort && name === text)],
    ['dir', (text) => text === 'asc' || text === 'desc'],
    ['q', (text) => Boolean(search) && isSearch(text)],
    ...filters.map(({ name, options, accepts = () => true }) => [
      name,
      options ? (text) => options.some(([value]) => value === text) : accepts,
    ]),
  ]);
  return new URLSearchParams([...query].filter(([name, text]) => rules.get(name)?.(text)));
}

const isNumber = (text, max) => /^\d{1,9}$/.test(text) && text >= 1 && text <= max;

const isSearch = (text) => text.trim().length <= MAX_TEXT && !text.includes('\0');
