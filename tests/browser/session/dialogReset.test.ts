import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { evaluateOnShell } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { callsTo, userMenu } from '../../support/pageHelpers';
import { codeField } from '../../support/passwordReset';

const office = startOffice();

beforeEach(() => office.expectProblem(/the server responded with a status of 401/));

const SHELL = hostPage(
  `<backoffice-shell session-expired="dialog"><p slot="site">Sites</p></backoffice-shell>${SCRIPT}`,
);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

test('a password can be reset in the dialog at a server that refuses the expired token everywhere', async () => {
  const page = await office.host(SHELL, await office.context());
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await office.server.db.deleteFrom('tokens').execute();
  // As some frameworks do it, even on paths that are open to everyone.
  await page.route('**/api/account/resetpwd', (route) =>
    route.request().headers().authorization ? route.fulfill({ status: 401 }) : route.continue(),
  );
  await evaluateOnShell(page, `void shell.request('/api/probe').catch(() => {})`);
  await dialog(page).waitFor();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await page.getByRole('button', { name: 'Send' }).click();
  await codeField(page).waitFor();
  const calls = callsTo(office, '/api/account/resetpwd');
  expect(calls.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});
