import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordEvents } from '../../support/events';
import { hostPage } from '../../support/markup';
import { startOffice } from '../../support/office';
import { focusedName, hashOf } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';
import { openShell, tool } from '../../support/topBar';

const office = startOffice();

const popup = (page: Page) => page.getByRole('dialog', { name: 'Apps' });
const APPS = [
  { id: 'mail', label: 'Mail', link: 'https://mail.example/', icon: 'mail' },
  { id: 'sites', label: 'Sites', link: '/site', iconUrl: '/logo.svg' },
  { id: 'bad', label: 'Script', link: 'javascript:window.pwned=1', iconUrl: 'javascript:1' },
];

test('apps open their links and dispatch an event; script URLs do nothing', async () => {
  const context = await signedIn(office, 'ada');
  const events = await recordEvents(context);
  await context.route(/mail\.example/, (route) =>
    route.fulfill({ contentType: 'text/html', body: hostPage('There') }),
  );
  const page = await openShell(office, { context, given: { apps: APPS } });
  const button = tool(page, 'Apps');
  await button.press('Enter');
  await popup(page).waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toBe('Mail');
  const tab = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const there = await tab;
  await there.waitForLoadState();
  expect(there.url()).toBe('https://mail.example/');
  expect(await there.evaluate(() => opener)).toBeNull();
  await there.close();

  await button.click();
  await popup(page).getByRole('link', { name: 'Sites' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/site');
  await expect.poll(() => popup(page).count()).toBe(0);
  await button.click();
  await popup(page).getByText('Script').click();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  const appEvents = events.filter(({ type }) => type === 'backoffice-app');
  expect(appEvents.map(({ detail }) => detail.id)).toEqual(['mail', 'sites', 'bad']);
});

test('the vertical bar has the button only if apps are set, the horizontal one always', async () => {
  const page = await openShell(office, { given: { apps: 'none' } });
  await tool(page, 'Language').waitFor();
  expect(await tool(page, 'Apps').count()).toBe(0);
  await page.evaluate(() => {
    document.querySelector('backoffice-shell')?.setAttribute('layout', 'horizontal');
  });
  await tool(page, 'Apps').click();
  await popup(page).getByText('No apps').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => popup(page).count()).toBe(0);
  await expect.poll(() => focusedName(page)).toBe('Apps');
});

test('a phone has apps, languages and full screen in the More menu, and all fits 320 px', async () => {
  const context = await signedIn(office, 'ada', { viewport: { width: 320, height: 640 } });
  const events = await recordEvents(context);
  const lists = { apps: APPS, notifications: [{ id: 1, title: 'One' }] };
  const page = await openShell(office, { context, given: lists });
  await tool(page, 'Notifications').waitFor();
  await tool(page, 'More').waitFor();
  const names = await page
    .getByRole('region', { name: 'Back Office' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label') ?? 'Search'));
  expect(names).toEqual(expect.arrayContaining(['Search', 'More', 'User menu']));
  expect(names).not.toEqual(expect.arrayContaining(['Language']));
  const edges = await page
    .getByRole('region', { name: 'Back Office' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(320);
  // The name is hidden instead of clipped; screen readers still read it.
  const brand = page.locator('.topbar .brand-name');
  expect(await brand.textContent()).toBe('Back Office');
  const clipping = () => brand.evaluate((name) => getComputedStyle(name).clipPath);
  expect(await clipping()).toBe('inset(50%)');
  await page.setViewportSize({ width: 520, height: 640 });
  await expect.poll(clipping).toBe('none');
  await page.setViewportSize({ width: 440, height: 640 });
  await expect.poll(clipping).toBe('inset(50%)');
  await page.setViewportSize({ width: 320, height: 640 });

  await tool(page, 'More').press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Full screen');
  await page.getByRole('menuitem', { name: 'Sites' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/site');
  await tool(page, 'More').click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await tool(page, 'Mehr').click();
  await page.getByRole('menuitemcheckbox', { name: 'Vollbild' }).click();
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.localName))
    .toBe('backoffice-shell');
  const appEvents = events.filter(({ type }) => type === 'backoffice-app');
  expect(appEvents.map(({ detail }) => detail.id)).toEqual(['sites']);
});

test('a phone has no More menu without entries', async () => {
  const context = await signedIn(office, 'ada', { viewport: { width: 320, height: 640 } });
  await context.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
  );
  const page = await openShell(office, { context, attributes: 'language="en"' });
  await tool(page, 'Settings').waitFor();
  await page.evaluate(() =>
    document.querySelector('backoffice-shell')?.removeAttribute('language'),
  );
  await tool(page, 'More').waitFor();
  await page.evaluate(() =>
    document.querySelector('backoffice-shell')?.setAttribute('language', 'en'),
  );
  await tool(page, 'More').waitFor({ state: 'detached' });
});
