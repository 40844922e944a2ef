import type { BrowserContext, Page } from 'playwright-core';
import { hostPage, SCRIPT } from './markup';
import type { Office } from './office';
import { signedIn } from './signedIn';

/** Properties of the shell, as an integrator sets them; functions are passed as text. */
type Given = Record<string, unknown>;

/** Opens a shell for ada with its properties set before the script. */
export async function openShell(
  office: Office,
  {
    attributes = '',
    given: properties = {} as Given,
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

/** Returns the accessible name, or the text, of the focused element in any root. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
  });
