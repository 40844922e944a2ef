import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { userMenu } from '../../support/pageHelpers';
import { openShell, tool } from '../../support/topBar';

const office = startOffice();

const button = (page: Page) => tool(page, 'Full screen');
const pressed = (page: Page) => button(page).getAttribute('aria-pressed');
const filling = (page: Page) => page.evaluate(() => document.fullscreenElement?.localName ?? null);

test('the shell enters and leaves full screen by keyboard and mouse, and popups stay on top', async () => {
  const page = await openShell(office, { around: '<h2>Intranet</h2>' });
  // Opened before: it must return to the top of the top layer.
  await userMenu(page).click();
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });

  expect(await pressed(page)).toBe('false');
  await button(page).press('Enter');
  await expect.poll(() => filling(page)).toBe('backoffice-shell');
  await expect.poll(() => pressed(page)).toBe('true');
  const { width, height } = (await page.locator('backoffice-shell').boundingBox()) ?? {};
  expect([width, height]).toEqual(await page.evaluate(() => [innerWidth, innerHeight]));

  for (const open of [() => userMenu(page).click(), () => tool(page, 'Language').click()]) {
    await open();
    const entry = page.getByRole('menu').locator('[role^="menuitem"]').last();
    // A click reaches it only if nothing covers it.
    await entry.click({ trial: true });
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(await filling(page)).toBe('backoffice-shell');
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('site');
  await page.getByRole('option', { name: 'Site' }).click();
  await page.getByRole('heading', { name: 'Site' }).waitFor();

  await button(page).click();
  await expect.poll(() => filling(page)).toBeNull();
  await expect.poll(() => pressed(page)).toBe('false');
});

test('the button follows the browser when the page leaves full screen or shows another element', async () => {
  const page = await openShell(office, { around: '<p id="own">Own</p>' });
  await button(page).click();
  await expect.poll(() => pressed(page)).toBe('true');
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(() => pressed(page)).toBe('false');
  await page.evaluate(() => document.querySelector('backoffice-shell')?.requestFullscreen());
  await expect.poll(() => pressed(page)).toBe('true');
  await page.evaluate(async () => {
    await document.exitFullscreen();
    await document.querySelector('#own')?.requestFullscreen();
  });
  await expect.poll(() => filling(page)).toBe('p');
  await expect.poll(() => pressed(page)).toBe('false');
});

test('hides the button when the page may not use full screen', async () => {
  const page = await openShell(office);
  await button(page).waitFor();
  const context = await page.context();
  await context.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
  );
  await page.reload();
  await tool(page, 'Language').waitFor();
  expect(await button(page).count()).toBe(0);
});

test('does nothing when the browser refuses', async () => {
  const page = await openShell(office);
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('No'));
  });
  await button(page).click();
  await button(page).click();
  expect(await pressed(page)).toBe('false');
});

test('the settings panel and toasts that are open stay on top of the full-screen shell', async () => {
  const page = await openShell(office);
  await page.evaluate(() =>
    document.querySelector('backoffice-shell')?.notify({ kind: 'error', text: 'Not saved' }),
  );
  await tool(page, 'Settings').click();
  const close = page.locator('[part=settings]').getByRole('button', { name: 'Close' });
  await close.waitFor();
  await page.evaluate(() => document.querySelector('backoffice-shell')?.requestFullscreen());
  await expect.poll(() => filling(page)).toBe('backoffice-shell');
  // A click reaches them only if nothing covers them.
  await close.click();
  await close.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Dismiss' }).click();
});
