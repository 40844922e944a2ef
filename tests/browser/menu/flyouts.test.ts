import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import {
  box,
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
const condensed = { condensed: true };

test('a group of the condensed menu opens one flyout until a second click or a click outside', async () => {
  const page = await openFlyoutPage(office, { settings: condensed });
  await group(page, 'Email').click();
  const email = panel(page, 'Email');
  await email.waitFor();
  expect((await box(email)).x).toBeGreaterThan((await box(nav(page))).right);
  expect(await group(page, 'Email').getAttribute('aria-expanded')).toBe('true');
  expect(await controlled(page, 'Email')).toContain('Compose');
  expect(await page.getByRole('menu').count()).toBe(0);

  await group(page, 'Templates').click();
  await panel(page, 'Templates').waitFor();
  await group(page, 'Crypto').click();
  await panel(page, 'Crypto').waitFor();
  await expect.poll(() => nav(page).getByRole('list').count()).toBe(2);
  expect(await group(page, 'Email').getAttribute('aria-expanded')).toBe('false');

  await group(page, 'Crypto').click();
  await expect.poll(() => panel(page, 'Crypto').count()).toBe(0);
  expect(await group(page, 'Crypto').getAttribute('aria-controls')).toBeNull();
  await group(page, 'Crypto').click();
  await panel(page, 'Crypto').waitFor();
  await page.getByRole('heading', { name: /^Welcome/ }).click();
  await expect.poll(() => panel(page, 'Crypto').count()).toBe(0);
});

test('a flyout opens on hover, waits for a pointer moving towards it and closes behind it', async () => {
  const page = await openFlyoutPage(office, { settings: condensed });
  await waitForFlyouts(page);
  await group(page, 'Email').hover();
  await panel(page, 'Templates').waitFor({ state: 'detached' });
  await group(page, 'Templates').hover();
  await panel(page, 'Templates').waitFor();

  // Moves straight to the last entry of the panel, over the buttons below Email.
  await page.getByRole('heading', { name: /^Welcome/ }).hover();
  await expect.poll(() => panel(page, 'Email').count()).toBe(0);
  await group(page, 'Email').hover();
  const to = await box(link(page, 'Compose'));
  const from = await box(group(page, 'Email'));
  await page.mouse.move(from.x + 30, from.bottom - 2);
  await page.mouse.move(to.x + 60, to.y + 8, { steps: 12 });
  await expect.poll(() => panel(page, 'Email').count()).toBe(1);
  expect(await panel(page, 'Invoices').count()).toBe(0);

  await group(page, 'Crypto').hover();
  await panel(page, 'Crypto').waitFor();
  expect(await panel(page, 'Email').count()).toBe(0);
  await page.getByRole('heading', { name: /^Welcome/ }).hover();
  await expect.poll(() => panel(page, 'Crypto').count()).toBe(0);

  // A click keeps open what the pointer opened.
  await group(page, 'Email').hover();
  await panel(page, 'Email').waitFor();
  await group(page, 'Email').click();
  await page.getByRole('heading', { name: /^Welcome/ }).hover();
  await link(page, 'Compose').hover();
  expect(await panel(page, 'Email').count()).toBe(1);
});

test('a click or Escape cancels a flyout that the pointer was about to open', async () => {
  const page = await openFlyoutPage(office, { settings: condensed });
  await waitForFlyouts(page);
  // All within the delay after which hovering opens a group.
  const opened = await group(page, 'Email').evaluate(async (button: HTMLElement) => {
    const over = { bubbles: true, composed: true, pointerType: 'mouse' };
    button.dispatchEvent(new PointerEvent('pointerover', over));
    button.focus();
    button.click();
    const root = button.getRootNode() as ShadowRoot;
    const opened = () => root.querySelectorAll('.flyout').length;
    while (!opened()) await new Promise(requestAnimationFrame);
    const pressed = { key: 'Escape', bubbles: true, composed: true, cancelable: true };
    button.dispatchEvent(new KeyboardEvent('keydown', pressed));
    while (opened()) await new Promise(requestAnimationFrame);
    // Longer than any pointer delay.
    const end = performance.now() + 400;
    while (performance.now() < end && !opened()) await new Promise(requestAnimationFrame);
    return opened();
  });
  expect(opened).toBe(0);
});

test('arrow keys move through the menu, into the panels and back to the buttons', async () => {
  const page = await openFlyoutPage(office, { settings: condensed });
  await waitForFlyouts(page);
  await group(page, 'Email').focus();
  for (const [key, entry] of [
    ['ArrowDown', 'Invoices'],
    ['ArrowUp', 'Email'],
    ['Home', 'Dashboard'],
    ['ArrowUp', 'Multi level'],
    ['Home', 'Dashboard'],
    ['End', 'Multi level'],
    ['Enter', 'Level 1.1'],
    ['ArrowDown', 'Level 1.2'],
    ['ArrowRight', 'Level 2.1'],
    ['End', 'Level 2.2'],
    ['Space', 'Level 3.1'],
    ['Escape', 'Level 2.2'],
    ['ArrowLeft', 'Level 1.2'],
    ['Escape', 'Multi level'],
    ['ArrowRight', 'Level 1.1'],
    ['ArrowUp', 'Level 1.2'],
    ['Escape', 'Multi level'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focusedEntry(page), { message: `after ${key}` }).toBe(entry);
  }
  expect(await panel(page, 'Multi level').count()).toBe(0);
});

test('Tab moves through a panel and on to the next entry, which closes it', async () => {
  const page = await openFlyoutPage(office, { settings: condensed });
  await group(page, 'Invoices').press('Enter');
  for (const entry of ['Invoice List', 'Invoice Detail', 'Projects']) {
    await expect.poll(() => focusedEntry(page)).toBe(entry);
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => panel(page, 'Invoices').count()).toBe(0);
  await group(page, 'Invoices').press('Enter');
  await expect.poll(() => focusedEntry(page)).toBe('Invoice List');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focusedEntry(page)).toBe('Invoices');
  expect(await panel(page, 'Invoices').count()).toBe(1);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => panel(page, 'Invoices').count()).toBe(0);
});

