import type { BrowserContext } from 'playwright-core';
import type { Office } from './office';

/**
 * Lets the test's own server answer at an address of a guide, `https://office.example`, where the bundle
 * lies below one of its folders, `/backoffice/`.
 */
export async function answerAt(
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
      // The test may end, and its pages with it, while an answer is on its way.
      if (!/disposed|closed/.test(String(error))) throw error;
    }
  });
}
