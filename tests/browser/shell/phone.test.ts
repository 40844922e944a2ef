import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { holdModules } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { hashOf, isFocused, stored, userMenu } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name });
const content = (page: Page) => page.getByRole('main', { includeHidden: true });
const expanded = (page: Page) => toggle(page).getAttribute('aria-expanded');

test('a tap on Menu opens the menu over the inert page; a tap outside closes it', async () => {
  const page = await shell({ hasTouch: true });
  expect(await expanded(page)).toBe('false');
  expect(await menu(page).isVisible()).toBe(false);
  const before = await bodyLooks(page);
  await toggle(page).tap();
  await menu(page).waitFor();
  expect(await expanded(page)).toBe('true');
  await expect.poll(() => isFocused(entry(page, 'Workspace'))).toBe(true);
  expect(await isInert(page)).toBe(true);
  expect(await bodyLooks(page)).toEqual(before);
  await page.touchscreen.tap(340, 500);
  await menu(page).waitFor({ state: 'hidden' });
  expect(await isFocused(toggle(page))).toBe(true);
  expect(await isInert(page)).toBe(false);
  // The tap that closed the menu did nothing else.
  expect(hashOf(page)).toBe('');
});

test('Tab cycles between the Menu button and the menu, Escape closes', async () => {
  const page = await shell();
  await toggle(page).press('Enter');
  await expect.poll(() => isFocused(entry(page, 'Workspace'))).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await isFocused(toggle(page))).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await isFocused(entry(page, 'Support'))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused(toggle(page))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused(entry(page, 'Workspace'))).toBe(true);
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  expect(await isFocused(toggle(page))).toBe(true);
  await page.keyboard.press('Enter');
  await menu(page).waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await menu(page).waitFor({ state: 'hidden' });
  expect(await isFocused(toggle(page))).toBe(true);
});

test('Tab skips the pin of the row under the mouse', async () => {
  const page = await shell();
  await toggle(page).click();
  await entry(page, 'Site').hover();
  await page.locator('.row-pin button').waitFor();
  await entry(page, 'Support').focus();
  await page.keyboard.press('Tab');
  expect(await isFocused(toggle(page))).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await isFocused(entry(page, 'Support'))).toBe(true);
});

test('a tap outside closes the menu although the page stops clicks around the shell', async () => {
  const page = await shell({ hasTouch: true });
  await page.evaluate(() =>
    document.body.addEventListener('click', (event) => event.stopPropagation()),
  );
  await toggle(page).tap();
  await menu(page).waitFor();
  await page.touchscreen.tap(340, 500);
  await menu(page).waitFor({ state: 'hidden' });
  await toggle(page).tap();
  await menu(page).waitFor();
  await page.getByRole('textbox', { name: 'Of the host' }).tap();
  await menu(page).waitFor({ state: 'hidden' });
});

test('the Menu button closes the menu of a shell in a closed shadow root', async () => {
  const page = await shell({ hasTouch: true });
  await toggle(page).waitFor();
  const button = await page.evaluateHandle(() => {
    const moved = document.querySelector('backoffice-shell') as Element;
    const wrapper = document.createElement('div');
    document.body.prepend(wrapper);
    wrapper.attachShadow({ mode: 'closed' }).append(moved);
    return moved.shadowRoot?.querySelector('button[aria-label="Menu"]') as Element;
  });
  const isExpanded = () => button.evaluate((node) => node.ariaExpanded);
  // Locators do not find what is in a closed shadow root.
  const tap = async () => {
    const { x, y } = await button.evaluate((node) => node.getBoundingClientRect().toJSON());
    await page.touchscreen.tap(x + 10, y + 10);
  };
  await tap();
  await expect.poll(isExpanded).toBe('true');
  await tap();
  await expect.poll(isExpanded).toBe('false');
});

test('in a scrollable shell, the open menu scrolls', async () => {
  const page = await shell({ hasTouch: true, viewport: { width: 390, height: 400 } });
  await page.locator('backoffice-shell').evaluate((one) => {
    one.setAttribute('width', 'scrollable');
    const menu = Array.from({ length: 20 }, (_, index) => ({
      id: `entry-${index}`,
      label: `Entry ${index}`,
      link: `/site/${index}`,
    }));
    Object.assign(one, { menu });
  });
  await toggle(page).tap();
  await expect.poll(() => isFocused(entry(page, 'Entry 0'))).toBe(true);
  const last = entry(page, 'Entry 19');
  const y = async () => (await last.boundingBox())?.y ?? 0;
  expect(await y()).toBeGreaterThan(400);
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, 2000);
  await expect.poll(y).toBeLessThan(380);
  await last.tap();
  await expect.poll(() => hashOf(page)).toBe('#/site/19');
});

