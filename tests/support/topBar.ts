import type { BrowserContext, Page } from 'playwright-core';
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
