import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordEvents } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { focusedName, hashOf, isFocused } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';
import { openShell, pressOutside, tool } from '../../support/topBar';

const office = startOffice();

const button = (page: Page) => tool(page, 'Notifications');
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
/** Returns the description of the button: the number of unread notifications. */
const description = (page: Page) =>
  button(page).evaluate((node) => {
    const id = node.getAttribute('aria-describedby');
    return id && (node.getRootNode() as ShadowRoot).getElementById(id)?.textContent;
  });
const item = (page: Page, title: string) =>
  list(page).getByRole('listitem').filter({ hasText: title });

const anHourAgo = () => new Date(Date.now() - 3_600_000 - 5_000).toISOString();
const THREE = [
  { id: 'a', title: 'Release failed', text: 'Rolled back', link: '/develop', icon: 'develop' },
  { id: 'b', title: 'Access asked for', link: 'https://elsewhere.example/' },
  { id: 'c', title: 'Report ready' },
  { id: 'd', title: 'Old news', read: true },
];

test('counts unread notifications, marks one or all as read by keyboard and keeps the focus', async () => {
  const inputList = [{ ...THREE[0], time: anHourAgo() }, ...THREE.slice(1)];
  const page = await openShell(office, { given: { notifications: inputList } });
  await expect.poll(() => description(page)).toBe('3 unread');
  await button(page).press('Enter');
  await list(page).waitFor();
  expect(await list(page).getByRole('time').first().innerText()).toBe('1 hour ago');
  expect(await item(page, 'Release failed').innerText()).toContain('Rolled back');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toBe('Mark all as read');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toContain('Release failed');
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toBe('Mark as read');
  await page.keyboard.press('Enter');
  await expect.poll(() => description(page)).toBe('2 unread');
  await expect.poll(() => focusedName(page)).toContain('Release failed');

  await list(page).getByRole('button', { name: 'Mark all as read' }).press('Space');
  await expect.poll(() => description(page)).toBe(null);
  expect(await list(page).getByRole('button', { name: 'Mark as read' }).count()).toBe(0);
  await expect.poll(() => focusedName(page)).toContain('Release failed');
  await page.keyboard.press('Escape');
  await expect.poll(() => list(page).count()).toBe(0);
  await expect.poll(() => focusedName(page)).toBe('Notifications');
});

test('choosing a notification marks it, dispatches an event and follows its link', async () => {
  const context = await signedIn(office, 'ada');
  const events = await recordEvents(context);
  await context.route(/elsewhere\.example/, (route) =>
    route.fulfill({ contentType: 'text/html', body: hostPage('There') }),
  );
  const page = await openShell(office, { context, given: { notifications: THREE } });
  await button(page).click();
  await list(page).getByRole('button', { name: 'Report ready' }).click();
  await expect.poll(() => description(page)).toBe('2 unread');
  const tab = context.waitForEvent('page');
  await list(page).getByRole('link', { name: 'Access asked for' }).click();
  const there = await tab;
  await there.waitForLoadState();
  expect(await there.evaluate(() => opener)).toBeNull();
  await there.close();
  await button(page).click();
  await list(page).getByRole('link', { name: 'Release failed' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/develop');
  await expect.poll(() => list(page).count()).toBe(0);
  await expect.poll(() => description(page)).toBe(null);
  const notificationEvents = events.filter(({ type }) => type === 'backoffice-notification');
  expect(notificationEvents.map(({ detail }) => detail.id)).toEqual(['c', 'b', 'a']);
  const readEvents = events.filter(({ type }) => type === 'backoffice-notification-read');
  expect(readEvents.map(({ detail }) => detail.ids)).toEqual([['c'], ['b'], ['a']]);
});

test('keeps the read state while the page sets the same list with new items in front', async () => {
  const page = await openShell(office, { given: { notifications: THREE } });
  await button(page).click();
  await list(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => description(page)).toBe(null);
  await page.evaluate(
    (notifications) => {
      Object.assign(document.querySelector('backoffice-shell') as object, { notifications });
    },
    [{ id: 'new', title: 'Brand new' }, ...THREE],
  );
  await expect.poll(() => description(page)).toBe('1 unread');
  await item(page, 'Brand new').getByRole('button', { name: 'Mark as read' }).waitFor();
});

test('the focus stays in the list if the page removes the notification that has it', async () => {
  const page = await openShell(office, { given: { notifications: THREE } });
  await button(page).press('Enter');
  await list(page).getByRole('link', { name: 'Release failed' }).focus();
  await page.evaluate(
    (notifications) => {
      Object.assign(document.querySelector('backoffice-shell') as object, { notifications });
    },
    [{ id: 'new', title: 'Brand new' }],
  );
  await list(page).getByText('Brand new').waitFor();
  await expect.poll(() => isFocused(list(page))).toBe(true);
});

test('reads a JSON child too; the vertical bar shows the button only if a list is set', async () => {
  const json = `<script type="application/json" slot="notifications">${JSON.stringify(THREE)}</script>`;
  const markup = hostPage(`<backoffice-shell>${json}</backoffice-shell>${SCRIPT}`);
  const page = await office.host(markup, await signedIn(office, 'ada'));
  await button(page).waitFor();
  expect(await description(page)).toBe('3 unread');

  const bare = await openShell(office);
  await tool(bare, 'Search').waitFor();
  expect(await button(bare).count()).toBe(0);
  await bare.evaluate(() => {
    document.querySelector('backoffice-shell')?.setAttribute('layout', 'horizontal');
  });
  await button(bare).click();
  await list(bare).getByText('No notifications').waitFor();
  await bare.keyboard.press('Escape');
  await expect.poll(() => list(bare).count()).toBe(0);
  await bare.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as HTMLElement;
    shell.removeAttribute('layout');
    Object.assign(shell, { notifications: [] });
  });
  await button(bare).click();
  await list(bare).getByText('No notifications').waitFor();
  await button(bare).click();
  await expect.poll(() => list(bare).count()).toBe(0);
  await button(bare).click();
  await list(bare).waitFor();
  await pressOutside(bare, list(bare));
});

