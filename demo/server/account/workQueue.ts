import { availableParallelism } from 'node:os';

/** Queue that runs a few tasks in parallel while the others wait. */
export interface WorkQueue {
  /** Runs `work` when it is its turn. Resolves to undefined if the queue is full or the wait is too long. */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined>;
}

/**
 * Password hashes computed in parallel. Each occupies one of the four threads with which Node reads
 * files, so at least one stays free.
 */
const PARALLEL = Math.min(3, Math.max(2, availableParallelism() - 1));

/** Maximum number of waiting tasks: about half a minute of work on two cores. */
const MAX_WAITING = 250;

/** Maximum wait in ms, less than the timeout of most proxies, which is a minute. */
const MAX_WAIT = 45_000;

/** Creates a queue with a line for each key. The keys take turns, so that one client cannot block others. */
export function createWorkQueue({
  parallel = PARALLEL,
  maxWaiting = MAX_WAITING,
  maxWait = MAX_WAIT,
} = {}): WorkQueue {
  const queues = new Map<string, Set<() => void>>();
  let running = 0;
  let queued = 0;

  /** Starts the next task of the key whose last turn was longest ago. */
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

  /** Waits for a turn. Resolves to false if it does not come in time. */
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
      }, maxWait);
      queue.add(start);
    });

  return {
    async run(key, work) {
      if (running < parallel) running++;
      else {
        if (queued >= maxWaiting) return undefined;
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
