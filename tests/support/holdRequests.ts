import type { BrowserContext, Page } from 'playwright-core';

/**
 * Delays requests, as a slow network does, until the returned function is called. The server then receives
 * them.
 */
export async function holdRequests(
  target: Page | BrowserContext,
  url: string | RegExp,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await target.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
