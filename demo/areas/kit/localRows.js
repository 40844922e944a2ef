/**
 * Answers the query of a table from a complete list, sorted and paged like the server.
 *
 * @param {object[]} list
 * @param {URLSearchParams} query
 * @param {string} [locale]
 */
export function localRows(list, query, locale) {
  const sort = query.get('sort');
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('size') ?? 25);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = sort ? [...list].sort((a, b) => compare(text(a[sort]), text(b[sort]))) : list;
  const ordered = query.get('dir') === 'desc' ? [...sorted].reverse() : sorted;
  return { rows: ordered.slice((page - 1) * size, page * size), total: list.length };
}

const text = (value) => String(value ?? '');
