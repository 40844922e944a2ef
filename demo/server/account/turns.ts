import { availableParallelism } from 'node:os';

/** Lets a few pieces of work run at the same time and the others wait. */
export interface Turns {
  /** Runs `work` when it is its turn; returns undefined if too many wait already, or it waited too long. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined>;
}

/**
 * Password hashes computed at the same time. Each keeps one of the four threads that Node reads files
 * with, so at least one stays free.
 */
const AT_ONCE = Math.min(3, Math.max(2, availableParallelism() - 1));

/** Waiting work in total: half a minute's worth on two cores. */
const WAITING = 250;

/** Milliseconds that work waits: an answer comes before proxies give up, which many do after a minute. */
const LONGEST = 45_000;

/** Queues work by key. The keys take turns, so that one client cannot hold up all the others. */
export function makeTurns({ atOnce = AT_ONCE, waiting = WAITING, longest = LONGEST } = {}): Turns {
  const queues = new Map<string, Set<() => void>>();
  let running = 0;
  let queued = 0;

  /** Starts the next one of the key that has waited longest since its last turn. */
  const startNext = () => {
    const [entry] = queues;
    if (!entry) return;
    const [key, queue] = entry;
    queues.delete(key);
    const [start] = queue;
    if (!start) return;
    queue.delete(start);
    if (queue.size > 0) queues.set(key, queue);
    queued--;
    running++;
    start();
  };

  /** Waits for a turn; false if it did not come in time. */
  const waitFor = (key: string) =>
    new Promise<boolean>((resolve) => {
      queued++;
      const queue = queues.get(key) ?? new Set();
      queues.set(key, queue);
      const start = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        queue.delete(start);
        if (queue.size === 0) queues.delete(key);
        queued--;
        resolve(false);
      }, longest);
      queue.add(start);
    });

  return {
    async run(key, work) {
      if (running < atOnce) running++;
      else {
        if (queued >= waiting) return undefined;
        if (!(await waitFor(key))) return undefined;
      }
      try {
        return await work();
      } finally {
        running--;
        startNext();
      }
    },
  };
}
