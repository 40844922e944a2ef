import { expect, test } from 'vitest';
import { startExample } from '../support/examples/example';
import { expectGerman } from '../support/examples/journey';
import { startBrowser } from '../support/examples/watchedPage';
import { signIn } from '../support/office';
import { alertText, logOut, signInButton, userMenu } from '../support/pageHelpers';

const example = startExample('login-only-express');
const open = startBrowser(example);

test('login-only Express server: staff sign in, open the office, reload and log out', async () => {
  const { page, problems } = await open();
  await signIn(page, 'ada', 'wrong');
  await expect.poll(() => alertText(page)).toBe('Incorrect user id or password.');
  await signIn(page, 'ada');
  await page.waitForURL('**/office');
  await userMenu(page).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Workspace' }).first().click();
  await page.getByText('Order 1002').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Orders of Ada Okafor' }).waitFor();
  await logOut(page);
  await signInButton(page).waitFor();
  expect(await page.getByText('Forgot password?').count()).toBe(0);
  await expectGerman({ page });
  expect(await problems()).toEqual([]);
});
