import { availableParallelism } from 'node:os';

/** Lets a few pieces of work run at the same time and the others wait. */
export interface Turns {
  /** Runs `work` when it is its turn; returns undefined if too many wait already. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined>;
}

/**
 * Password hashes computed at the same time. Each keeps one of the four threads that Node reads files
 * with, so at least one stays free.
 */
const AT_ONCE = Math.min(3, Math.max(2, availableParallelism() - 1));

/** Waiting work in total: half a minute's worth on two cores. */
const WAITING = 250;

/** Queues work by key. The keys take turns, so that one client cannot hold up all the others. */
export function makeTurns({ atOnce = AT_ONCE, waiting = WAITING } = {}): Turns {
  const queues = new Map<string, (() => void)[]>();
  let running = 0;
  let queued = 0;

  /** Starts the next one of the key that has waited longest since its last turn. */
  const startNext = () => {
    const [entry] = queues;
    if (!entry) return;
    const [key, queue] = entry;
    queues.delete(key);
    const start = queue.shift();
    if (queue.length > 0) queues.set(key, queue);
    queued--;
    running++;
    start?.();
  };

  return {
    async run(key, work) {
      if (running < atOnce) running++;
      else {
        if (queued >= waiting) return undefined;
        queued++;
        await new Promise<void>((start) => {
          const queue = queues.get(key);
          if (queue) queue.push(start);
          else queues.set(key, [start]);
        });
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
