import type { BrowserContext, Page } from 'playwright-core';

/**
 * Holds requests back, as a slow network does, until the returned function is called. They then go on to the
 * server.
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
