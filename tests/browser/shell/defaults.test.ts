import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn, startOffice } from '../../support/office';
import { enter, stored, userMenu } from '../../support/pageHelpers';

const office = startOffice();

const keys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

/** Reads the state of the layout from the root node. */
const layout = (page: Page) =>
  page
    .getByRole('main')
    .locator('xpath=ancestor::*[@data-layout]')
    .evaluate((root: HTMLElement) => {
      const { layout, width, sidebar, topbar, theme, condensed } = root.dataset;
      return { layout, width, sidebar, topbar, theme, condensed };
    });

test('the default layout is vertical, fluid width, dark sidebar, light top bar, light mode', async () => {
  const page = await enter(office, 'ada');
  expect(await layout(page)).toEqual({
    layout: 'vertical',
    width: 'fluid',
    sidebar: 'dark',
    topbar: 'light',
    theme: 'light',
    condensed: 'false',
  });
});

test('attributes set the initial values; unknown values fall back to the defaults', async () => {
  const page = await office.host(
    `<title>Host</title>
    <backoffice-shell width="boxed" sidebar="colored" theme="dark" topbar="purple" layout="">
    </backoffice-shell><script src="/dist/backoffice.js"></script>`,
  );
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  expect(await layout(page)).toEqual({
    layout: 'vertical',
    width: 'boxed',
    sidebar: 'colored',
    topbar: 'light',
    theme: 'dark',
    condensed: 'false',
  });
});

test('local storage has one key for the current user record and one for the client id', async () => {
  const page = await enter(office, 'ada');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(await keys(page)).toEqual(['backoffice:clientId', 'backoffice:currentUser']);
});

test('settings are stored under their own key and survive a reload', async () => {
  const page = await enter(office, 'ada');
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false');
  expect(await stored(page, 'backoffice:settings')).toBe('{"condensed":true}');
  await page.reload();
  await userMenu(page).waitFor();
  expect(await layout(page)).toMatchObject({ condensed: 'true' });
});

test('storage-prefix precedes every key, and two prefixes are two sessions', async () => {
  const page = await office.host(
    `<title>Host</title><backoffice-shell storage-prefix="north:"></backoffice-shell>
    <script src="/dist/backoffice.js"></script>`,
  );
  await signIn(page, 'ben');
  await userMenu(page).waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect
    .poll(() => keys(page))
    .toEqual(['north:clientId', 'north:currentUser', 'north:settings']);
  const portal = await office.open('/', page.context());
  await portal.getByRole('textbox', { name: 'User ID' }).waitFor();
  expect(await userMenu(portal).count()).toBe(0);
});

for (const settings of ['{"theme":"purple","condensed":"yes"}', '[1]', '"dark"', 'null', '{oops']) {
  test(`ignores settings of ${settings} in storage`, async () => {
    const page = await enter(office, 'ada');
    await page.evaluate((text) => localStorage.setItem('backoffice:settings', text), settings);
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
    expect(await layout(page)).toMatchObject({ theme: 'light', condensed: 'false' });
  });
}
