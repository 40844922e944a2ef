import { warnOnce } from '../../../store/browser/warnOnce';

/** Messages are handled in intervals of this length in ms. */
const INTERVAL_MS = 50;
/** An interval lasts at least this many times as long as the work on its messages. */
const PAUSE_FACTOR = 5;
/** Maximum number of messages in an interval. */
const MAX_MESSAGES = 20;
/** Time in ms after which no further message is handled in an interval. */
const MAX_WORK_MS = 10;
/** Number of messages that wait; the oldest is dropped when another one arrives. */
const MAX_WAITING = 1000;

/**
 * Handles messages in the order in which they arrive, and limits the work in each interval, so that the host page
 * stays responsive. The other messages wait. A framed page can send far more than the host page can handle.
 */
export function paceMessages<Message>(handle: (message: Message) => void) {
  const waiting: Message[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = 0;
  let count = 0;
  let work = 0;

  const intervalLength = () => Math.max(INTERVAL_MS, work * PAUSE_FACTOR);

  function receive(message: Message) {
    waiting.push(message);
    if (waiting.length > MAX_WAITING) {
      waiting.shift();
      warnOnce('a framed page sends more messages than the shell can handle; some are dropped.');
    }
    if (timer === undefined) handleWaiting();
  }

  function handleWaiting() {
    timer = undefined;
    if (performance.now() - start >= intervalLength()) {
      start = performance.now();
      count = 0;
      work = 0;
    }
    while (waiting.length > 0) {
      if (count >= MAX_MESSAGES || work >= MAX_WORK_MS) {
        timer = setTimeout(handleWaiting, intervalLength());
        return;
      }
      const before = performance.now();
      try {
        handle(waiting.shift() as Message);
      } catch (error) {
        reportError(error);
      }
      count += 1;
      work += performance.now() - before;
    }
  }

  return { receive, cancel: () => clearTimeout(timer) };
}
