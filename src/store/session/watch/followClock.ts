import type { ConnectionStore } from './connectionStore';

/** Time in ms that an answer may take after its server has dated it. */
const DATE_TOLERANCE_MS = 5000;

/**
 * Returns a callback that follows the server's clock. It ignores a date that is too old: the answer came from the
 * HTTP cache. Two such dates that advance like a clock mean that the server's clock was set back.
 */
export function followClock(connection: ConnectionStore): (date: number) => void {
  let last = { date: 0, at: 0 };
  let ignored = { date: Number.POSITIVE_INFINITY, at: 0 };
  return (date) => {
    const now = performance.now();
    const follows = (known: typeof last) => date >= known.date + now - known.at - DATE_TOLERANCE_MS;
    if (follows(last) || follows(ignored)) {
      last = { date, at: now };
      connection.setState({ clockOffset: date - Date.now() });
    } else ignored = { date, at: now };
  };
}