test('a long list stays within a small window under CSS zoom', async () => {
  const context = await signedIn(office, 'ada', { viewport: { width: 500, height: 400 } });
  const many = Array.from({ length: 40 }, (_, id) => ({ id: `${id}`, title: `Number ${id}` }));
  const page = await openShell(office, { context, given: { notifications: many } });
  await page.locator('backoffice-shell').evaluate((node: HTMLElement) => {
    node.style.zoom = '1.5';
  });
  await button(page).click();
  const fits = () =>
    list(page).evaluate((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    });
  await expect.poll(fits).toBe(true);
});

test('garbage, scripts, long titles and ten thousand items leave the bar usable', async () => {
  const many = Array.from({ length: 10_000 }, (_, id) => ({ id, title: `Number ${id}` }));
  const odd = [
    null,
    'x',
    {},
    { id: 'long', title: 'w'.repeat(500) },
    { id: 'long', title: 'Twice' },
    { title: 'Without id', time: 'never', link: 'javascript:window.pwned=1', icon: 'no-such-icon' },
  ];
  const page = await openShell(office, { given: { notifications: [...odd, ...many] } });
  await expect.poll(() => description(page)).toBe('10002 unread');
  const count = await page.getByText('99+', { exact: true }).boundingBox();
  const bell = await button(page).boundingBox();
  // Over the upper end of its button.
  expect(count).toMatchObject({ y: (bell?.y ?? 0) + 2 });
  expect((count?.x ?? 0) + (count?.width ?? 0)).toBe((bell?.x ?? 0) + (bell?.width ?? 0));
  await button(page).click();
  await list(page).waitFor();
  await expect
    .poll(() => list(page).getByRole('button', { name: 'Mark as read' }).count())
    .toBe(50);
  await expect
    .poll(() => list(page).evaluate((node) => node.scrollWidth - node.clientWidth))
    .toBe(0);
  await list(page).getByRole('button', { name: 'Without id' }).click();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  await list(page).getByRole('button', { name: 'Show more' }).click();
  await list(page).getByText('Number 80').waitFor();
  for (const garbage of ['soon', 7, { a: 1 }, null]) {
    await page.evaluate((notifications) => {
      Object.assign(document.querySelector('backoffice-shell') as object, { notifications });
    }, garbage);
    await expect.poll(() => button(page).count()).toBe(0);
    expect(await tool(page, 'User menu').isVisible()).toBe(true);
  }
});

test('after the last Show more the first new notification has the focus', async () => {
  const many = Array.from({ length: 60 }, (_, id) => ({ id, title: `Number ${id}` }));
  const page = await openShell(office, { given: { notifications: many } });
  await button(page).click();
  await list(page).getByRole('button', { name: 'Show more' }).press('Enter');
  await expect.poll(() => focusedName(page)).toMatch(/^Number 50/);
});
