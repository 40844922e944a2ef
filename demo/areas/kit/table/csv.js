import { isAborted } from '../call.js';
import { h } from '../dom.js';
import { messageOf } from '../messageOf.js';
import { PAGE } from './grid/pageCache.js';
import { pageQuery } from './query.js';

/**
 * Match the places in a cell where a spreadsheet would begin a formula, for each separator of a file. One that splits
 * lines at other separators than this file sees cells after those too, and rows after line ends, as it ignores the quotes.
 */
const FORMULAS = {
  ',': /(^|[;\t\r\n])(?=[^\S\r\n]*[=+\-@])/g,
  ';': /(^|[,;\t\r\n])(?=[^\S\r\n]*[=+\-@])/g,
};

/**
 * Saves all rows of a query as a CSV file, page after page.
 *
 * @param {object} options
 * @param {string} options.caption names the file
 * @param {object[]} options.columns those with `exported: false` are left out
 * @param {URLSearchParams} options.query
 * @param {(query: URLSearchParams) => Promise<{rows: object[], total: number}>} options.load
 * @param {(text: string) => void} options.onProgress
 * @param {string} [options.locale] decides on the separator
 */
export async function exportTable({ caption, columns, query, load, onProgress, locale }) {
  const rows = [];
  let total = 1;
  try {
    for (let page = 1; rows.length < total && page <= Math.ceil(total / PAGE); page++) {
      const answer = await load(pageQuery(query, page));
      rows.push(...answer.rows);
      total = answer.total;
      if (rows.length < total) onProgress(`Exporting ${rows.length} of ${total} rows…`);
    }
    const written = columns.filter(({ exported }) => exported !== false);
    const name = `${caption.toLowerCase().replaceAll(' ', '-')}.csv`;
    saveFile(name, csvOf(written, rows, separatorOf(locale)));
    onProgress(`Exported ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`);
  } catch (error) {
    onProgress(isAborted(error) ? '' : `The export failed. ${messageOf(error)}`);
  }
}

/** Returns the separator that spreadsheets expect: a semicolon where the comma is that of decimals. */
function separatorOf(locale) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

/** Returns columns and rows as CSV (RFC 4180), with a byte order mark for spreadsheets. */
function csvOf(columns, rows, separator) {
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column) => textOf(column, row))),
  ];
  const quote = (text) => quoted(text, FORMULAS[separator]);
  return `\uFEFF${lines.map((line) => line.map(quote).join(separator)).join('\r\n')}\r\n`;
}

/** Returns the text of a cell in one line, with absolute times. */
function textOf({ cell, text }, row) {
  if (text) return String(text(row) ?? '');
  const content = h('span', {}, cell(row));
  for (const time of content.querySelectorAll('time')) time.textContent = time.dateTime;
  for (const end of content.querySelectorAll('br')) end.replaceWith(' ');
  return content.textContent.trim();
}

function quoted(text, formula) {
  const safe = text.replace(formula, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Downloads a text as a file. */
function saveFile(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
