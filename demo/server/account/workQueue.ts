import { availableParallelism } from 'node:os';

/** Runs a few tasks in parallel. The others wait in one queue for each key. */
export interface WorkQueue {
  /**
   * Runs `work` when it is its turn. Resolves to undefined if the wait is too long or too many tasks wait. Then
   * a key with a short queue still gets a place: the last task of the longest queue is evicted.
   */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined>;
}

/**
 * Password hashes computed in parallel. Each occupies one of the four threads with which Node reads
 * files, so at least one stays free.
 */
const PARALLEL = Math.min(3, Math.max(2, availableParallelism() - 1));

/** Maximum number of waiting tasks: about half a minute of work on two cores. */
const MAX_WAITING = 250;

/** Maximum wait in ms, less than the 30 seconds after which the elements give up. */
const MAX_WAIT = 20_000;

/** A waiting task. */
interface Waiting {
  start(): void;
  refuse(): void;
}

/** Creates a work queue. The keys take turns, so that one client cannot block others. */
export function createWorkQueue({
  parallel = PARALLEL,
  maxWaiting = MAX_WAITING,
  maxWait = MAX_WAIT,
} = {}): WorkQueue {
  const queues = new Map<string, Set<Waiting>>();
  let running = 0;
  let queued = 0;

  /** Starts the next task of the key whose last turn was longest ago. */
  const startNext = () => {
    const [entry] = queues;
    if (!entry) return;
    const [key, queue] = entry;
    queues.delete(key);
    const [next] = queue;
    if (!next) return;
    queue.delete(next);
    if (queue.size > 0) queues.set(key, queue);
    queued--;
    running++;
    next.start();
  };

  /** Waits for a turn. Resolves to false if it does not come in time. */
  const waitFor = (key: string) =>
    new Promise<boolean>((resolve) => {
      queued++;
      const queue = queues.get(key) ?? new Set();
      queues.set(key, queue);
      const end = (isTurn: boolean) => {
        clearTimeout(timer);
        resolve(isTurn);
      };
      const refuse = () => {
        queue.delete(waiting);
        if (queue.size === 0) queues.delete(key);
        queued--;
        end(false);
      };
      const waiting = { start: () => end(true), refuse };
      const timer = setTimeout(refuse, maxWait);
      queue.add(waiting);
    });

  /** Returns whether a task of the key may wait. If all places are taken, evicts a task of the longest queue. */
  const hasPlace = (key: string) => {
    if (queued < maxWaiting) return true;
    let longest = new Set<Waiting>();
    for (const queue of queues.values()) if (queue.size > longest.size) longest = queue;
    const own = queues.get(key)?.size ?? 0;
    if (own + 1 >= longest.size) return false;
    [...longest].at(-1)?.refuse();
    return true;
  };

  return {
    async run(key, work) {
      if (running < parallel) running++;
      else {
        if (!hasPlace(key)) return undefined;
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
