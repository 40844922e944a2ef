import type { BrowserContext, Locator, Page } from 'playwright-core';
import { type Office, signIn } from './office';

/** Opens a URL of the portal and signs in. */
export async function enter(
  office: Office,
  userId: 'ada' | 'ben' | 'chen',
  path = '/',
  context?: BrowserContext,
): Promise<Page> {
  const page = await office.open(path, context);
  await signIn(page, userId);
  await userMenu(page).waitFor();
  return page;
}

/** The button that only signed-in users see. */
export const userMenu = (page: Pick<Page, 'getByRole'>) =>
  page.getByRole('button', { name: 'User menu' });

/** The submit button that only signed-out visitors see. */
export const signInButton = (page: Pick<Page, 'getByRole'>) =>
  page.getByRole('button', { name: 'Sign in', exact: true });

/** Logs out through the user menu. */
export async function logOut(page: Pick<Page, 'getByRole'>): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/**
 * Returns the label, or else the text, of the focused element, through shadow roots. Empty if no element has
 * the focus.
 */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (active === document.body) return '';
    return active?.getAttribute('aria-label') ?? active?.textContent ?? '';
  });

/** Returns whether an element has the focus, in any root. */
export const isFocused = (element: Locator) =>
  element.evaluate((node) => (node.getRootNode() as Document | ShadowRoot).activeElement === node);

/** Returns the hash of the page, which contains the path of the shell. */
export const hashOf = (page: Page) => new URL(page.url()).hash;

/** Returns the value of a key in local storage. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Returns the stored user record of this browser. */
export const storedRecord = (page: Page) => stored(page, 'backoffice:currentUser');

/** Returns the text of the alert above the form, empty if there is none. */
export const alertText = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ visible: true })
    .allInnerTexts()
    .then((all) => all.join(''));

/** Makes requests of this browser fail; `undefined` restores them. */
export async function failWith(office: Office, page: Page, fault: string | undefined) {
  if (fault === undefined) await page.context().clearCookies({ name: 'demo-fault' });
  else {
    const url = office.server.url;
    await page.context().addCookies([{ name: 'demo-fault', value: fault, url }]);
  }
}

/** Returns the requests that the server received at a path, oldest first. */
export const callsTo = (office: Office, path: string) =>
  office.server.requests.filter((request) => request.path === path);

/** Counts the page loads that begin from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    const isFirst = request.isNavigationRequest() && !request.redirectedFrom();
    if (isFirst && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}
