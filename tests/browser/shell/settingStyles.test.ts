import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { enter } from '../../support/pageHelpers';
import {
  boxOf,
  navigateShell,
  piecesOf,
  setAttributes,
  shellAlone,
  styleOf,
} from '../../support/shellAlone';

const office = startOffice();
const wide = { width: 1280, height: 700 };

test('the side menu is 240 to 250 px wide, compact 160, icon and condensed 64 to 70', async () => {
  const page = await shellAlone(office, {});
  const { menu, content, toggle } = piecesOf(page);
  const width = async () => (await boxOf(menu)).width;
  for (const sidebar of ['dark', 'light', 'colored']) {
    await setAttributes(page, { sidebar });
    await expect.poll(width).toBeGreaterThanOrEqual(240);
    expect(await width()).toBeLessThanOrEqual(250);
  }
  await setAttributes(page, { sidebar: 'compact' });
  await expect.poll(width).toBe(160);
  const site = page.getByRole('link', { name: 'Site' }).first();
  const icon = await boxOf(site.locator('svg'));
  const label = await boxOf(site.getByText('Site'));
  expect(label.top).toBeGreaterThanOrEqual(icon.bottom);
  expect(Math.abs(label.left + label.right - icon.left - icon.right)).toBeLessThanOrEqual(2);

  await toggle.click();
  await expect.poll(width).toBeGreaterThanOrEqual(64);
  expect(await width()).toBeLessThanOrEqual(70);
  await toggle.click();
  await setAttributes(page, { sidebar: 'icon' });
  await expect.poll(width).toBeLessThanOrEqual(70);
  expect(await width()).toBeGreaterThanOrEqual(64);
  expect((await boxOf(content)).left).toBe(await width());
  // The label is hidden and still names the link; this menu cannot be condensed.
  await menu.getByRole('link', { name: 'Support' }).waitFor();
  expect(await toggle.isVisible()).toBe(false);
});

test('the horizontal layout has a top bar with the menu, content and footer with any sidebar', async () => {
  const page = await shellAlone(office, { attributes: 'layout="horizontal"' });
  const { bar, menu, content, footer, toggle } = piecesOf(page);
  await expect.poll(async () => (await boxOf(menu)).top).toBe((await boxOf(bar)).bottom);
  expect(await toggle.isVisible()).toBe(false);
  const boxes = async () => Promise.all([bar, menu, content, footer].map(boxOf));
  const [top, row, pane, end] = (await boxes()) as [Box, Box, Box, Box];
  expect([top.width, row.width, pane.width, end.width]).toEqual([1280, 1280, 1280, 1280]);
  expect(pane.top).toBe(row.bottom);
  expect(end.top).toBe(pane.bottom);
  expect(end.bottom).toBe(720);
  const links = await menu.getByRole('link').all();
  expect(new Set(await Promise.all(links.map(async (one) => (await boxOf(one)).top))).size).toBe(1);

  for (const sidebar of ['compact', 'icon', 'colored']) {
    await setAttributes(page, { sidebar });
    expect(await boxes()).toEqual([top, row, pane, end]);
  }
  const colors = new Set<string>();
  for (const topbar of ['light', 'dark', 'colored']) {
    await setAttributes(page, { topbar });
    const color = await styleOf(bar, 'background-color');
    expect(await styleOf(menu, 'background-color')).toBe(color);
    colors.add(color);
  }
  expect(colors.size).toBe(3);
  await setAttributes(page, { layout: 'vertical' });
  const light = await styleOf(bar, 'background-color');
  await setAttributes(page, { topbar: 'light' });
  expect(await styleOf(bar, 'background-color')).toBe(light);
});

test('boxed centers the whole layout, at most 1300 px wide', async () => {
  const context = await office.context({ viewport: { width: 1600, height: 700 } });
  const page = await shellAlone(office, { attributes: 'width="boxed"', context });
  const { bar, menu, content } = piecesOf(page);
  for (const layout of ['vertical', 'horizontal']) {
    await setAttributes(page, { layout });
    await expect.poll(() => boxOf(bar)).toMatchObject({ left: 150, right: 1450 });
    expect(await boxOf(menu)).toMatchObject({ left: 150 });
    expect(await boxOf(content)).toMatchObject({ right: 1450 });
  }
  await page.setViewportSize(wide);
  await expect.poll(() => boxOf(bar)).toMatchObject({ left: 0, right: 1280 });
});

test('the content pane scrolls; with scrollable, the shell scrolls as a whole', async () => {
  const context = await office.context({ viewport: wide });
  const page = await shellAlone(office, { context });
  const { bar, menu, content, footer } = piecesOf(page);
  await navigateShell(page, '/site');
  const end = page.getByText('A site of an organization.').last();
  const toEnd = () => end.scrollIntoViewIfNeeded();
  await toEnd();
  expect(await boxOf(bar)).toMatchObject({ top: 0 });
  expect(await boxOf(footer)).toMatchObject({ bottom: 700 });

  for (const layout of ['vertical', 'horizontal']) {
    await setAttributes(page, { layout, width: 'scrollable' });
    await expect.poll(async () => (await boxOf(content)).height).toBeGreaterThan(1000);
    await toEnd();
    await expect.poll(async () => (await boxOf(bar)).bottom).toBeLessThan(0);
    if (layout === 'vertical') {
      expect((await boxOf(menu)).bottom).toBeGreaterThanOrEqual((await boxOf(content)).bottom);
    }
    expect((await boxOf(footer)).top).toBeGreaterThanOrEqual((await boxOf(content)).bottom);
  }
  await navigateShell(page, '/');
  await expect.poll(async () => (await boxOf(footer)).bottom).toBe(700);
});

