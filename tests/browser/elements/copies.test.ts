import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { version } from '../../../package.json';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';

const DIST = new URL('../../../dist', import.meta.url).pathname;
const office = startOffice({ folders: { '/dist2/': DIST } });

/** Returns the warnings of a context, including later ones. */
function warningsOf(context: BrowserContext): string[] {
  const warnings: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

test('a second copy of the bundle on the page changes nothing', async () => {
  const context = await office.context();
  const warnings = warningsOf(context);
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>
      ${SCRIPT}<script src="/dist2/backoffice.js"></script>
      <script src="/dist2/backoffice.standalone.js"></script>`),
    context,
  );
  await signIn(page, 'ada');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(await page.locator('backoffice-shell .root').count()).toBe(1);
  expect(warnings).toEqual([]);
});

test('one warning names both versions of the bundle on the page, and the one that is used', async () => {
  const context = await office.context();
  const warnings = warningsOf(context);
  await context.route('**/dist2/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(version, '0.0.9') });
  });
  const pickers = ['date', 'time'].map(
    (kind) => `<backoffice-${kind}-picker></backoffice-${kind}-picker>`,
  );
  const page = await office.host(
    hostPage(`<backoffice-login></backoffice-login>${pickers.join('')}${SCRIPT}`),
    context,
  );
  await page.locator('backoffice-time-picker input').waitFor();
  await page.addScriptTag({ url: '/dist2/backoffice.js' });
  await page.evaluate("import('/dist2/account.js')");
  await page.evaluate("import('/dist2/pickers.js')");
  await expect
    .poll(() => warnings)
    .toEqual([
      `backoffice-elements: this page loads the versions ${version} and 0.0.9. The elements of ${version} are used, because it arrived first.`,
    ]);
});

test('the elements of another version under a suffix have the texts of their own first paint', async () => {
  const context = await office.context();
  await context.route('**/dist2/**', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replaceAll(version, '0.0.9').replaceAll(/(["'`])Sign in\1/g, '$1Log on$1');
    await route.fulfill({ response, body });
  });
  const page = await office.host(
    hostPage(
      '<backoffice-login></backoffice-login><script src="/dist2/backoffice.js" defer></script>',
    ),
    context,
  );
  await page.getByRole('heading', { name: 'Log on' }).waitFor();
  await page.evaluate(`import('/dist/define.js').then(({ defineBackofficeElements }) => {
    defineBackofficeElements({ suffix: 'v2' });
    document.body.append(document.createElement('backoffice-login-v2'));
  })`);
  const newer = page.locator('backoffice-login-v2');
  await newer.getByRole('heading', { name: 'Sign in' }).waitFor();
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
