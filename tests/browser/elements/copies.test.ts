import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';

const DIST = new URL('../../../dist', import.meta.url).pathname;
const office = startOffice({ folders: { '/dist2/': DIST } });

test('a second copy of the bundle on the page changes nothing', async () => {
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>
      ${SCRIPT}<script src="/dist2/backoffice.js"></script>
      <script src="/dist2/backoffice.standalone.js"></script>`),
  );
  await signIn(page, 'ada');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(await page.locator('backoffice-shell .root').count()).toBe(1);
});

test('two copies of the bundle share the session', async () => {
  const context = await office.context();
  // Each copy defines one of the elements: its modules for the other one never load.
  for (const file of ['/dist/shell.js', '/dist2/account.js']) {
    await context.route(`**${file}`, () => {});
  }
  const page = await office.host(
    hostPage(`<backoffice-login></backoffice-login><backoffice-shell></backoffice-shell>
      ${SCRIPT}<script src="/dist2/backoffice.js"></script>`),
    context,
  );
  const [login, shell] = [page.locator('backoffice-login'), page.locator('backoffice-shell')];
  await expect.poll(() => page.title()).toBe('Sign in · Back Office');
  await login.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await login.getByLabel('Password', { exact: true }).fill('northgate-ada');
  await login.getByRole('button', { name: 'Sign in' }).click();
  await shell.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();

  await shell.getByRole('button', { name: 'User menu' }).click();
  await shell.getByRole('menuitem', { name: 'Log out' }).click();
  await login.getByRole('textbox', { name: 'User ID' }).waitFor();
});
