import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { isFocused, userMenu } from '../../support/pageHelpers';
import {
  boxOf,
  navigateShell,
  piecesOf,
  setAttributes,
  shellAlone,
  styleOf,
} from '../../support/shellAlone';
import { recordOf, USER_KEY } from '../../support/signedIn';

const office = startOffice();

test('prints the content alone, completely and in light colors', async () => {
  const page = await shellAlone(office, { attributes: 'theme="dark" width="boxed"' });
  const { bar, menu, content, footer } = piecesOf(page);
  await navigateShell(page, '/site');
  for (const layout of ['vertical', 'horizontal']) {
    await setAttributes(page, { layout });
    await page.emulateMedia({ media: 'print' });
    for (const piece of [bar, menu, footer]) expect(await piece.isVisible()).toBe(false);
    expect((await boxOf(content)).left).toBe(0);
    // Only the margin of its heading is above it.
    expect((await boxOf(content)).top).toBeLessThan(24);
    const last = await boxOf(page.getByText('A site of an organization.').last());
    expect(last.top).toBeGreaterThan(1000);
    // No ancestor clips or scrolls the content.
    expect((await boxOf(page.locator('backoffice-shell'))).bottom).toBeGreaterThanOrEqual(
      last.bottom,
    );
    expect(await styleOf(content, 'overflow')).toBe('visible');
    expect(await styleOf(content, 'color-scheme')).toBe('light');
    await page.emulateMedia({ media: 'screen' });
    expect(await menu.isVisible()).toBe(true);
  }
});

test('forced colors keep the active entry, the focus, buttons and badges visible', async () => {
  const context = await office.context({ forcedColors: 'active' });
  const page = await shellAlone(office, { context });
  const { menu, content } = piecesOf(page);
  const tile = content.getByRole('link', { name: 'Site' });
  expect(await styleOf(tile.locator('svg'), 'color')).toBe(await styleOf(tile, 'color'));
  await page.evaluate(() => {
    const badge = { variant: 'danger', text: '12' };
    const menu = [
      { id: 'a', label: 'Alpha', link: '/site', badge },
      { id: 'b', label: 'Beta', link: '/b' },
    ];
    Object.assign(document.querySelector('backoffice-shell') as object, { menu });
  });
  await navigateShell(page, '/site');
  for (const variant of [{ layout: 'vertical' }, { layout: 'horizontal', topbar: 'colored' }]) {
    await setAttributes(page, variant);
    const current = menu.getByRole('link', { name: 'Alpha' });
    const other = menu.getByRole('link', { name: 'Beta' });
    await expect.poll(() => current.getAttribute('aria-current')).toBe('page');
    const background = await styleOf(current, 'background-color');
    expect(background).not.toBe(await styleOf(menu, 'background-color'));
    expect(background).not.toBe(await styleOf(other, 'background-color'));
    expect(await styleOf(menu.getByText('12'), 'outline-style')).toBe('solid');
    await other.focus();
    await page.keyboard.press('Shift+Tab');
    expect(await styleOf(current, 'outline')).toContain('solid 2px');
    expect(await styleOf(current, 'outline-offset')).toBe('-4px');
  }
});

test('forced colors keep the marked text of search results visible', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await office.context({ forcedColors: 'active', colorScheme });
    const page = await shellAlone(office, { context });
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox').fill('sit');
    const marked = page.getByRole('option', { name: /^Site/ }).locator('mark');
    const background = await styleOf(page.getByRole('dialog'), 'background-color');
    expect(background).toBe(colorScheme === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
    expect(await styleOf(marked, 'color')).not.toBe(background);
    await context.close();
  }
});

test('forced colors keep the focus of menus and the current entry of a fly-out visible', async () => {
  const context = await office.context({ forcedColors: 'active' });
  const page = await shellAlone(office, { context });
  await userMenu(page).press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Profile' });
  await expect.poll(() => isFocused(entry)).toBe(true);
  expect(await styleOf(entry, 'outline')).toContain('solid 2px');
  expect(await styleOf(entry, 'outline-offset')).toBe('-2px');
  await page.keyboard.press('Escape');

  await page.evaluate(() => {
    const subItems = [
      { id: 'b', label: 'Beta', link: '/site' },
      { id: 'c', label: 'Gamma', link: '/c' },
    ];
    const menu = [{ id: 'a', label: 'Alpha', subItems }];
    Object.assign(document.querySelector('backoffice-shell') as object, { menu });
  });
  await navigateShell(page, '/site');
  await setAttributes(page, { layout: 'horizontal' });
  await page.getByRole('button', { name: 'Alpha' }).click();
  const current = page.getByRole('link', { name: 'Beta' });
  await current.waitFor();
  expect(await current.getAttribute('aria-current')).toBe('page');
  const colors = async (link: Locator) => [
    await styleOf(link, 'background-color'),
    await styleOf(link, 'color'),
  ];
  const [background, color] = await colors(current);
  const [otherBackground, otherColor] = await colors(page.getByRole('link', { name: 'Gamma' }));
  expect(background).not.toBe(otherBackground);
  expect(color).not.toBe(otherColor);
  await current.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await styleOf(current, 'outline')).toContain('solid 2px');
  expect(await styleOf(current, 'outline-offset')).toBe('-4px');
});