test('following a link in a panel closes all, marks its branch and moves the focus to the top', async () => {
  const page = await openFlyoutPage(office, { attributes: 'sidebar="compact"' });
  await group(page, 'Email').press('Enter');
  await expect.poll(() => focusedEntry(page)).toBe('Inbox');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedEntry(page)).toBe('Basic');
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/email/templates/basic');
  await expect.poll(() => nav(page).getByRole('list').count()).toBe(1);
  expect(await isFocused(group(page, 'Email'))).toBe(true);
  expect(await group(page, 'Email').getAttribute('data-branch')).toBe('current');
  expect(await group(page, 'Crypto').getAttribute('data-branch')).toBeNull();
  await page.keyboard.press('Enter');
  expect(await group(page, 'Templates').getAttribute('data-branch')).toBe('current');
  await group(page, 'Templates').click();
  await link(page, 'Basic').waitFor();
  expect(await link(page, 'Basic').getAttribute('aria-current')).toBe('page');
});

test('on touch, a tap opens a group, follows a link and, outside, closes the menu', async () => {
  const page = await openFlyoutPage(office, {
    settings: condensed,
    context: { hasTouch: true, viewport: { width: 1024, height: 768 } },
  });
  await group(page, 'Email').tap();
  await group(page, 'Templates').tap();
  await panel(page, 'Templates').waitFor();
  await page.getByRole('heading', { name: /^Welcome/ }).tap();
  await expect.poll(() => nav(page).getByRole('list').count()).toBe(1);
  await group(page, 'Email').tap();
  await link(page, 'Compose').tap();
  await expect.poll(() => hashOf(page)).toBe('#/email/compose');
  await expect.poll(() => nav(page).getByRole('list').count()).toBe(1);
});

test('panels open on the left and the arrow keys are mirrored in right-to-left pages', async () => {
  const page = await openFlyoutPage(office, { attributes: 'dir="rtl"', settings: condensed });
  await waitForFlyouts(page);
  await group(page, 'Email').press('ArrowLeft');
  await expect.poll(() => focusedEntry(page)).toBe('Inbox');
  expect((await box(panel(page, 'Email'))).right).toBeLessThan((await box(nav(page))).x);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedEntry(page)).toBe('Email');
});

test('shows a clipped label beside its entry, hidden from screen readers', async () => {
  const page = await openFlyoutPage(office, { attributes: 'sidebar="icon"' });
  await waitForFlyouts(page);
  const tip = page.locator('.flyout-tip');
  await link(page, 'Calendar').hover();
  await expect.poll(() => tip.textContent()).toBe('Calendar');
  expect(await tip.getAttribute('aria-hidden')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => tip.count()).toBe(0);
  await group(page, 'Crypto').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => tip.textContent()).toBe('E-commerce');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedEntry(page)).toBe('Products');
  expect(await tip.count()).toBe(0);
});

