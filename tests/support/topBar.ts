import type { BrowserContext, Page } from 'playwright-core';
import { hostPage, SCRIPT } from './markup';
import type { Office } from './office';
import { signedIn } from './signedIn';

/** Properties of the shell, as an integrator sets them; functions go as text. */
type Given = Record<string, unknown>;

/** Opens a shell with ada signed in, and its properties set before the script. */
export async function openShell(
  office: Office,
  {
    attributes = '',
    given = {} as Given,
    around = '',
    context = undefined as BrowserContext | undefined,
  } = {},
): Promise<Page> {
  const markup = hostPage(
    `${around}<backoffice-shell ${attributes}></backoffice-shell>
    <script>Object.assign(document.querySelector('backoffice-shell'), ${JSON.stringify(given)})</script>
    ${SCRIPT}`,
    '<meta name="viewport" content="width=device-width">',
  );
  const page = await office.host(markup, context ?? (await signedIn(office, 'ada')));
  await page.getByRole('heading', { name: 'Welcome, Ada Okafor' }).waitFor();
  return page;
}

/** A button of the top bar. */
export const tool = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Back Office' }).getByRole('button', { name });

/** The accessible name, or the text, of what has the focus, in whatever root it lies. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
  });
