import { benchScript } from './inPage.mjs';

/** How fast the network (bytes a second, ms) and the processor are. */
export const profiles = {
  slow: { down: 200_000, latency: 150, cpu: 4, quiet: 1000 },
  fast: { down: -1, latency: 0, cpu: 1, quiet: 500 },
};

/** Something cannot be measured, for a reason worth a table cell. */
export class NotMeasurable extends Error {}

/**
 * Opens a page in a new browser context, its caches empty, and hands `use` what it takes to watch
 * it: `evaluate(expression)`, `usable()`, `settled()`, `taskTime()`, `processorTime()`, `cdp` and
 * Playwright's `page`.
 */
export async function visit({ browser, origin }, target, profile, use) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const settled = watchNetwork(page, profile.quiet);
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: benchScript(target) });
    await cdp.send('Page.enable');
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    // A session has one time domain.
    const inThreadTime = await context.newCDPSession(page);
    await inThreadTime.send('Performance.enable', { timeDomain: 'threadTicks' });
    await throttle(cdp, profile);
    await page.goto(`${origin}/${target.name}.html`, { waitUntil: 'commit' });
    const evaluate = evaluator(cdp);
    const usable = () => usableTime(evaluate, target);
    const taskTime = () => mainThreadTime(cdp);
    const processorTime = () => mainThreadTime(inThreadTime);
    return await use({ page, cdp, evaluate, settled, usable, taskTime, processorTime });
  } finally {
    await context.close();
  }
}

/** Visits a page as `visit` does, and waits until it is usable and at rest. */
export async function atRest(bench, target, profile, use) {
  return await visit(bench, target, profile, async (session) => {
    await session.usable();
    await session.settled();
    return await use(session);
  });
}

async function throttle(cdp, { down, latency, cpu }) {
  const network = { offline: false, downloadThroughput: down, uploadThroughput: down, latency };
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Bare CDP instead of page.evaluate, whose helpers would sit in the heap that we weigh. */
function evaluator(cdp) {
  return async (expression) => {
    const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (!exceptionDetails) return result.value;
    throw new NotMeasurable(exceptionDetails.exception?.description?.split('\n')[0]);
  };
}

/**
 * Milliseconds that the main thread has spent in tasks so far: scripts, style, layout and paint. In thread time,
 * the time in which other threads had the processor does not count.
 */
async function mainThreadTime(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

async function usableTime(evaluate, { wanted }) {
  const time = await evaluate(
    'Promise.race([__bench.usable, new Promise((give) => setTimeout(give, 20000, 0))])',
  );
  if (!time) throw new NotMeasurable(`no ${wanted.replace(/^an? /, '')} within 20 s`);
  return time;
}

/** Returns a function that waits until nothing has been under way for `quiet` ms. */
function watchNetwork(page, quiet) {
  const underWay = new Set();
  let last = performance.now();
  const changed = (change) => (request) => {
    underWay[change](request);
    last = performance.now();
  };
  page.on('request', changed('add'));
  page.on('requestfinished', changed('delete'));
  page.on('requestfailed', changed('delete'));
  return async () => {
    last = performance.now();
    while (underWay.size > 0 || performance.now() - last < quiet) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}