test('a long menu opens without the focus in its filter, which would open the virtual keyboard', async () => {
  const page = await shell({ hasTouch: true });
  await page.locator('backoffice-shell').evaluate((one) => {
    const menu = Array.from({ length: 40 }, (_, index) => ({
      id: `${index}`,
      label: `Entry ${index}`,
      link: `/site/${index}`,
    }));
    Object.assign(one, { menu });
  });
  await toggle(page).tap();
  await page.getByRole('searchbox', { name: 'Filter menu' }).waitFor();
  expect(await isFocused(page.getByRole('searchbox', { name: 'Filter menu' }))).toBe(false);
  expect(
    await menu(page).evaluate((nav) =>
      nav.contains((nav.getRootNode() as ShadowRoot).activeElement),
    ),
  ).toBe(true);
});

test('Escape in the filter of the menu clears it first, and closes the menu the second time', async () => {
  const page = await shell();
  await page.evaluate(() => {
    const menu = Array.from({ length: 40 }, (_, index) => ({
      id: `entry-${index}`,
      label: `Entry ${index}`,
      link: `/site/${index}`,
    }));
    Object.assign(document.querySelector('backoffice-shell') as object, { menu });
  });
  await toggle(page).click();
  const filter = page.getByRole('searchbox', { name: 'Filter menu' });
  await filter.fill('Entry 3');
  await filter.press('Escape');
  expect(await filter.inputValue()).toBe('');
  expect(await expanded(page)).toBe('true');
  expect(await isFocused(filter)).toBe(true);
  // One that cancels a composition belongs to the input method.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    await filter.dispatchEvent('keydown', { key: 'Escape', ...composing });
    expect(await expanded(page)).toBe('true');
  }
  await filter.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  expect(await isFocused(toggle(page))).toBe(true);
});

test('a followed link closes the menu and focuses the page, where Tab starts the next time', async () => {
  const page = await shell();
  await toggle(page).click();
  await entry(page, 'Site').click();
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  await menu(page).waitFor({ state: 'hidden' });
  expect(hashOf(page)).toBe('#/site');
  expect(await isFocused(content(page))).toBe(true);
  await toggle(page).press('Enter');
  await expect.poll(() => isFocused(entry(page, 'Site'))).toBe(true);
  // The entry of the current page closes it as well.
  await page.keyboard.press('Enter');
  await menu(page).waitFor({ state: 'hidden' });
  expect(hashOf(page)).toBe('#/site');
  // Back closes it too.
  await toggle(page).click();
  await menu(page).waitFor();
  await page.goBack();
  await menu(page).waitFor({ state: 'hidden' });
  expect(await isFocused(content(page))).toBe(true);
  expect(await isInert(page)).toBe(false);
});

test('the toggle removes the collapsed state', async () => {
  const context = await signedIn(office, 'ada', { viewport: { width: 1024, height: 700 } });
  const page = await host(context);
  await toggle(page).click();
  await expect.poll(() => expanded(page)).toBe('false');
  expect(await stored(page, 'backoffice:settings')).toBe('{"condensed":true}');
  await page.setViewportSize({ width: 768, height: 700 });
  await menu(page).waitFor({ state: 'hidden' });
  await toggle(page).click();
  await menu(page).waitFor();
  await page.setViewportSize({ width: 769, height: 700 });
  await expect.poll(() => expanded(page)).toBe('true');
  expect(await stored(page, 'backoffice:settings')).toBe('{"condensed":false}');
});

test('a wider shell closes the overlay and makes the page usable again', async () => {
  const page = await shell();
  await toggle(page).click();
  await expect.poll(() => isInert(page)).toBe(true);
  await page.setViewportSize({ width: 1024, height: 640 });
  await expect.poll(() => isInert(page)).toBe(false);
  await entry(page, 'Site').click();
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  await menu(page).waitFor({ state: 'hidden' });
});

test('a shell in a narrow column uses the phone layout, and the page around it stays usable', async () => {
  const context = await signedIn(office, 'ada', { viewport: { width: 1280, height: 700 } });
  const page = await host(context, 'backoffice-shell { width: 500px }');
  await menu(page).waitFor({ state: 'hidden' });
  await toggle(page).click();
  await menu(page).waitFor();
  await page.getByRole('textbox', { name: 'Of the host' }).click();
  await menu(page).waitFor({ state: 'hidden' });
  expect(await isFocused(page.getByRole('textbox', { name: 'Of the host' }))).toBe(true);
});

