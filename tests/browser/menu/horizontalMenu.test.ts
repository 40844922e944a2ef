import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import {
  box,
  DEMONSTRATION,
  focusedEntry,
  group,
  link,
  nav,
  openFlyoutPage,
  panel,
  waitForFlyouts,
} from '../../support/flyouts';
import { startOffice } from '../../support/office';
import { hashOf, isFocused } from '../../support/pageHelpers';

const office = startOffice();
const attributes = 'layout="horizontal"';

/** Nested groups, five levels of entries. */
const DEEP = ['One', 'Two', 'Three', 'Four'].reduceRight(
  (inner, label) => ({ id: label, label, link: '', subItems: [inner] }),
  { id: 'five', label: 'Five', link: '/site/five', subItems: [] as object[] },
) as (typeof DEMONSTRATION)[number];

test('a group opens below the bar, and its groups open beside it, five levels deep', async () => {
  const page = await openFlyoutPage(office, { attributes, menu: [DEEP, ...DEMONSTRATION] });
  const bar = await box(nav(page));
  expect(bar.width).toBe(1280);
  await group(page, 'One').click();
  expect((await box(panel(page, 'One'))).y).toBeGreaterThan(bar.bottom);
  expect((await box(panel(page, 'One'))).x).toBeLessThan(100);
  for (const name of ['Two', 'Three', 'Four']) {
    await group(page, name).click();
    await panel(page, name).waitFor();
    expect((await box(panel(page, name))).x).toBeGreaterThan((await box(group(page, name))).right);
  }
  await link(page, 'Five').click();
  await expect.poll(() => hashOf(page)).toBe('#/site/five');
  await expect.poll(() => nav(page).getByRole('list').count()).toBe(1);
  expect(await group(page, 'One').getAttribute('data-branch')).toBe('current');
});

test('the mouse opens the groups of the bar one after the other', async () => {
  const page = await openFlyoutPage(office, { attributes });
  await waitForFlyouts(page, 'Crypto');
  await group(page, 'Dashboards').hover();
  await panel(page, 'Dashboards').waitFor();
  await group(page, 'E-commerce').hover();
  await panel(page, 'E-commerce').waitFor();
  expect(await panel(page, 'Dashboards').count()).toBe(0);
  await link(page, 'Checkout').hover();
  await link(page, 'Checkout').click();
  await expect.poll(() => hashOf(page)).toBe('#/ecommerce/checkout');
  await expect.poll(() => nav(page).getByRole('list').count()).toBe(1);
});

