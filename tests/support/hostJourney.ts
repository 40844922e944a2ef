import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Office } from './office';
import { isFocused } from './pageHelpers';

type Place = Page | FrameLocator | Locator;

/** A page in demo/hosts and the parts of the journey that differ on it. */
export interface Host {
  /** File below /hosts/, or a complete URL. */
  page: string;
  /** The container of the shell; the page itself by default. */
  shell?: (page: Page) => Place;
  /** The container of the sign-in form; that of the shell by default. */
  signInAt?: (page: Page) => Place;
  /** Routing of the shell if it is not in the hash; `memory` does not change the URL. */
  routing?: 'memory';
  /** Runs the whole journey here in `npm test` too; `npm run test:hosts` does so on every host. */
  full?: boolean;
  /** The text direction of the host; left to right by default. */
  direction?: 'rtl';
  /** Actions of the host before sign-in, during work, and at the end. */
  before?: (page: Page) => Promise<unknown>;
  midway?: (page: Page, office: Office) => Promise<unknown>;
  after?: (page: Page) => Promise<unknown>;
}

/** Set by the vitest project `hosts` and by CI, which run the whole journey on every host. */
const FULL_EVERYWHERE = process.env.HOST_JOURNEYS === 'full';

/**
 * Walks the journey of staff on a host: sign in, open a menu entry by keyboard, and check that the host's
 * styles do not leak into the menu. The full journey also picks a date and a time, changes a setting, goes
 * back and to another page, and logs out.
 */
export async function hostJourney(office: Office, host: Host): Promise<void> {
  const page = await office.open(new URL(host.page, `${office.server.url}/hosts/`).href);
  const shell = host.shell?.(page) ?? page;
  await host.before?.(page);

  await signInAt(host.signInAt?.(page) ?? shell, page);
  await shell.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await walkTheMenu(shell, page, host);
  const full = host.full || FULL_EVERYWHERE;
  if (full) await pickByKeyboard(shell, page);
  if (full) await changeSettings(shell, page);
  await host.midway?.(page, office);
  if (!full) return;
  await takeRoutes(shell, page, host);
  await logOut(shell, page);
  await host.after?.(page);
}

/** Types user id and password with the keyboard, field by field. */
async function signInAt(place: Place, page: Page): Promise<void> {
  const userId = place.getByRole('textbox', { name: 'User ID' });
  await userId.focus();
  await page.keyboard.type('ada');
  expect(await userId.inputValue()).toBe('ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('northgate-ada');
  await page.keyboard.press('Enter');
}

/** Moves from the first entry of the menu to the second and opens it. */
async function walkTheMenu(shell: Place, page: Page, { direction }: Host): Promise<void> {
  const menu = shell.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Workspace' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await shell.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  const site = menu.getByRole('link', { name: 'Site', exact: true });
  expect(await site.getAttribute('aria-current')).toBe('page');
  expect(await site.evaluate(textOf)).toEqual({ ...OWN_TEXT, direction: direction ?? 'ltr' });
}

/** Text styles of the menu, whatever the styles of the host. */
const OWN_TEXT = {
  fontSize: '14px',
  letterSpacing: 'normal',
  textTransform: 'none',
};

function textOf(node: Element) {
  const { fontSize, letterSpacing, textTransform, direction } = getComputedStyle(node);
  return { fontSize, letterSpacing, textTransform, direction };
}

/** Selects the dark theme in the settings panel and restores the default. */
async function changeSettings(shell: Place, page: Page): Promise<void> {
  const button = shell.getByRole('button', { name: 'Settings', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = shell.getByRole('region', { name: 'Settings' });
  const light = panel
    .getByRole('radiogroup', { name: 'Theme' })
    .getByRole('radio', { name: 'Light' });
  const scheme = () => shell.locator('main').evaluate((node) => getComputedStyle(node).colorScheme);
  await light.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(scheme).toBe('dark');
  await panel.getByRole('button', { name: 'Reset to defaults' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(scheme).toBe('light');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
}

/** Opens the profile from the user menu, and goes back and forward if the history is shared. */
async function takeRoutes(shell: Place, page: Page, { routing }: Host): Promise<void> {
  await shell.getByRole('button', { name: 'User menu' }).focus();
  await page.keyboard.press('Enter');
  await shell.getByRole('menuitem', { name: 'Profile' }).waitFor();
  await page.keyboard.press('Enter');
  await shell.getByRole('heading', { name: 'Ada Okafor' }).waitFor();
  if (routing === 'memory') return;
  await shell.locator('main').evaluate(() => history.back());
  await shell.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  // Turbo then also fetches the page, and replaces the shell with a new one.
  await expect.poll(() => page.locator('html[aria-busy]').count()).toBe(0);
}

/**
 * Adds a form with a date and a time picker to the content of the host, and picks a day and an hour
 * by keyboard; checks the styles of their dialogs.
 */
async function pickByKeyboard(shell: Place, page: Page): Promise<void> {
  await shell.getByRole('heading', { name: 'Hosted sites' }).evaluate((heading) => {
    const { ownerDocument } = heading;
    const form = ownerDocument.createElement('form');
    for (const [kind, name, value] of [
      ['date', 'day', '2026-07-14'],
      ['time', 'at', '09:30'],
    ] as const) {
      const element = ownerDocument.createElement(`backoffice-${kind}-picker`);
      Object.assign(element, { name, label: name, language: 'en', value });
      form.append(element);
    }
    heading.after(form);
  });
  await shell.locator('[name="day"] .box input').press('Alt+ArrowDown');
  await shell.locator('[data-day="2026-07-14"] button:focus').waitFor();
  await page.keyboard.press('ArrowDown');
  await shell.locator('[data-day="2026-07-21"] button:focus').waitFor();
  await page.keyboard.press('Enter');
  await shell.locator('[name="at"] .box input').press('Alt+ArrowDown');
  const hour = shell.getByRole('spinbutton', { name: 'Hour' });
  await expect.poll(() => isFocused(hour)).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await shell.getByRole('dialog', { name: 'Choose time' }).evaluate(textOf)).toMatchObject(
    OWN_TEXT,
  );
  await shell.getByRole('button', { name: 'Apply' }).press('Enter');
  const form = shell.locator('form', { has: page.locator('[name="day"]') });
  const sent = () =>
    form.evaluate((node) => [...new FormData(node as HTMLFormElement).values()].join(' '));
  await expect.poll(sent).toBe('2026-07-21 10:30');
  await form.evaluate((node) => node.remove());
}

/** Returns whether the focus is inside an element, as after a menu has opened. */
const focusIsIn = (element: Locator) =>
  element.evaluate((node) => {
    const { activeElement } = node.getRootNode() as ShadowRoot;
    return node !== activeElement && node.contains(activeElement);
  });

async function logOut(shell: Place, page: Page): Promise<void> {
  await shell.getByRole('button', { name: 'User menu' }).focus();
  await page.keyboard.press('Enter');
  const entry = shell.getByRole('menuitem', { name: 'Log out' });
  await expect.poll(() => focusIsIn(shell.getByRole('menu'))).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => isFocused(entry)).toBe(true);
  await page.keyboard.press('Enter');
  await shell.getByRole('heading', { name: 'Sign in' }).waitFor();
}
