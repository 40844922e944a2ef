import { isAborted } from '../call.js';
import { SLOW } from '../states.js';
import { serverQuery } from './query.js';

/**
 * Returns a function that loads the rows of a query and aborts the previous request.
 *
 * @param {object} options
 * @param {(query: URLSearchParams, signal: AbortSignal) => Promise<{rows: object[], total: number}>} options.load
 * @param {(answer: {rows: object[], total: number}) => Promise<void>} options.onAnswer
 * @param {(error: Error) => void} options.onError
 * @param {() => void} options.onSlow after a request has taken long
 */
export function rowLoader({ load, onAnswer, onError, onSlow }) {
  let running = new AbortController();
  return async (query) => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const waiting = setTimeout(() => signal.aborted || onSlow(), SLOW);
    try {
      const answer = await load(serverQuery(query), signal);
      if (!Array.isArray(answer?.rows)) throw new TypeError('The answer has no rows.');
      if (!signal.aborted) await onAnswer(answer);
    } catch (error) {
      if (!signal.aborted && !isAborted(error)) onError(error);
    } finally {
      clearTimeout(waiting);
    }
  };
}
