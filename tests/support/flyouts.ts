import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { MenuItem } from '../../src/store/menu/menuItems';
import { hostPage, SCRIPT } from './markup';
import type { Office } from './office';
import { signedIn } from './signedIn';

/** The demonstration menu of the demo. */
export const DEMONSTRATION: MenuItem[] = JSON.parse(
  readFileSync(new URL('../../demo/menus/demonstration.json', import.meta.url), 'utf8'),
);

interface Options {
  attributes?: string;
  menu?: MenuItem[];
  /** Stored settings. */
  settings?: object;
  context?: Parameters<Browser['newContext']>[0];
}

/** Opens the shell with a custom menu, signed in, and waits for its entries. */
export async function openFlyoutPage(office: Office, options: Options = {}): Promise<Page> {
  const { attributes = '', menu = DEMONSTRATION, settings, context } = options;
  const browserContext = await signedIn(office, 'ada', context);
  await browserContext.addInitScript((choices) => {
    // Skips the initial empty page, which has no storage.
    if (choices && location.host) localStorage.setItem('backoffice:settings', choices);
  }, settings && JSON.stringify(settings));
  const data = `<script type="application/json" slot="menu">${JSON.stringify(menu)}</script>`;
  const page = await office.host(
    hostPage(
      `<backoffice-shell ${attributes}>${data}</backoffice-shell>${SCRIPT}`,
      '<style>body { margin: 0 }</style>',
    ),
    browserContext,
  );
  await page.getByRole('heading', { name: /Welcome, Ada/ }).waitFor();
  return page;
}

/** Returns the menu. */
export const nav = (page: Page) => page.getByRole('navigation');

/** Returns the button of a group. */
export const group = (page: Page, name: string) =>
  nav(page).getByRole('button', { name: new RegExp(`^${name}\\b`) });

/** Returns the list of an open group. */
export const panel = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

/** Returns the link of an entry. */
export const link = (page: Page, name: string) =>
  nav(page).getByRole('link', { name, exact: true });

/** Waits until groups open as fly-outs, whose chunk loads after the first paint. */
export async function waitForFlyouts(page: Page, name = 'Email'): Promise<void> {
  await group(page, name).click();
  await panel(page, name).waitFor();
  await page.getByRole('heading', { name: /^Welcome/ }).click();
  await expect.poll(() => panel(page, name).count()).toBe(0);
}

/** Returns the position of an element on the screen. */
export async function box(locator: Locator) {
  const rect = await locator.boundingBox();
  if (!rect) throw new Error('It is not on the screen.');
  return { ...rect, right: rect.x + rect.width, bottom: rect.y + rect.height };
}

/** Returns the label of the focused entry. */
export const focusedEntry = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement?.shadowRoot?.activeElement;
    return active?.querySelector('.menu-label')?.textContent ?? active?.getAttribute('aria-label');
  });
