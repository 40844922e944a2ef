import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { signInHydrated } from '../../support/handover';
import { holdRequests } from '../../support/holdRequests';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { isFocused, signInButton } from '../../support/pageHelpers';

const office = startOffice();

const LOGIN = hostPage(`<backoffice-login></backoffice-login>${SCRIPT}`);

test('a slow sign-in shows its progress without moving anything', async () => {
  const context = await office.context();
  const page = await office.host(LOGIN, context);
  await signInHydrated(page);
  await page.clock.install();
  const release = await holdRequests(page, '**/api/account/login');
  const userId = page.getByRole('textbox', { name: 'User ID' });
  await userId.fill('ada');
  await page.getByRole('textbox', { name: 'Password' }).fill('northgate-ada');
  const form = page.locator('backoffice-login form');
  const before = await form.boundingBox();

  await signInButton(page).click();
  await expect.poll(() => form.getAttribute('aria-busy')).toBe('true');
  await page.clock.runFor(300);
  await page.getByText('One moment…').waitFor();
  await page.locator('.spinner').waitFor();
  expect(await signInButton(page).getAttribute('aria-disabled')).toBe('true');
  const opacity = () => signInButton(page).evaluate((node) => getComputedStyle(node).opacity);
  expect(await opacity()).toBe('1');
  await page.clock.runFor(5000);
  await page.getByText('This is taking longer than usual.').waitFor();
  expect(await form.boundingBox()).toEqual(before);
  // Another sign-in may overtake this one.
  expect(await userId.isEditable()).toBe(true);
  expect(await axe(page)).toEqual([]);

  release();
  await page.getByText('You are signed in as Ada Okafor.').waitFor();
});

test('after a sign-in the name of the user has the focus, unless the page has it', async () => {
  const page = await office.host(LOGIN);
  await signIn(page, 'ada');
  const name = page.getByText('You are signed in as Ada Okafor.');
  await name.waitFor();
  await expect.poll(() => isFocused(name)).toBe(true);
  // A restored session is no sign-in.
  await page.reload();
  await name.waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('sign-in shows a note while the browser is offline', async () => {
  office.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const context = await office.context();
  const page = await office.host(LOGIN, context);
  await signInButton(page).waitFor();
  const status = page.getByText('You are offline.');
  await signInHydrated(page);
  await page.getByRole('textbox', { name: 'User ID' }).fill('ada');
  // Typing loads the status.
  await page.locator('form [aria-live]').waitFor({ state: 'attached' });
  const form = page.locator('backoffice-login form');
  const before = await form.boundingBox();
  await context.setOffline(true);
  await status.waitFor();
  expect(await form.boundingBox()).toEqual(before);
  await context.setOffline(false);
  await status.waitFor({ state: 'detached' });
});

test('the button of the form has a border in forced colors, which take its color', async () => {
  const context = await office.context({ forcedColors: 'active' });
  const page = await office.host(LOGIN, context);
  await signInHydrated(page);
  const border = () =>
    signInButton(page).evaluate((node) => getComputedStyle(node).borderBlockStartWidth);
  expect(await border()).toBe('1px');
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await border()).toBe('0px');
});
