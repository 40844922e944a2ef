import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MinifyOptions, MinifyOutput } from 'terser';

const idle: Worker[] = [];
const waiting: ((worker: Worker) => void)[] = [];
let started = 0;

/**
 * Minifies in a pool of worker threads, one per core. Idle workers do not keep the process alive.
 */
export async function minifyInWorker(code: string, options: MinifyOptions): Promise<MinifyOutput> {
  const worker = await freeWorker();
  worker.ref();
  try {
    worker.postMessage({ code, options });
    const [{ minified, error }] = await once(worker, 'message');
    if (error) throw error;
    return minified;
  } finally {
    worker.unref();
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  }
}

async function freeWorker(): Promise<Worker> {
  const worker = idle.pop();
  if (worker) return worker;
  if (started < availableParallelism()) {
    started += 1;
    return new Worker(new URL('./terserWorker.mjs', import.meta.url));
  }
  return await new Promise((resolve) => waiting.push(resolve));
}
