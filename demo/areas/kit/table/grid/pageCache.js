import { isAborted } from '../../call.js';

/** Number of rows of a request, the maximum of the server. */
export const PAGE = 100;

/** Number of pages in memory. */
const KEPT = 10;

/**
 * Loads the pages of a long list on scroll, and discards distant pages.
 *
 * @param {object} options
 * @param {(page: number, signal: AbortSignal) => Promise<{rows: object[], total: number}>} options.load
 *   pages from 1
 * @param {() => void} options.onRows after a page has come
 * @param {(error: Error) => void} options.onError
 */
export function createPageCache({ load, onRows, onError }) {
  const pages = new Map();

  async function fetchPage(number) {
    const control = new AbortController();
    const page = { control, rows: undefined };
    pages.set(number, page);
    try {
      const { rows } = await load(number + 1, control.signal);
      if (control.signal.aborted) return;
      page.rows = rows;
      onRows();
    } catch (error) {
      if (pages.get(number) === page) pages.delete(number);
      if (!control.signal.aborted && !isAborted(error)) onError(error);
    }
  }

  const forget = (number) => {
    pages.get(number)?.control.abort();
    pages.delete(number);
  };

  return {
    rowAt: (index) => pages.get(Math.floor(index / PAGE))?.rows?.[index % PAGE],
    /** Returns the rows of all pages in memory. */
    rows: () => [...pages.values()].flatMap(({ rows }) => rows ?? []),
    /** Loads the pages of these rows. Aborts requests for pages that are no longer visible. */
    want(first, last) {
      const from = Math.floor(first / PAGE);
      const to = Math.floor(last / PAGE);
      const far = (number) => Math.max(from - number, number - to);
      for (const [number, { rows }] of pages) if (!rows && far(number) > 0) forget(number);
      for (let number = from; number <= to; number++) if (!pages.has(number)) fetchPage(number);
      const byDistance = [...pages.keys()].sort((a, b) => far(a) - far(b));
      for (const number of byDistance.slice(KEPT)) forget(number);
    },
    /** Adds a page that is already loaded. */
    put: (number, rows) => pages.set(number, { control: new AbortController(), rows }),
    end() {
      for (const number of [...pages.keys()]) forget(number);
    },
  };
}
