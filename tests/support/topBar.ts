import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hostPage, SCRIPT } from './markup';
import type { Office } from './office';
import { signedIn } from './signedIn';

/** Properties of the shell, which must be JSON. */
type Properties = Record<string, unknown>;

/** Opens a shell, signed in as ada, whose properties are set before the script runs. */
export async function openShell(
  office: Office,
  {
    attributes = '',
    given: properties = {} as Properties,
    around = '',
    context = undefined as BrowserContext | undefined,
  } = {},
): Promise<Page> {
  const markup = hostPage(
    `${around}<backoffice-shell ${attributes}></backoffice-shell>
    <script>Object.assign(document.querySelector('backoffice-shell'), ${JSON.stringify(properties)})</script>
    ${SCRIPT}`,
    '<meta name="viewport" content="width=device-width">',
  );
  const page = await office.host(markup, context ?? (await signedIn(office, 'ada')));
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  return page;
}

/** Returns a button of the top bar. */
export const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Back Office' }).getByRole('button', { name });

/**
 * Presses the content of the page until an open popup has closed. Radix listens for presses a few milliseconds after
 * it shows a popup, so that the first press of a fast test can be too early.
 */
export async function pressOutside(page: Page, popup: Locator): Promise<void> {
  const press = async () => {
    await page.mouse.click(400, 500);
    return popup.count();
  };
  await expect.poll(press).toBe(0);
}
