import { shadowRootOf } from './pages.mjs';
import { profiles, visit } from './visit.mjs';

/**
 * One cold load: ms until usable, ms of main thread until settled, by the clock and of the processor, ms in tasks
 * over 50 ms.
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

/** The weight of a page at rest: bytes of JavaScript heap after a collection, and elements. */
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
  // Twice: what finalizers let go in the first is collected in the second.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

/**
 * Loads pages in turn, `runs` times, the order reversed every other time, after one round that is
 * thrown away. Returns the results of each page, by its key.
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
