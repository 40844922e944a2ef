import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';
import { pressOutside } from '../../support/topBar';

const office = startOffice();

test('Profile opens the profile and closes the menu', async () => {
  const page = await shell();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('heading', { name: 'Ada Okafor' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/profile');
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
});

test('a Ctrl+click on Profile opens a new tab and keeps the current page', async () => {
  const page = await shell();
  await page.getByRole('button', { name: 'User menu' }).click();
  // The new tab requests the page from the server, which does not have it.
  office.expectProblem(/404/);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Profile' }).click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect.poll(() => new URL(tab.url()).hash).toBe('#/profile');
  expect(new URL(page.url()).hash).toBe('');
});

for (const zoom of [1.5, 0.9]) {
  test(`places the menu below its button, in the window and at full size under CSS zoom ${zoom}`, async () => {
    const context = await signedIn(office, 'ada', { viewport: { width: 1000, height: 500 } });
    const page = await office.host(
      hostPage(`<div style="zoom: ${zoom}"><backoffice-shell></backoffice-shell></div>${SCRIPT}`),
      context,
    );
    const button = page.getByRole('button', { name: 'User menu' });
    await button.click();
    const menu = page.getByRole('menu', { name: 'User menu' });
    const boxes = async () => {
      const [from, to] = [await button.boundingBox(), await menu.boundingBox()];
      if (!from || !to) throw new Error('The menu is not shown');
      return {
        // Within half a pixel of the window.
        below: Math.abs(to.y - from.y - from.height - 6) < 1,
        end: Math.abs(Math.round(from.x + from.width - to.x - to.width)) < 2,
        scale: await menu.evaluate(
          (node) =>
            Math.round(
              (node.getBoundingClientRect().width / (node as HTMLElement).offsetWidth) * 10,
            ) / 10,
        ),
      };
    };
    await expect.poll(boxes).toEqual({ below: true, end: true, scale: zoom });
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });
}

test('Log out by keyboard ends the session', async () => {
  const page = await shell();
  await page.getByRole('button', { name: 'User menu' }).press('Enter');
  await focused(page, 'Profile');
  await page.keyboard.press('ArrowDown');
  await focused(page, 'Log out');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

for (const key of ['Enter', 'Space', 'ArrowDown']) {
  test(`${key} opens the menu and focuses its first entry`, async () => {
    const page = await shell();
    await page.getByRole('button', { name: 'User menu' }).press(key);
    await focused(page, 'Profile');
  });
}

test('arrow keys, Home and End move between the entries', async () => {
  const page = await shell();
  await page.getByRole('button', { name: 'User menu' }).press('Enter');
  await focused(page, 'Profile');
  for (const [key, entry] of [
    ['ArrowDown', 'Log out'],
    ['ArrowUp', 'Profile'],
    ['End', 'Log out'],
    ['Home', 'Profile'],
  ] as const) {
    await page.keyboard.press(key);
    await focused(page, entry);
  }
});

test('the first letter of an entry moves the focus to it', async () => {
  const page = await shell();
  await page.getByRole('button', { name: 'User menu' }).press('Enter');
  await focused(page, 'Profile');
  await page.keyboard.press('l');
  await focused(page, 'Log out');
});

test('Escape closes the menu and returns the focus to its button', async () => {
  const page = await shell();
  const button = page.getByRole('button', { name: 'User menu' });
  await button.press('Enter');
  await focused(page, 'Profile');
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => focusOf(page)).toBe('User menu');
});

for (const [name, role] of [
  ['User menu', 'menu'],
  ['Notifications', 'dialog'],
] as const) {
  test(`Back to another page closes ${name}`, async () => {
    const page = await shell();
    await page.locator('backoffice-shell').evaluate((element) => {
      Object.assign(element, {
        notifications: [{ id: 'one', title: 'A certificate expires soon' }],
      });
    });
    await page.evaluate(() => location.assign('#/profile'));
    await page.getByRole('heading', { name: 'Ada Okafor' }).waitFor();
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole(role, { name }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Ada Okafor' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole(role, { name }).count()).toBe(0);
  });
}

test('Tab keeps the focus in the open menu', async () => {
  const page = await shell();
  await page.getByRole('button', { name: 'User menu' }).press('Enter');
  await focused(page, 'Profile');
  await page.keyboard.press('Tab');
  await focused(page, 'Profile');
});

test('a second click on the button or a click outside closes the menu', async () => {
  const page = await shell();
  const button = page.getByRole('button', { name: 'User menu' });
  const menu = page.getByRole('menu', { name: 'User menu' });
  await button.click();
  await menu.waitFor();
  await button.click();
  await expect.poll(() => menu.count()).toBe(0);
  await button.click();
  await menu.waitFor();
  await pressOutside(page, menu);
});

test('the menu leaves no nodes or styles on the host page', async () => {
  const page = await shell();
  const around = () => page.evaluate(() => [...document.body.children].map((one) => one.localName));
  const before = await around();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  expect(await around()).toEqual(before);
});

async function shell(): Promise<Page> {
  const markup = hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`);
  const page = await office.host(markup, await signedIn(office, 'ada'));
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  return page;
}

async function focused(page: Page, entry: string): Promise<void> {
  await expect.poll(() => focusOf(page)).toBe(entry);
}

/** Returns the accessible name of the focused element in the shell. */
function focusOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const active = document.activeElement?.shadowRoot?.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent ?? undefined;
  });
}
