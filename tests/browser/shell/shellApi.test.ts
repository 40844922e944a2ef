import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { recordEvents } from '../../support/events';
import { startOffice } from '../../support/office';
import { focusedName, hashOf, userMenu } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';
import { openShell, tool } from '../../support/topBar';

const office = startOffice();

/** The shell with its untyped members. */
type Shell = HTMLElement & Record<string, (...values: unknown[]) => unknown>;

const call = (page: Page, method: string, ...values: unknown[]) =>
  page.evaluate(
    ([name, list]) => {
      const shell = document.querySelector('backoffice-shell') as unknown as Shell;
      shell[name as string]?.(...(list as unknown[]));
    },
    [method, values] as const,
  );

test('the brand leads back to the dashboard, unless its slot has a link', async () => {
  const page = await openShell(office);
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  const home = page.getByRole('link', { name: 'Back Office, Dashboard' });
  expect(await home.getAttribute('href')).toBe('#/');
  await home.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await page.evaluate(() => {
    document
      .querySelector('backoffice-shell')
      ?.insertAdjacentHTML('beforeend', '<a slot="brand" href="#own">Own</a>');
  });
  await home.waitFor({ state: 'detached' });
  expect(await axe(page)).toEqual([]);
});

test('notify() and setBadge() work at any time, and ignore values of other types', async () => {
  const page = await openShell(office);
  await call(page, 'notify', { kind: 'success', text: 'Saved' });
  await page.getByText('Saved').waitFor();
  for (const value of [undefined, null, 7, {}, { text: {} }]) await call(page, 'notify', value);
  expect(await page.locator('.toast').count()).toBe(1);

  const entry = page.getByRole('navigation').getByRole('link', { name: 'Site' });
  const tile = page.getByRole('main').getByRole('link', { name: 'Site' });
  await call(page, 'setBadge', 'site', { variant: 'danger', text: '3' });
  await expect.poll(() => entry.innerText()).toContain('3');
  expect(await tile.innerText()).toContain('3');
  await entry.click();
  await page.getByRole('navigation').getByRole('link', { name: 'Support' }).click();
  expect(await entry.innerText()).toContain('3');
  for (const value of [null, 7, { text: '' }]) await call(page, 'setBadge', 'site', value);
  await expect.poll(() => entry.innerText()).toBe('Site');
});

test('userMenu adds entries between Profile and Log out that dispatch their event', async () => {
  const context = await signedIn(office, 'ada');
  const events = await recordEvents(context);
  const page = await openShell(office, { context });
  await page.evaluate(() => {
    const entries = [
      { id: 'help', label: 'Help', icon: 'life-buoy' },
      { id: 'site', label: 'My site', link: '/site' },
      { id: 'help', label: 'Twice' },
      { id: 'bad', label: 'Bad', link: 'javascript:window.pwned=1' },
      null,
    ];
    Object.assign(document.querySelector('backoffice-shell') as object, { userMenu: entries });
  });
  await userMenu(page).press('Enter');
  await expect
    .poll(() => page.getByRole('menuitem').allInnerTexts())
    .toEqual(['Profile', 'Help', 'My site', 'Bad', 'Log out']);
  expect(await axe(page)).toEqual([]);
  const chosen = () =>
    events.filter(({ type }) => type === 'backoffice-user-menu').map(({ detail }) => detail.id);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedName(page)).toBe('Help');
  await page.keyboard.press('Enter');
  await expect.poll(chosen).toEqual(['help']);
  expect(hashOf(page)).toBe('');

  await userMenu(page).press('Enter');
  for (const name of ['Profile', 'Help', 'My site']) {
    await expect.poll(() => focusedName(page)).toBe(name);
    if (name !== 'My site') await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/site');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Bad' }).click();
  await expect.poll(chosen).toEqual(['help', 'site', 'bad']);
  expect(await page.evaluate('window.pwned')).toBeUndefined();
});

test('commands and actions are in the palette; a command that throws is reported', async () => {
  const context = await signedIn(office, 'ada');
  const events = await recordEvents(context);
  const page = await openShell(office, { context });
  office.expectProblem(/Command failed/);
  await page.evaluate(() => {
    const commands = [
      {
        id: 'a',
        label: 'Create invoice',
        keywords: 'bill',
        run: () => document.body.append('created'),
      },
      { id: 'b', label: 'Break', run: () => Promise.reject(new Error('Command failed')) },
      { id: 'c', label: 'No function' },
    ];
    Object.assign(document.querySelector('backoffice-shell') as object, { commands });
  });
  const box = page.getByRole('combobox', { name: 'Search' });
  const group = (name: string) => page.getByRole('group', { name }).getByRole('option');
  await page.keyboard.press('/');
  await box.waitFor();
  await expect.poll(() => group('Commands').allInnerTexts()).toEqual(['Create invoice', 'Break']);
  expect(await group('Pages').first().innerText()).toBe('Dashboard');
  expect(await group('Actions').allInnerTexts()).toEqual(
    expect.arrayContaining(['Dark theme', 'Language: Deutsch', 'Settings', 'Log out']),
  );
  expect(await axe(page)).toEqual([]);
  await box.fill('bill');
  await page.keyboard.press('Enter');
  await page.getByText('created').waitFor();

  await page.keyboard.press('/');
  await box.fill('break');
  await page.keyboard.press('Enter');
  await expect.poll(() => events.filter(({ type }) => type === 'backoffice-error').length).toBe(1);

  await page.keyboard.press('/');
  await box.fill('dark th');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-theme=dark]').count()).toBe(1);
  await tool(page, 'Search').waitFor();
});

test('warns once about lists that are no array, duplicate ids, commands without a function and badges that are no object', async () => {
  const context = await signedIn(office, 'ada');
  const warnings: string[] = [];
  context.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()));
  const page = await openShell(office, { context });
  const set = (properties: object) =>
    page.evaluate(
      (given) => void Object.assign(document.querySelector('backoffice-shell') as object, given),
      properties,
    );
  await set({ userMenu: { id: 'help' }, commands: 'help' });
  await userMenu(page).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Search' }).waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const run = () => {};
    Object.assign(document.querySelector('backoffice-shell') as object, {
      userMenu: [1, 2, 2].map((id) => ({ id, label: `Help ${id}` })),
      commands: [
        { id: 'a', label: 'Create invoice', run },
        { id: 'a', label: 'Create bill', run },
        { id: 'b', label: 'Create nothing' },
      ],
    });
  });
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Help 2' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('create');
  await page.getByRole('option', { name: 'Create invoice' }).waitFor();
  for (const value of ['3', 3, undefined, { variant: 'info', text: '' }])
    await call(page, 'setBadge', 'site', value);
  expect(warnings.map((line) => line.replace('backoffice-elements: ', '')).sort()).toEqual([
    'a command needs { id, label, run }, with a function "run"; it is dropped.',
    'commands has entries with the same id; only the first is shown.',
    'commands must be an array; it is ignored.',
    'setBadge() needs { variant, text }, or undefined to remove the badge.',
    'userMenu has entries with the same id; only the first is shown.',
    'userMenu must be an array; it is ignored.',
  ]);
});