test('a tap on Menu before hydration opens the overlay and does not condense the menu', async () => {
  const context = await signedIn(office, 'ada', phone({ hasTouch: true }));
  const release = await holdModules(context);
  const page = await host(context, '', false);
  await toggle(page).tap();
  release();
  await menu(page).waitFor();
  await expect.poll(() => expanded(page)).toBe('true');
  expect(await stored(page, 'backoffice:settings')).toBeNull();
});

test('signing out with the menu open leaves nothing behind', async () => {
  const page = await shell();
  await toggle(page).click();
  await menu(page).waitFor();
  await page.locator('backoffice-shell').evaluate((one) => (one as never as Shell).logout());
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByRole('textbox', { name: 'User ID' }).fill('ben');
  await page.getByLabel('Password', { exact: true }).fill('northgate-ben');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  expect(await menu(page).isVisible()).toBe(false);
  expect(await isInert(page)).toBe(false);
});

test('the open menu fits at 320 px, and nothing overflows', async () => {
  const page = await shell({ viewport: { width: 320, height: 568 } });
  await toggle(page).click();
  await menu(page).waitFor();
  const box = await menu(page).boundingBox();
  expect(box?.width).toBeLessThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('nothing of an area lies above the open menu', async () => {
  const area = '<p slot="site" style="position: relative; z-index: 99; background: red">Sites</p>';
  const markup = hostPage(`<backoffice-shell>${area}</backoffice-shell>${SCRIPT}`, VIEWPORT);
  const page = await office.host(markup, await signedIn(office, 'ada', phone({})));
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await page.evaluate(() => location.assign('#/site'));
  await page.getByText('Sites').waitFor();
  await toggle(page).click();
  await expect.poll(() => isFocused(entry(page, 'Site'))).toBe(true);
  // The content is inert, so only its pixels tell.
  const clip = { x: 10, y: 80, width: 200, height: 300 };
  const look = async () =>
    (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
  const above = await look();
  await page.getByText('Sites').evaluate((area) => {
    area.style.visibility = 'hidden';
  });
  expect(await look()).toBe(above);
});

test('axe finds no violations in the open menu, light and dark', async () => {
  const markup = hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`, VIEWPORT);
  const page = await office.host(markup, await signedIn(office, 'ada', phone({})));
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await toggle(page).click();
  await page.getByRole('dialog', { name: 'Main menu' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.locator('backoffice-shell').evaluate((one) => one.setAttribute('theme', 'dark'));
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await axe(page)).toEqual([]);
});

const VIEWPORT = '<meta name="viewport" content="width=device-width">';

type Options = Parameters<Browser['newContext']>[0];
interface Shell {
  logout(): Promise<void>;
}

const phone = (options: Options): Options => ({
  viewport: { width: 360, height: 640 },
  ...options,
});

async function shell(options: Options = {}): Promise<Page> {
  return host(await signedIn(office, 'ada', phone(options)));
}

/**
 * Opens a host page with the shell and its own field; waits for the content unless React is held
 * back.
 */
async function host(context: BrowserContext, css = '', wait = true): Promise<Page> {
  const markup = hostPage(
    `<backoffice-shell></backoffice-shell><input aria-label="Of the host">${SCRIPT}`,
    `${VIEWPORT}<style>body { margin: 0 } backoffice-shell { height: 90vh } ${css}</style>`,
  );
  const page = await office.host(markup, context);
  if (wait) await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  else await userMenu(page).waitFor();
  return page;
}

/** Returns whether the content, the user menu and the footer are inert. */
async function isInert(page: Page): Promise<boolean> {
  const inert = await page
    .locator('backoffice-shell')
    .locator('main, [part="user-menu"], [part="footer"]')
    .evaluateAll((all) => all.map((node) => Boolean(node.closest('[inert]'))));
  expect(inert).toHaveLength(3);
  expect(new Set(inert).size).toBe(1);
  return inert[0] ?? false;
}

/** The properties of the host page that a careless overlay would change. */
const bodyLooks = (page: Page) =>
  page.evaluate(() => [
    document.body.getAttribute('style'),
    document.documentElement.getAttribute('style'),
    getComputedStyle(document.body).overflow,
    [...document.body.children].some((one) => (one as HTMLElement).inert),
  ]);
