import type { BrowserContext } from 'playwright-core';
import type { Office } from './office';

/**
 * Serves the test server at an origin that a guide uses, such as `https://office.example`, and the bundle below
 * a folder of it, such as `/backoffice/`.
 */
export async function serveAtOrigin(
  office: Office,
  context: BrowserContext,
  origin: string,
  folder: string,
): Promise<void> {
  await context.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const path = pathname.startsWith(folder) ? `/dist/${pathname.slice(folder.length)}` : pathname;
    try {
      const response = await route.fetch({ url: office.server.url + path + search });
      await route.fulfill({ response });
    } catch (error) {
      // The test and its pages may end while a response is pending.
      if (!/disposed|closed/.test(String(error))) throw error;
    }
  });
}
