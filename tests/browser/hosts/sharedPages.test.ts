import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Host, hostJourney } from '../../support/hostJourney';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';

const allowOrigins: string[] = [];
const office = startOffice({ allowOrigins });
/** The same server under its other name: to the browser, another origin. */
const elsewhere = () => office.server.url.replace('127.0.0.1', 'localhost');
beforeAll(() => void allowOrigins.push(elsewhere()));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const onlyShell = (page: Page) => page.locator('backoffice-shell');

/** Pages where the shell is not alone: with routers, other elements, other copies, other origins. */
const HOSTS: Record<string, () => Host> = {
  'a hash router of its own': () => ({
    page: 'hash-router.html',
    full: true,
    routing: 'memory',
    async midway(page) {
      expect(new URL(page.url()).hash).toBe('');
      await page.getByRole('link', { name: 'Team' }).click();
      await expect.poll(() => page.locator('#view').innerText()).toBe('View #/team');
    },
    after: async (page) => expect(new URL(page.url()).hash).toBe('#/team'),
  }),
  'a router with the history API': () => ({
    page: 'history-router.html',
    async midway(page) {
      await page.getByRole('link', { name: 'Team' }).click();
      expect(await page.evaluate(() => history.state)).toEqual({ page: 'team' });
    },
    async after(page) {
      const { search, hash } = new URL(page.url());
      expect([search, hash]).toEqual(['?page=team', '#/account/login']);
      expect(await page.evaluate(() => history.state)).toEqual({ page: 'team' });
    },
  }),
  'two shells': () => ({ page: 'two-shells.html', shell: (page) => page.locator('#first') }),
  'two versions of the bundle': () => ({ page: 'two-versions.html', shell: onlyShell }),
  'sign-in beside the shell': () => ({
    page: 'login-and-shell.html',
    shell: onlyShell,
    signInAt: (page) => page.locator('backoffice-login'),
  }),
  'a script that inserts, moves and removes the shell': () => ({
    page: 'by-script.html',
    before: (page) => button(page, 'Insert').click(),
    midway: (page) => button(page, 'Move').click(),
    async after(page) {
      await button(page, 'Remove').click();
      await expect.poll(() => page.title()).toMatch(/^Inserted, moved and removed/);
    },
  }),
  'bundle and server on another origin': () => ({
    page: `${elsewhere()}/hosts/cross-origin.html`,
  }),
};

for (const [name, host] of Object.entries(HOSTS)) {
  test(`on a page with ${name}, staff sign in and work`, () => hostJourney(office, host()));
}

test('two shells with different hash prefixes do not affect the URL of each other', async () => {
  const tags = `<backoffice-shell no-autofocus></backoffice-shell>
    <backoffice-shell no-autofocus hash-prefix="!bo"></backoffice-shell>`;
  const page = await office.host(hostPage(tags + SCRIPT), undefined, '/host-page#!bo/site');
  const first = page.locator('backoffice-shell').first();
  const second = page.locator('backoffice-shell').last();
  const at = (shell: Locator) =>
    shell.locator('[part~="menu-item"][aria-current="page"]').allInnerTexts();
  await second.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await second.getByLabel('Password', { exact: true }).fill('northgate-ada');
  await page.keyboard.press('Enter');
  await expect.poll(() => at(second)).toEqual(['Site']);
  await first.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#!bo/site');

  await first.getByRole('navigation').getByRole('link', { name: 'Support' }).click();
  await expect.poll(() => at(first)).toEqual(['Support']);
  expect(new URL(page.url()).hash).toBe('#/support');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).hash).toBe('#!bo/site');
  expect([await at(first), await at(second)]).toEqual([['Support'], ['Site']]);
});
