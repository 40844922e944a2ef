import type { BrowserContext, Page, Route } from 'playwright-core';

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

/**
 * Delays changes, but no reads, until the returned function is called. It may be given an answer, which the page then
 * receives in place of the server's.
 */
export async function holdChanges(
  page: Page,
  url: string,
): Promise<(answer?: Parameters<Route['fulfill']>[0]) => void> {
  let release: (answer?: Parameters<Route['fulfill']>[0]) => void = () => {};
  const released = new Promise<Parameters<Route['fulfill']>[0]>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const answer = await released;
    return answer ? route.fulfill(answer) : route.continue();
  });
  return release;
}

/** The answer of a server that refuses a change. */
export const refusal = (Message: string) => ({ json: { Code: 1000, Message, Data: null } });
