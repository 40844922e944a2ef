import { shadowRootOf } from './pages.mjs';
import { profiles, visit } from './visit.mjs';

/**
 * Loads a page with empty caches. Returns the time until it is usable, the time and the processor time of the main
 * thread until it is at rest, and the time of tasks beyond their first 50 ms, all in ms.
 */
export async function coldLoad(bench, page, profileName) {
  const profile = profiles[profileName];
  return await visit(bench, page, profile, async (session) => {
    const usable = await session.usable();
    await session.settled();
    return {
      usable,
      mainThread: await session.taskTime(),
      processor: await session.processorTime(),
      blocking: await session.evaluate('__bench.blocking'),
    };
  });
}

/** Returns the bytes of JavaScript heap after a collection, and the number of elements, of a page at rest. */
export async function weigh(bench, page) {
  return await visit(bench, page, profiles.fast, async ({ cdp, evaluate, usable, settled }) => {
    await usable();
    await settled();
    const elements = await evaluate(`__bench.countElements(${shadowRootOf(page)})`);
    return { heap: await heapAfterGC(cdp), elements };
  });
}

/** Returns the bytes of JavaScript heap after a collection. */
export async function heapAfterGC(cdp) {
  // Twice: the second collection frees what finalizers released in the first.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * Loads pages in turn, `runs` times, every other time in reverse order, after one round that does not count.
 * Returns the results of each page by its key.
 */
export async function interleave(runs, byKey, load) {
  const keys = Object.keys(byKey);
  const results = Object.fromEntries(keys.map((key) => [key, []]));
  for (let run = 0; run <= runs; run += 1) {
    for (const key of run % 2 ? keys.toReversed() : keys) {
      const result = await load(byKey[key]);
      if (run > 0) results[key].push(result);
    }
  }
  return results;
}
