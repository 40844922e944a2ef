import { benchScript } from './inPage.mjs';

/**
 * Speed of the network (bytes per second, latency in ms) and throttling factor of the processor. A page is at rest
 * after `quiet` ms without requests.
 */
export const profiles = {
  slow: { down: 200_000, latency: 150, cpu: 4, quiet: 1000 },
  fast: { down: -1, latency: 0, cpu: 1, quiet: 500 },
};

/** Error of a page that cannot be measured. Its message is printed below the table. */
export class NotMeasurable extends Error {}

/**
 * Opens a page in a new browser context with empty caches. Calls `use` with functions to observe it
 * (`evaluate(expression)`, `usable()`, `settled()`, `taskTime()`, `processorTime()`), and with `cdp` and
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
    // Each CDP session has one time domain.
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

/** Opens a page like `visit`, and waits until it is usable and at rest before it calls `use`. */
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

/** Evaluates with CDP, because the helpers of page.evaluate would be part of the measured heap. */
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
    'Promise.race([__bench.usable, new Promise((resolve) => setTimeout(resolve, 20000, 0))])',
  );
  if (!time) throw new NotMeasurable(`no ${wanted.replace(/^an? /, '')} within 20 s`);
  return time;
}

/** Returns a function that waits until no request has been pending for `quiet` ms. */
function watchNetwork(page, quiet) {
  const pending = new Set();
  let last = performance.now();
  const changed = (change) => (request) => {
    pending[change](request);
    last = performance.now();
  };
  page.on('request', changed('add'));
  page.on('requestfinished', changed('delete'));
  page.on('requestfailed', changed('delete'));
  return async () => {
    last = performance.now();
    while (pending.size > 0 || performance.now() - last < quiet) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}
