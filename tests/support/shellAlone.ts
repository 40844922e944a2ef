import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { Office } from './office';
import { signIn } from './office';
import { userMenu } from './pageHelpers';

/** Opens a page with only the shell, signed in as ada. */
export async function shellAlone(
  office: Office,
  {
    attributes = '',
    html = 'lang="en"',
    css = '',
    context = undefined as BrowserContext | undefined,
  },
): Promise<Page> {
  const page = await office.host(
    `<!doctype html><html ${html}><title>Intranet</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
    <style>body { margin: 0 } ${css}</style>
    <backoffice-shell ${attributes}>
      <section slot="site"><h2>Hosted sites</h2>${'<p>A site of an organization.</p>'.repeat(60)}</section>
    </backoffice-shell><script src="/dist/backoffice.js"></script></html>`,
    context,
  );
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  return page;
}

/** Sets attributes of the shell. */
export const setAttributes = (page: Page, attributes: Record<string, string | undefined>) =>
  page.evaluate((values) => {
    const shell = document.querySelector('backoffice-shell');
    for (const [name, value] of Object.entries(values)) shell?.setAttribute(name, value ?? '');
  }, attributes);

/** Navigates the shell to a path. */
export const navigateShell = (page: Page, path: string) =>
  page.evaluate((hash) => location.assign(hash), `#${path}`);

/** Returns the parts of the shell. */
export const piecesOf = (page: Page) => ({
  bar: page.getByRole('region', { name: 'Back Office' }),
  menu: page.getByRole('navigation', { name: 'Main menu' }),
  content: page.getByRole('main'),
  footer: page.getByRole('region', { name: 'Credits' }),
  toggle: page.getByRole('button', { name: 'Menu', exact: true }),
});

/** Returns the edges and the size of an element in the viewport, in whole pixels. */
export async function boxOf(element: Locator) {
  const { x, y, width, height } = await element.evaluate((node) => node.getBoundingClientRect());
  const [left, top, right, bottom] = [x, y, x + width, y + height].map(Math.round);
  return { left, top, right, bottom, width: Math.round(width), height: Math.round(height) } as {
    [Edge in 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height']: number;
  };
}

/** Returns a computed style of an element. */
export const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, wanted) => getComputedStyle(node).getPropertyValue(wanted), name);
