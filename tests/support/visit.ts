import type { BrowserContext, Locator, Page } from 'playwright-core';
import { type Office, signIn } from './office';

/** Opens an address of the portal and signs in. */
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

/** The button that only the signed-in see. */
export const userMenu = (page: Page) => page.getByRole('button', { name: 'User menu' });

/** The submit button that only the signed-out see. */
export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in' });

/** Logs out as a person does. */
export async function logOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** Whether an element has the focus, in whatever root it lies. */
export const isFocused = (element: Locator) =>
  element.evaluate((node) => (node.getRootNode() as Document | ShadowRoot).activeElement === node);

/** Where the shell is: the hash of the page's address. */
export const hashOf = (page: Page) => new URL(page.url()).hash;

/** What local storage holds below a key. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The user record of this browser, as stored. */
export const storedRecord = (page: Page) => stored(page, 'backoffice:currentUser');

/** The text of the alert above the form, empty where there is none. */
export const alertText = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ visible: true })
    .allInnerTexts()
    .then((all) => all.join(''));

/** Makes calls of this browser go wrong; `undefined` makes them go right again. */
export async function failWith(office: Office, page: Page, fault: string | undefined) {
  if (fault === undefined) await page.context().clearCookies({ name: 'demo-fault' });
  else {
    const url = office.server.url;
    await page.context().addCookies([{ name: 'demo-fault', value: fault, url }]);
  }
}

/** The calls that the server received at a path, oldest first. */
export const callsTo = (office: Office, path: string) =>
  office.server.requests.filter((request) => request.path === path);

/** Counts how often the page was loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}
