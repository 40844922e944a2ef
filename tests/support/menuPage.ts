import type { Page } from 'playwright-core';
import { hostPage, SCRIPT } from './markup';
import type { Office } from './office';
import { signedIn } from './signedIn';

interface Options {
  /** Initial hash of the shell, `#/…`. */
  hash?: string;
  attributes?: string;
  userId?: 'ada' | 'ben';
}

/** Opens a shell with this menu, signed in as ada by default. */
export async function openMenuPage(office: Office, menu: unknown, options: Options = {}) {
  const { hash = '', attributes = '', userId = 'ada' } = options;
  const slots = '<p slot="site">The sites</p><p slot="workspace">The workspace</p>';
  const markup = hostPage(
    `<backoffice-shell ${attributes}>${slots}</backoffice-shell>
    <script>document.querySelector('backoffice-shell').menu = ${JSON.stringify(menu)}</script>${SCRIPT}`,
  );
  const context = await signedIn(office, userId);
  const warnings: string[] = [];
  context.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text());
  });
  const page = await office.host(markup, context, `/host-page${hash}`);
  await page.getByRole('button', { name: 'User menu' }).waitFor();
  // The footer appears with hydration, after the menu.
  await page.locator('[part=footer]').waitFor();
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  await nav.getByRole('listitem').first().waitFor();
  return { page, nav, warnings };
}

/** Sets another menu on the shell. */
export const setMenu = (page: Page, menu: unknown) =>
  page.evaluate((value) => {
    (document.querySelector('backoffice-shell') as unknown as { menu: unknown }).menu = value;
  }, menu);

/** Returns the number of elements in the shell. */
export const countElements = (page: Page) =>
  page.evaluate(
    () => document.querySelector('backoffice-shell')?.shadowRoot?.querySelectorAll('*').length ?? 0,
  );