test('keys move along the bar and into its panels, and Escape returns the focus', async () => {
  const page = await openFlyoutPage(office, { attributes });
  await waitForFlyouts(page, 'Crypto');
  await link(page, 'Dashboard').focus();
  for (const [key, entry] of [
    ['ArrowRight', 'Dashboards'],
    ['ArrowLeft', 'Dashboard'],
    ['ArrowLeft', 'More'],
    ['Home', 'Dashboard'],
    ['End', 'More'],
    ['Home', 'Dashboard'],
    ['Tab', 'Dashboards'],
    ['ArrowDown', 'SaaS'],
    ['ArrowDown', 'Crypto'],
    ['End', 'Jobs'],
    ['Tab', 'Calendar'],
    ['Shift+Tab', 'Dashboards'],
    ['Enter', 'SaaS'],
    ['Escape', 'Dashboards'],
    ['Space', 'SaaS'],
    ['Escape', 'Dashboards'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focusedEntry(page), { message: `after ${key}` }).toBe(entry);
  }
  await expect.poll(() => nav(page).getByRole('list').count()).toBe(1);
});

test('entries that do not fit the width of the shell move to More', async () => {
  const page = await openFlyoutPage(office, { attributes });
  const labels = DEMONSTRATION.map(({ label }) => label);
  for (const width of [1280, 800, 3600]) {
    await page.setViewportSize({ width, height: 800 });
    const hasMore = async () => (await topLabels(page)).includes('More');
    // The menu measures its entries after the shell has its new width.
    await expect.poll(hasMore).toBe(width < 3600);
    await expect.poll(() => allInRow(page)).toBe(true);
    const inBar = await topLabels(page);
    if (width < 3600) {
      await group(page, 'More').click();
      const inMore = await panel(page, 'More').locator('.menu-label').allTextContents();
      expect([...inBar.slice(0, -1), ...inMore]).toEqual(labels);
      await group(page, 'More').click();
    } else expect(inBar).toEqual(labels);
  }
});

test('More is translated, marks the current branch and leads to every level', async () => {
  const page = await openFlyoutPage(office, { attributes: `${attributes} language="de"` });
  const more = nav(page).getByRole('button', { name: 'Mehr' });
  await more.press('Enter');
  await group(page, 'Multi level').press('Enter');
  await expect.poll(() => focusedEntry(page)).toBe('Level 1.1');
  await page.keyboard.press('Enter');
  await expect.poll(() => nav(page).getByRole('list').count()).toBe(1);
  expect(await isFocused(more)).toBe(true);
  expect(await more.getAttribute('data-branch')).toBe('current');
  await more.press('Enter');
  expect(await group(page, 'Multi level').getAttribute('data-branch')).toBe('current');
});

test('a submenu of more than 11 entries is a mega menu: columns, groups as headings', async () => {
  const entry = (id: string) => ({ id, label: id, link: `/site/${id}` });
  const subItems = Array.from({ length: 12 }, (_, at) =>
    at % 4
      ? entry(`Entry ${at}`)
      : { id: `g${at}`, label: `Group ${at}`, subItems: [entry(`In ${at}`)] },
  );
  const eleven = { id: 'eleven', label: 'Eleven', subItems: subItems.slice(1).map(plain) };
  const menu = [{ id: 'mega', label: 'Mega', subItems }, eleven];
  const page = await openFlyoutPage(office, { attributes, menu });
  await group(page, 'Mega').click();
  await panel(page, 'Group 4').getByRole('link', { name: 'In 4' }).waitFor();
  expect(await group(page, 'Group 4').count()).toBe(0);
  const [first, last] = [await box(link(page, 'In 0')), await box(link(page, 'Entry 11'))];
  expect(last.x).toBeGreaterThan(first.right);
  await page.keyboard.press('Escape');
  await group(page, 'Eleven').click();
  const left = (name: string) => box(link(page, name)).then(({ x }) => x);
  expect(await left('Entry 11')).toBe(await left('Entry 1'));
});

test('on touch, a tap opens a group and follows a link; a narrow shell has the menu as an overlay', async () => {
  const page = await openFlyoutPage(office, {
    attributes,
    context: { hasTouch: true, viewport: { width: 1024, height: 768 } },
  });
  await group(page, 'Dashboards').tap();
  await link(page, 'Blog').tap();
  await expect.poll(() => hashOf(page)).toBe('#/dashboards/blog');
  await expect.poll(() => nav(page).getByRole('list').count()).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await nav(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await group(page, 'Forms').tap();
  await link(page, 'Wizard').tap();
  await expect.poll(() => hashOf(page)).toBe('#/form/wizard');
  await nav(page).waitFor({ state: 'hidden' });
});

for (const theme of ['light', 'dark']) {
  test(`axe finds no violations in open panels of the bar, ${theme}`, async () => {
    const page = await openFlyoutPage(office, { attributes: `${attributes} theme="${theme}"` });
    await group(page, 'More').press('Enter');
    await group(page, 'UI Elements').press('Enter');
    await panel(page, 'UI Elements').waitFor();
    expect(await axe(page)).toEqual([]);
  });
}

function plain({ id, label }: { id: string; label: string }) {
  return { id, label: label.replace('Group', 'Entry'), link: `/site/${id}` };
}

const topLabels = (page: Page) =>
  nav(page)
    .locator('.menu > li > .menu-item, .menu > li > * > .menu-item')
    .locator('.menu-label')
    .allTextContents();

/** Returns whether all top-level entries are in one row inside the bar. */
const allInRow = (page: Page) =>
  nav(page)
    .locator('.menu')
    .evaluate((list) => {
      const { right, left } = list.getBoundingClientRect();
      const rows = [...list.children].map((entry) => entry.getBoundingClientRect());
      return rows.every(
        (row) => row.top === rows[0]?.top && row.right <= right && row.left >= left,
      );
    });

test('an entry in the bar shows its whole badge, and one without the room for it goes into More', async () => {
  const badges = ['New', 'Important', '99+', '9'.repeat(160), 'x'];
  const menu = badges.map((text, index) => ({
    id: text,
    label: `${index}`,
    link: `/site/${index}`,
    badge: { variant: 'info', text },
  }));
  const page = await openFlyoutPage(office, { attributes, menu: menu as never });
  await nav(page).getByRole('button', { name: 'More' }).waitFor();
  const shown = nav(page).locator('.menu > li .badge');
  expect(await shown.allInnerTexts()).toEqual(badges.slice(0, 3));
  const cut = await shown.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((one) => one.innerHTML),
  );
  expect(cut).toEqual([]);
});

test('an open panel closes when the focus or a press leaves it, and at Escape anywhere in the shell', async () => {
  const entries = Array.from({ length: 14 }, (_, at) =>
    plain({ id: `e${at}`, label: `Entry ${at}` }),
  );
  const menu = [{ id: 'mega', label: 'Mega', subItems: entries }];
  const page = await openFlyoutPage(office, { attributes, menu });
  const open = async () => {
    await group(page, 'Mega').click();
    await link(page, 'Entry 13').waitFor();
  };
  const isClosed = () => expect.poll(() => link(page, 'Entry 13').count()).toBe(0);
  const settings = page.getByRole('button', { name: 'Settings' });

  await open();
  await settings.click();
  await isClosed();
  await page.keyboard.press('Escape');

  await open();
  await settings.focus();
  await page.keyboard.press('Escape');
  await isClosed();

  await open();
  await link(page, 'Entry 13').focus();
  await page.keyboard.press('Tab');
  await isClosed();
});
