/**
 * Answers the query of a table from a complete list: searched, filtered, sorted and paged like the server.
 *
 * @param {object[]} list
 * @param {URLSearchParams} query
 * @param {object} options
 * @param {string} [options.locale]
 * @param {{name: string, read: (row: object) => string}[]} [options.filters]
 * @param {(row: object) => string[]} [options.textsOf] the texts of a row that are searched
 */
export function localRows(list, query, { locale, filters = [], textsOf = () => [] }) {
  const q = query.get('q')?.trim().toLocaleLowerCase(locale);
  const found = list.filter(
    (row) =>
      filters.every(({ name, read }) => !query.has(name) || read(row) === query.get(name)) &&
      (!q || textsOf(row).some((one) => one.toLocaleLowerCase(locale).includes(q))),
  );
  const sort = query.get('sort');
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('size') ?? 25);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = sort ? found.sort((a, b) => compare(text(a[sort]), text(b[sort]))) : found;
  const ordered = sort && query.get('dir') === 'desc' ? sorted.reverse() : sorted;
  return { rows: ordered.slice((page - 1) * size, page * size), total: found.length };
}

const text = (value) => String(value ?? '');
