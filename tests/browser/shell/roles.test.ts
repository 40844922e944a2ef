import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMenuPage } from '../../support/menuPage';
import { startOffice } from '../../support/office';
import { enter, storedRecord, userMenu } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

const ORDINARY = ['Workspace', 'Site', 'Application', 'Develop', 'App Publish', 'Support'];
const ADMINISTRATOR = ORDINARY.toSpliced(5, 0, 'Admin');

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
const tiles = (page: Page) => page.getByRole('main').getByRole('link');

test('role ADMIN sees the menu that includes the admin entry, placed before support', async () => {
  const page = await enter(office, 'ada');
  expect(await menu(page).allInnerTexts()).toEqual(ADMINISTRATOR);
  const { page: own } = await openMenuPage(office, undefined);
  await own.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(await tiles(own).allInnerTexts()).toEqual(ADMINISTRATOR);
});

test('every other role sees the menu without the admin entry', async () => {
  const page = await enter(office, 'ben');
  expect(await menu(page).allInnerTexts()).toEqual(ORDINARY);
  const { page: own } = await openMenuPage(office, undefined, { userId: 'ben' });
  await own.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
  expect(await tiles(own).allInnerTexts()).toEqual(ORDINARY);
});

test('an administrator opens the admin area', async () => {
  const page = await enter(office, 'ada', '/#/admin');
  await page.getByRole('heading', { name: 'Staff and roles' }).waitFor();
  expect(await menu(page).and(page.locator('[aria-current="page"]')).textContent()).toBe('Admin');
});

for (const path of ['/admin', '/admin/', '/admin/users?page=2']) {
  test(`${path} shows a non-administrator the 404 screen and nothing of the area`, async () => {
    const page = await enter(office, 'ben', `/#${path}`);
    await page.getByRole('heading', { name: 'Sorry, page not found' }).waitFor();
    await expectAdminHidden(page);
  });
}

test('compares the role exactly with ADMIN', async () => {
  const page = await enter(office, 'ben', '/#/site');
  const record = JSON.parse((await storedRecord(page)) ?? '');
  for (const Role of ['admin', ' ADMIN', 'ADMINISTRATOR', ['ADMIN'], true]) {
    await page.evaluate(
      (text) => localStorage.setItem('backoffice:currentUser', text),
      JSON.stringify({ ...record, Role }),
    );
    await page.reload();
    await userMenu(page).waitFor();
    await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
    expect(await menu(page).allInnerTexts()).toEqual(ORDINARY);
  }
});

test('never shows the content of the admin slot to a non-administrator', async () => {
  const page = await office.host(
    `<!doctype html><title>Host</title><script src="/dist/backoffice.js" defer></script>
    <backoffice-shell><p slot="admin">For administrators</p></backoffice-shell>`,
    await signedIn(office, 'ben'),
    '/host-page#/admin',
  );
  await page.getByRole('heading', { name: 'Sorry, page not found' }).waitFor();
  const content = page.getByText('For administrators');
  expect(await content.isVisible()).toBe(false);
  expect(await content.evaluate((element) => element.assignedSlot)).toBeNull();
});

test('the admin area closes when the user signs in without the administrator role in another tab', async () => {
  const page = await enter(office, 'ada', '/#/admin');
  await page.getByRole('heading', { name: 'Staff and roles' }).waitFor();
  const other = await office.open('/news.html', page.context());
  await other.evaluate(() =>
    localStorage.setItem('backoffice:currentUser', '{"token":"t","Role":"EDITOR","UserId":"ada"}'),
  );
  await page.getByRole('heading', { name: 'Sorry, page not found' }).waitFor();
  await expectAdminHidden(page);
});

/** Neither mounted nor requested from the server. */
async function expectAdminHidden(page: Page) {
  expect(await page.locator('backoffice-shell > [data-backoffice-area="admin"]').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
}
