import type { ConnectionStore } from './connectionStore';

/** Time in ms that an answer may take after its server has dated it. */
const DATE_TOLERANCE_MS = 5000;

/**
 * Returns a callback that follows the server's clock. The date of an answer from the HTTP cache is too old, and
 * ignored. Two old dates that go on like a clock are those of a server whose clock was set back.
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