test('the label of a group does not widen its panel', async () => {
  const subItems = [{ id: 'inner', label: 'Inner', link: '/site/inner' }];
  const menu = [
    { id: 'short', label: 'Short', subItems },
    { id: 'long', label: `Long ${'without end '.repeat(16)}`, subItems },
  ];
  const page = await openFlyoutPage(office, { attributes: 'sidebar="icon"', menu });
  const widthOf = async (name: string) => {
    await group(page, name).click();
    await link(page, 'Inner').waitFor();
    const { width } = await box(page.locator('.flyout'));
    await page.keyboard.press('Escape');
    await link(page, 'Inner').waitFor({ state: 'detached' });
    return width;
  };
  expect(await widthOf('Long')).toBe(await widthOf('Short'));
});

test('shows more than 11 entries in two columns inside the window, scrolling if it is low', async () => {
  const page = await openFlyoutPage(office, {
    settings: condensed,
    context: { viewport: { width: 1280, height: 300 } },
  });
  await group(page, 'UI Elements').click();
  const [first, last] = [await box(link(page, 'Alerts')), await box(link(page, 'Modals'))];
  expect(last.x).toBeGreaterThan(first.right);
  expect(last.y).toBe(first.y);
  const shown = await box(page.locator('.flyout'));
  expect(shown.y).toBeGreaterThanOrEqual(0);
  expect(shown.bottom).toBeLessThanOrEqual(300);
  await link(page, 'Video').click();
  await expect.poll(() => hashOf(page)).toBe('#/ui/video');
});

test('a group with its own page has it as the first entry of its panel', async () => {
  const subItems = [{ id: 'inner', label: 'Inner', link: '/site/inner' }];
  const menu = [{ id: 'own', label: 'Own page', link: '/site/own', subItems }];
  const page = await openFlyoutPage(office, { menu, settings: condensed });
  await group(page, 'Own page').press('Enter');
  await link(page, 'Own page').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/site/own');
  await expect.poll(() => group(page, 'Own page').getAttribute('data-branch')).toBe('current');
});

test('opens a group of 10,000 entries with a few of them and adds more on scrolling', async () => {
  const entries = Array.from({ length: 10_000 }, (_, at) => ({
    id: `entry-${at}`,
    label: `Entry ${at}`,
    link: `/site/${at}`,
  }));
  const menu = [{ id: 'long', label: 'Long', subItems: entries }];
  const page = await openFlyoutPage(office, { menu, settings: condensed });
  await group(page, 'Long').press('Enter');
  await expect.poll(() => focusedEntry(page)).toBe('Entry 0');
  const count = () => panel(page, 'Long').getByRole('listitem').count();
  expect(await count()).toBeLessThan(300);
  const before = await count();
  await page.keyboard.press('End');
  await expect.poll(count).toBeGreaterThan(before);
});

test('a narrow shell has the tree, whatever the sidebar style', async () => {
  const page = await openFlyoutPage(office, {
    attributes: 'sidebar="icon"',
    context: { viewport: { width: 360, height: 740 } },
  });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await group(page, 'Email').click();
  await link(page, 'Compose').waitFor();
  expect(await page.locator('.flyout').count()).toBe(0);
  const menu = await box(nav(page));
  expect((await box(link(page, 'Compose'))).right).toBeLessThanOrEqual(menu.right);
});

for (const theme of ['light', 'dark']) {
  test(`axe finds no violations in open flyouts, ${theme}`, async () => {
    const page = await openFlyoutPage(office, {
      attributes: `theme="${theme}"`,
      settings: condensed,
    });
    await group(page, 'Email').press('Enter');
    await group(page, 'Templates').press('Enter');
    await panel(page, 'Templates').waitFor();
    expect(await axe(page)).toEqual([]);
  });
}

/** Returns the text of the element in the button's `aria-controls`. */
const controlled = (page: Page, name: string) =>
  group(page, name).evaluate((button) => {
    const id = button.getAttribute('aria-controls') ?? '';
    return (button.getRootNode() as ShadowRoot).getElementById(id)?.textContent;
  });
