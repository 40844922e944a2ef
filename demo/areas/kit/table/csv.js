import { isAborted } from '../call.js';
import { h } from '../dom.js';
import { PAGE } from './grid/pageCache.js';
import { pageQuery } from './query.js';

/** Matches cells that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Saves all rows of a query as a CSV file, page after page.
 *
 * @param {object} options
 * @param {string} options.caption names the file
 * @param {object[]} options.columns
 * @param {URLSearchParams} options.query
 * @param {(query: URLSearchParams) => Promise<{rows: object[], total: number}>} options.load
 * @param {(text: string) => void} options.onProgress
 */
export async function exportTable({ caption, columns, query, load, onProgress }) {
  const rows = [];
  let total = 1;
  try {
    for (let page = 1; rows.length < total && page <= Math.ceil(total / PAGE); page++) {
      const answer = await load(pageQuery(query, page));
      rows.push(...answer.rows);
      total = answer.total;
      if (rows.length < total) onProgress(`Exporting ${rows.length} of ${total} rows …`);
    }
    saveFile(`${caption.toLowerCase().replaceAll(' ', '-')}.csv`, csvOf(columns, rows));
    onProgress(`Exported ${rows.length} rows`);
  } catch (error) {
    onProgress(isAborted(error) ? '' : `The export failed. ${error.message || ''}`);
  }
}

/** Returns columns and rows as CSV (RFC 4180), with a byte order mark for spreadsheets. */
export function csvOf(columns, rows) {
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column) => textOf(column, row))),
  ];
  return `\uFEFF${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** Returns the text of a cell, or its absolute time if it shows one. */
function textOf({ cell, text }, row) {
  if (text) return String(text(row) ?? '');
  const content = h('span', {}, cell(row));
  const time = content.querySelector('time');
  return time ? time.dateTime : content.textContent;
}

function quoted(text) {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Downloads a text as a file. */
export function saveFile(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
