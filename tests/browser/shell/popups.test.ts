import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdRequests } from '../../support/holdRequests';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';
import { openShell, tool } from '../../support/topBar';

const office = startOffice();

const NOTIFICATIONS = [{ id: 1, title: 'Release failed', time: 0, link: '/develop' }];

async function openPage(): Promise<Page> {
  const context = await signedIn(office, 'ada');
  const page = await openShell(office, { context, given: { notifications: NOTIFICATIONS } });
  await page.evaluate(() => {
    const keys: string[] = [];
    Object.assign(window, { keys });
    for (const type of ['keydown', 'keyup']) {
      document.addEventListener(type, (event) =>
        keys.push(`${type} ${(event as KeyboardEvent).key}`),
      );
    }
  });
  return page;
}

const keysOf = (page: Page) => page.evaluate('keys');

test('the page does not see the keys that an open menu handles, and sees all others', async () => {
  const page = await openPage();
  await tool(page, 'Language').click();
  await page.getByRole('menu').waitFor();
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End', 'd', 'F2', 'Control+b', 'Escape']) {
    await page.keyboard.press(key);
  }
  await page.getByRole('menu').waitFor({ state: 'detached' });
  const unhandled = ['F2', 'Control', 'b'];
  expect(new Set((await keysOf(page)) as string[])).toEqual(
    new Set(unhandled.flatMap((key) => [`keydown ${key}`, `keyup ${key}`])),
  );
});

test('the page does not see the keys that an open popover handles, and sees all others', async () => {
  const page = await openPage();
  await tool(page, 'Notifications').click();
  await page.getByRole('dialog').waitFor();
  for (const key of ['x', 'Escape']) await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await keysOf(page)).toEqual(['keydown x', 'keyup x']);
});

test('an open menu adds nothing to the body of the page', async () => {
  const page = await openPage();
  const children = () => page.evaluate(() => document.body.children.length);
  await page.addStyleTag({ content: 'body > * + * { margin-top: 24px }' });
  const before = await children();
  const top = () =>
    page.locator('backoffice-shell').evaluate((node) => node.getBoundingClientRect().top);
  const topBefore = await top();
  await tool(page, 'Language').click();
  await page.getByRole('menu').waitFor();
  expect(await children()).toBe(before);
  expect(await top()).toBe(topBefore);
});

test('Escape while a popup is loading keeps it closed', async () => {
  const page = await openPage();
  await tool(page, 'Notifications').waitFor();
  const release = await holdRequests(page, '**/dist/chunks/*.js');
  const requested = page.waitForRequest('**/dist/chunks/*.js');
  await tool(page, 'Notifications').focus();
  await page.keyboard.press('Enter');
  await requested;
  await page.keyboard.press('Escape');
  const loaded = page.waitForEvent('requestfinished');
  release();
  await loaded;
  await expect.poll(() => tool(page, 'Notifications').getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
});

for (const place of ['of the page', 'of an area']) {
  test(`a click into a field ${place} closes an open menu and leaves the focus there`, async () => {
    const page = await openPage();
    await page.evaluate(() => {
      const field = (label: string) => `<label>${label} <input></label>`;
      document.body.insertAdjacentHTML('afterbegin', field('of the page'));
      const shell = document.querySelector('backoffice-shell') as Element;
      shell.insertAdjacentHTML('beforeend', `<p slot="dashboard">${field('of an area')}</p>`);
    });
    await tool(page, 'Language').click();
    await page.getByRole('menu').waitFor();
    const field = page.getByRole('textbox', { name: place });
    await field.click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await page.keyboard.type('note');
    expect(await field.inputValue()).toBe('note');
  });
}

test('a user menu that is taller than the window scrolls to "Log out"', async () => {
  const userMenu = Array.from({ length: 30 }, (_, index) => ({
    id: `${index}`,
    label: `Entry ${index}`,
  }));
  const page = await openShell(office, { given: { userMenu } });
  await page.setViewportSize({ width: 1000, height: 500 });
  await tool(page, 'User menu').press('Enter');
  const logOut = page.getByRole('menuitem', { name: 'Log out' });
  await logOut.waitFor();
  await page.keyboard.press('End');
  await expect.poll(async () => ((await logOut.boundingBox())?.y ?? 999) < 480).toBe(true);
});
