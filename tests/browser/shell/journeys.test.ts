import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import {
  enter,
  hashOf,
  isFocused,
  logOut,
  signInButton,
  stored,
  storedRecord,
  userMenu,
} from '../../support/pageHelpers';
import { ticketsHeading } from '../../support/world';

const office = startOffice();

test('the user menu opens the profile, which shows the user and no token', async () => {
  const page = await enter(office, 'ada');
  await userMenu(page).focus();
  await page.keyboard.press('ArrowDown');
  const profile = page.getByRole('menuitem', { name: 'Profile' });
  await profile.waitFor();
  await expect.poll(() => isFocused(profile)).toBe(true);
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: 'Ada Okafor', exact: true }).waitFor();
  expect(hashOf(page)).toBe('#/profile');
  await main.getByText('Technical details').click();
  const terms = await main.getByRole('term').allInnerTexts();
  expect(terms).toEqual(expect.arrayContaining(['Name', 'User ID', 'Role', 'Language']));
  const clientId = await stored(page, 'backoffice:clientId');
  const values = await main.getByRole('definition').allInnerTexts();
  for (const value of ['Ada Okafor', 'ada', 'Administrator', 'English', clientId ?? 'none']) {
    expect(values.some((text) => text.startsWith(value))).toBe(true);
  }
  const { token } = JSON.parse((await storedRecord(page)) ?? '');
  expect(token).toMatch(/^[\w-]{40,}$/);
  expect(await main.textContent()).not.toContain(token);
});

test('the profile link of the user menu works by click and opens in a new tab by Ctrl+click', async () => {
  const page = await enter(office, 'ben');
  await userMenu(page).click();
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('menuitem', { name: 'Profile' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await other.getByRole('heading', { name: 'Ben Lindqvist', exact: true }).waitFor();
  expect(hashOf(page)).toBe('#/');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('heading', { name: 'Ben Lindqvist', exact: true }).waitFor();
  expect(hashOf(page)).toBe('#/profile');
});

test('a missing avatar shows a default image', async () => {
  const ada = await enter(office, 'ada');
  const picture = userMenu(ada).locator('img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0);
  expect(await picture.getAttribute('src')).toBe(`${office.server.url}/northgate/avatars/ada.svg`);

  const chen = await enter(office, 'chen');
  await chen.getByRole('heading', { name: 'Welcome, Chen' }).waitFor();
  expect(await userMenu(chen).locator('img').count()).toBe(0);
  expect(await userMenu(chen).locator('svg').isVisible()).toBe(true);
});

test('the title of the page names the area and the brand', async () => {
  // The demo has no site 7.
  office.expectProblem(/404/);
  const page = await office.open('/');
  await signInButton(page).waitFor();
  await expect.poll(() => page.title()).toBe('Sign in · Northgate Back Office');
  await signIn(page, 'ada');
  await expect.poll(() => page.title()).toBe('Dashboard · Northgate Back Office');
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('App Publish').click();
  await expect.poll(() => page.title()).toBe('App Publish · Northgate Back Office');
  await page.goto(`${office.server.url}/#/site/7`);
  await page.getByRole('heading', { name: 'Site not found' }).waitFor();
  await expect.poll(() => page.title()).toBe('Site · Northgate Back Office');
  await page.goto(`${office.server.url}/#/profile`);
  await expect.poll(() => page.title()).toBe('Profile · Northgate Back Office');
  await page.goto(`${office.server.url}/#/no/such/page`);
  await expect.poll(() => page.title()).toBe('Sorry, page not found · Northgate Back Office');
  await page.goto(`${office.server.url}/#/500`);
  await expect.poll(() => page.title()).toBe('Internal Server Error · Northgate Back Office');
  await logOut(page);
  await expect.poll(() => page.title()).toBe('Sign in · Northgate Back Office');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect.poll(() => page.title()).toBe('Reset password · Northgate Back Office');
});

test('the brand defaults to Back Office', async () => {
  const page = await office.host(
    '<title>Host</title><backoffice-shell></backoffice-shell><script src="/dist/backoffice.js"></script>',
  );
  await signInButton(page).waitFor();
  await expect.poll(() => page.title()).toBe('Sign in · Back Office');
  await page.getByText('Back Office', { exact: true }).waitFor();
});

test('Back and Forward move through the visited pages', async () => {
  const page = await enter(office, 'ada');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Workspace' }).click();
  await page.getByRole('heading', { name: 'Today at a glance' }).waitFor();
  await menu.getByRole('link', { name: 'Support' }).click();
  await ticketsHeading(page).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Today at a glance' }).waitFor();
  expect(hashOf(page)).toBe('#/workspace');
  await page.goBack();
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await page.goForward();
  await page.goForward();
  await ticketsHeading(page).waitFor();
  expect(await menu.locator('[aria-current="page"]').allInnerTexts()).toEqual(['Support']);
});

test('Back does not return to sign-in after signing in', async () => {
  const page = await office.open('/news.html');
  await page.goto(`${office.server.url}/#/site`);
  await signIn(page, 'ada');
  await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/news.html');
  await page.goForward();
  await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  expect(hashOf(page)).toBe('#/site');
});

test('a click on a menu entry never reloads the page', async () => {
  const page = await enter(office, 'ben');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Site', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('shows a message in an area without content', async () => {
  const page = await office.host(
    hostPage(`<backoffice-shell><p slot="site">Hosted sites</p></backoffice-shell>${SCRIPT}`),
    undefined,
    '/host-page#/develop',
  );
  await signIn(page, 'ben');
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  await page.getByText('The Develop area has not been set up.').waitFor();
  expect(await page.getByText('Hosted sites').isVisible()).toBe(false);
});
