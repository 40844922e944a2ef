import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInLooks } from '../../support/axe';
import { evaluateOnShell } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { signInButton, userMenu } from '../../support/pageHelpers';
import { codeField } from '../../support/passwordReset';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/** The viewport makes the widths of the looks those of phones. */
const shell = (attributes = '') =>
  hostPage(`<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>
<backoffice-shell ${attributes}>
  <form slot="site"><label>Site name <input></label></form>
</backoffice-shell>${SCRIPT}`);

/** Opens the page of an area for a signed-in user. */
async function atWork(attributes?: string): Promise<Page> {
  const page = await office.host(shell(attributes), await signedIn(office, 'ada'));
  await userMenu(page).waitFor();
  await evaluateOnShell(page, `shell.navigate('/site')`);
  await page.getByRole('textbox', { name: 'Site name' }).waitFor();
  return page;
}

/** Waits for an element, and expects no violations while it is shown. */
async function passes(shown: Locator) {
  await shown.waitFor();
  expect(await axeInLooks(shown)).toEqual([]);
}

test('axe finds no violations in the sign-in over the page, in every look', async () => {
  office.expectProblem(/the server responded with a status of 401/);
  const page = await atWork('session-expired="dialog"');
  await office.server.db.deleteFrom('tokens').execute();
  await evaluateOnShell(page, `void shell.request('/api/probe').catch(() => {})`);
  await passes(page.getByRole('dialog', { name: 'Your session has ended' }));
  await page.getByLabel('Password', { exact: true }).fill('not-her-password');
  await page.keyboard.press('Enter');
  await passes(page.getByText('Incorrect user ID or password.'));
});

test('axe finds no violations in the countdown of an idle user, in every look', async () => {
  const page = await (await signedIn(office, 'ada')).newPage();
  await page.clock.install();
  office.addPage('/idle', shell('idle-timeout="5"'));
  await page.goto(`${office.server.url}/idle`);
  // Loads the watch.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('backoffice:activity')))
    .not.toBe(null);
  await page.clock.fastForward('04:20');
  await passes(page.getByRole('button', { name: 'Stay signed in' }));
});

test('axe finds no violations in the bar that says offline, in every look', async () => {
  // Some parts of a narrow shell load when it becomes narrow.
  office.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const page = await atWork();
  await page.getByRole('status').first().waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await passes(page.getByRole('status').filter({ hasText: 'You are offline' }));
});

test('axe finds no violations in the question before leaving, in every look', async () => {
  const page = await atWork();
  await evaluateOnShell(
    page,
    `(shell.areas = { develop: { load: async () => ({ mount(place, area) {
      place.append('Work');
      area.setDirty(true);
    } }) } })`,
  );
  await evaluateOnShell(page, `shell.navigate('/develop')`);
  await page.getByText('Work', { exact: true }).waitFor();
  await evaluateOnShell(page, `void shell.navigate('/site')`);
  await passes(page.getByRole('dialog', { name: 'Leave without saving?' }));
});

test('axe finds no violations in the second step of a sign-in, in every look', async () => {
  const page = await office.host(shell());
  await signInButton(page).waitFor();
  await signIn(page, 'dana', 'northgate-dana');
  await passes(codeField(page));
  await page.keyboard.press('Enter');
  await expect.poll(() => codeField(page).getAttribute('aria-invalid')).toBe('true');
  await passes(codeField(page));
});

test('axe finds no violations in the list of keyboard shortcuts, in every look', async () => {
  const page = await atWork();
  await page.keyboard.press('?');
  await passes(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
});
