import type { Browser, Page } from 'playwright-core';
import type { Office, PASSWORDS } from './office';
import { signedIn } from './signedIn';

/** Opens the portal at a path of the shell, signed in by an earlier visit. */
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

/** Waits until the portal's list of sites has its rows: then the area has no pending request. */
export const sitesShown = (page: Page) => page.getByText('1–9 of 9').waitFor();