test('the shell fills the height of its page and never collapses', async () => {
  const page = await shellAlone(office, {});
  const heightWith = async (rules: Record<string, string>) => {
    await page.evaluate((attributes) => {
      const { style } = document.querySelector('backoffice-shell') as HTMLElement;
      style.cssText = '';
      Object.assign(style, attributes);
    }, rules);
    const shell = () => boxOf(page.locator('backoffice-shell'));
    // The footer ends at the end of the shell. In a narrow shell the content changes once.
    await expect
      .poll(async () => (await boxOf(piecesOf(page).footer)).bottom - (await shell()).bottom)
      .toBe(0);
    return (await shell()).height;
  };
  expect(await heightWith({})).toBe(720);
  expect(await heightWith({ height: '500px' })).toBe(500);
  expect(await heightWith({ height: 'auto' })).toBeGreaterThan(300);
  expect(await heightWith({ height: '100%' })).toBeGreaterThan(300);
  expect(await heightWith({ height: 'auto', minHeight: '900px' })).toBe(900);
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await heightWith({ height: 'auto' })).toBeGreaterThan(300);
});

test('a narrow shell of either layout has its menu as an overlay', async () => {
  const context = await office.context({ viewport: { width: 768, height: 700 } });
  const page = await shellAlone(office, { context });
  const { menu, content, toggle } = piecesOf(page);
  for (const variant of [{ sidebar: 'icon' }, { sidebar: 'compact' }, { layout: 'horizontal' }]) {
    await setAttributes(page, variant);
    await expect.poll(() => menu.isVisible()).toBe(false);
    expect(await boxOf(content)).toMatchObject({ left: 0, right: 768 });
    await toggle.click();
    await expect.poll(async () => (await boxOf(menu)).left).toBe(0);
    expect((await boxOf(menu)).width).toBeGreaterThanOrEqual(240);
    expect((await boxOf(menu)).bottom).toBe(700);
    expect((await boxOf(menu.getByText('Workspace'))).width).toBeGreaterThan(40);
    await toggle.click();
    await expect.poll(() => menu.isVisible()).toBe(false);
  }
});

test('loads the styles of settings only for non-default settings, and before React', async () => {
  const context = await office.context();
  const fetched: string[] = [];
  context.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await enter(office, 'ada', '/', context);
  fetched.length = 0;
  const plain = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`),
    context,
    '/plain-page',
  );
  await plain.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(fetched).not.toContain('/dist/setting-styles.js');
  await context.route(/\/dist\/(shell|chunks\/.*)\.js$/, () => {});
  const page = await office.host(
    `<!doctype html><title>Host</title><backoffice-shell sidebar="compact" theme="host">
    </backoffice-shell><script src="/dist/backoffice.js"></script>`,
    context,
  );
  await expect.poll(async () => (await boxOf(piecesOf(page).menu)).width).toBe(160);
  expect(await page.getByRole('main').locator('xpath=../..').getAttribute('data-theme')).toBe(
    'light',
  );
});

test('applies another theme immediately; only hovered elements fade their colors', async () => {
  const page = await shellAlone(office, {});
  const shell = page.locator('backoffice-shell');
  await shell.evaluate((host) => {
    const log: string[] = [];
    Object.assign(globalThis, { log });
    host.shadowRoot?.addEventListener('transitionrun', (event) => {
      log.push((event as TransitionEvent).propertyName);
    });
  });
  const log = async () => await page.evaluate(() => Reflect.get(globalThis, 'log') as string[]);
  await shell.evaluate(async (host) => {
    host.setAttribute('theme', 'dark');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(await page.locator('.root').getAttribute('data-theme')).toBe('dark');
  expect(await log()).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Site' }).hover();
  await expect.poll(log).toContain('box-shadow');
});

test('changing the menu width keeps its entries and focus; another setting keeps its styles', async () => {
  const page = await shellAlone(office, {});
  const { toggle } = piecesOf(page);
  const shell = page.locator('backoffice-shell');
  await setAttributes(page, { sidebar: 'light', theme: 'dark' });
  await toggle.click();
  // The files of the condensed menu have loaded.
  const knows = async (part: string) =>
    await shell.evaluate((host, name) => {
      const rules = host.shadowRoot?.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
      return Boolean(rules?.some((rule) => rule.cssText.startsWith(name)));
    }, part);
  await expect.poll(() => knows('.flyout-tip')).toBe(true);
  await toggle.click();
  await shell.evaluate((host) => {
    const root = host.shadowRoot as ShadowRoot;
    const sheets = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets');
    let count = 0;
    Object.defineProperty(root, 'adoptedStyleSheets', {
      get: () => sheets?.get?.call(root),
      set: (next) => {
        count += 1;
        sheets?.set?.call(root, next);
      },
    });
    Object.assign(globalThis, { adoptions: () => count });
    (root.querySelectorAll('nav a')[2] as HTMLElement).focus();
  });
  const link = await page.getByRole('navigation').getByRole('link').nth(2).elementHandle();
  for (const sidebar of ['icon', 'light', 'compact', 'light']) {
    await setAttributes(page, { sidebar, theme: 'dark' });
    await expect
      .poll(async () => await page.locator('.root').getAttribute('data-sidebar'))
      .toBe(sidebar);
    expect(
      await link?.evaluate((one) => one === (one.getRootNode() as ShadowRoot).activeElement),
    ).toBe(true);
  }
  expect(await page.evaluate(() => (Reflect.get(globalThis, 'adoptions') as () => number)())).toBe(
    0,
  );
});

type Box = Awaited<ReturnType<typeof boxOf>>;
