import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { enter, hashOf, signInButton } from '../../support/pageHelpers';

const office = startOffice();

const SCREENS = [
  ['/404', 'Sorry, page not found'],
  ['/pages/404', 'Sorry, page not found'],
  ['/no/such/page?x=1', 'Sorry, page not found'],
  ['/workspaces', 'Sorry, page not found'],
  ['/constructor', 'Sorry, page not found'],
  ['/500', 'Internal Server Error'],
  ['/pages/500', 'Internal Server Error'],
] as const;

for (const [path, words] of SCREENS) {
  test(`${path} shows "${words}" with a link to the root, also for signed-out visitors`, async () => {
    const page = await office.open(`/#${path}`);
    await page.getByRole('heading', { level: 1, name: words }).waitFor();
    expect(hashOf(page)).toBe(`#${path}`);
    await page.getByRole('link', { name: 'Back to Dashboard' }).press('Enter');
    await signInButton(page).waitFor();
    expect(hashOf(page)).toBe('#/account/login');
  });
}

test('the error screens keep the frame for signed-in users and link to the dashboard', async () => {
  const page = await enter(office, 'ben');
  for (const [path, words] of SCREENS) {
    await page.goto(`${office.server.url}/#${path}`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: words }).waitFor();
    expect(hashOf(page)).toBe(`#${path}`);
    expect(await page.getByRole('navigation', { name: 'Main menu' }).isVisible()).toBe(true);
    await main.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
    expect(hashOf(page)).toBe('#/');
  }
});

test('Back to Dashboard opens the dashboard without a reload of the page', async () => {
  const page = await enter(office, 'ben');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.goto(`${office.server.url}/#/404`);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