test('320 px and 200 % zoom need no scrolling in two dimensions', async () => {
  const context = await office.context({ viewport: { width: 320, height: 640 } });
  const page = await shellAlone(office, { context });
  // 1280 px at 200 % are 640.
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 400 });
    for (const layout of ['vertical', 'horizontal']) {
      for (const wide of ['fluid', 'boxed', 'scrollable']) {
        await setAttributes(page, { layout, width: wide });
        for (const path of ['/', '/site', '/profile', '/404']) {
          await navigateShell(page, path);
          expect(await sideways(page)).toEqual([]);
        }
      }
    }
  }
});

test('names and brands without a space fit the narrowest shell, with all buttons reachable', async () => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff';
  for (const [name, brand] of [
    [long, 'Northgate'],
    [long.repeat(6), 'Northgate'],
    ['Ada Okafor', long.repeat(4)],
  ] as const) {
    const record = JSON.stringify({ ...(await recordOf(office, 'ada')), Name: name });
    const origins = [
      { origin: office.server.url, localStorage: [{ name: USER_KEY, value: record }] },
    ];
    const context = await office.context({ storageState: { cookies: [], origins } });
    const page = await office.host(
      hostPage(`<backoffice-shell brand="${brand}"></backoffice-shell>${SCRIPT}`),
      context,
    );
    await page.getByRole('heading', { name: `Welcome, ${name.split(' ')[0]}` }).waitFor();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await expect.poll(() => sideways(page)).toEqual([]);
      expect((await boxOf(page.locator('.topbar'))).right).toBeLessThanOrEqual(width);
      expect((await boxOf(userMenu(page))).right).toBeLessThanOrEqual(width);
    }
  }
});

test("the host's root font size changes nothing, and right-to-left direction mirrors the shell", async () => {
  const measures = async (css: string, html?: string) => {
    const page = await shellAlone(office, { css, html });
    const pieces = piecesOf(page);
    const boxes = await Promise.all([pieces.bar, pieces.menu, pieces.content].map(boxOf));
    return { page, boxes, font: await styleOf(pieces.content, 'font-size') };
  };
  const usual = await measures('');
  const shrunk = await measures('html { font-size: 62.5% }');
  expect(shrunk.boxes).toEqual(usual.boxes);
  expect(shrunk.font).toBe(usual.font);

  const { page } = await measures('', 'lang="ar" dir="rtl"');
  const { menu, content, toggle } = piecesOf(page);
  expect(await boxOf(menu)).toMatchObject({ right: 1280 });
  expect(await boxOf(content)).toMatchObject({ left: 0 });
  await page.setViewportSize({ width: 360, height: 700 });
  await toggle.click();
  await expect.poll(async () => (await boxOf(menu)).right).toBe(360);
  expect((await boxOf(menu)).left).toBeGreaterThan(0);
});

test('the footer shows the year and a credit, or the content of the integrator', async () => {
  const page = await shellAlone(office, {});
  const { footer } = piecesOf(page);
  expect(await footer.innerText()).toContain(`© ${new Date().getFullYear()} Back Office`);
  expect(await footer.innerText()).toContain('Built with backoffice-elements');
  await page.evaluate(() => {
    document
      .querySelector('backoffice-shell')
      ?.insertAdjacentHTML('beforeend', '<p slot="footer">North</p>');
  });
  await page.getByText('North', { exact: true }).waitFor();
  expect(await page.getByText('Built with backoffice-elements').isVisible()).toBe(false);
});

/** Classes of elements that scroll horizontally. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const shadow = document.querySelector('backoffice-shell')?.shadowRoot;
    const inside = [
      document.documentElement,
      ...(shadow?.querySelectorAll('.root, main, nav') ?? []),
    ];
    return inside
      .filter((node) => node.scrollWidth > node.clientWidth)
      .map((node) => node.className);
  });
