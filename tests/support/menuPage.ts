import type { Page } from 'playwright-core';
import { hostPage, SCRIPT } from './markup';
import type { Office } from './office';
import { signedIn } from './signedIn';

interface Options {
  /** Where the shell opens, `#/…`. */
  hash?: string;
  attributes?: string;
  userId?: 'ada' | 'ben';
}

/** Opens a shell with this menu, signed in. */
export async function openMenu(office: Office, menu: unknown, options: Options = {}) {
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
  // With React; the menu is painted before.
  await page.locator('[part=footer]').waitFor();
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  await nav.getByRole('listitem').first().waitFor();
  return { page, nav, warnings };
}

/** Gives the shell another menu. */
export const setMenu = (page: Page, menu: unknown) =>
  page.evaluate((given) => {
    (document.querySelector('backoffice-shell') as unknown as { menu: unknown }).menu = given;
  }, menu);

/** Text of what has the focus in the shell, its name where it has one of its own. */
export const focusOf = (page: Page) =>
  page.evaluate(() => {
    const active = document.querySelector('backoffice-shell')?.shadowRoot?.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
  });

/** How many elements the shell consists of. */
export const countElements = (page: Page) =>
  page.evaluate(
    () => document.querySelector('backoffice-shell')?.shadowRoot?.querySelectorAll('*').length ?? 0,
  );
