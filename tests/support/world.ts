import type { Browser, Page } from 'playwright-core';
import type { Office, PASSWORDS } from './office';
import { signedIn } from './signedIn';

/** The screens of the demo areas for every role, each with a text that appears with its data. */
export const SCREENS = {
  '/workspace': /^1–25 of 10,/,
  '/site': '1–9 of 9',
  '/site/larkfield-sandbox': 'Recent activity',
  '/application': '1–23 of 23',
  '/application/tideline-production-berth-planner': 'View as table',
  '/develop': 'Nightly status board',
  '/develop/webhooks': 'https://desk.osterby.example/tickets',
  '/apppublish': 'Rolled back',
  '/apppublish/berth-planner-4.2.0': 'Release notes',
  '/support': /^1–25 of /,
  '/support/1187': 'Harbor Master Iversen',
};
/** The screens of administrators. */
export const ADMIN_SCREENS = {
  '/admin': '1–25 of 41',
  '/admin/accounts/chen': 'Last seen',
  '/admin/roles': 'App Publish',
  '/admin/audit': /^1–25 of 10,/,
};

/** Opens a screen and waits for its text; returns the shell or, for Support, its frame. */
export async function showScreen(page: Page, path: string, text: string | RegExp) {
  await page.evaluate((wanted) => {
    location.hash = `#${wanted}`;
  }, path);
  const root = path.startsWith('/support')
    ? page.frameLocator('backoffice-shell iframe')
    : page.locator('backoffice-shell');
  await root.getByText(text).filter({ visible: true }).first().waitFor();
  return root;
}

/** Opens the portal at a path of the shell with a stored session. */
export async function openWorld(
  office: Office,
  who: keyof typeof PASSWORDS,
  path: string,
  options?: Parameters<Browser['newContext']>[0],
): Promise<Page> {
  const context = await signedIn(office, who, options);
  await context.addInitScript(() => {
    // The initial empty page and sandboxed frames have no storage.
    if (window === top && location.host)
      localStorage.setItem('northgate-portal:demo-strip', 'hidden');
  });
  return office.open(`/#${path}`, context);
}

/** Returns the first column of a table's rows, top to bottom. */
export const firstColumn = (page: Page, caption: string) =>
  page.getByRole('table', { name: caption }).getByRole('rowheader').allInnerTexts();

/** Returns the mutating requests with their bodies, newest last. */
export const changes = (office: Office) =>
  office.server.requests
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/world/'))
    .map(({ method, path, body }) => ({ method, path, body }));

/** Returns the heading of the area Support, in its frame. */
export const ticketsHeading = (page: Page) =>
  page.frameLocator('backoffice-shell iframe').getByRole('heading', { name: 'Tickets' });

/** Waits until the portal's home shows its work and its chart. The page then has no pending request. */
export async function homeShown(page: Page): Promise<void> {
  await page.locator('li.work').first().waitFor();
  await page.locator('figcaption').waitFor();
}

/** Waits until the portal's list of sites shows its rows. The area then has no pending request. */
export const sitesShown = (page: Page) => page.getByText('1–9 of 9').waitFor();
