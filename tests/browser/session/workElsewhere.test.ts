import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { areaPage, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';
import { logOut, signInButton, userMenu } from '../../support/pageHelpers';

const office = startOffice();

const FORM = `{ site: { load: async () => ({ mount(container, area) {
  container.innerHTML = '<label>Name <input></label>';
  container.oninput = () => { area.setDirty(true); area.draft.set('name', 'Harbour'); };
} }) } }`;

/** Returns the stored drafts as one text. */
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith('backoffice:drafts'))
      .map((key) => sessionStorage.getItem(key))
      .join(),
  );

test('a logout in another tab removes the drafts of this one, a 401 there keeps them', async () => {
  office.expectProblem(/401/);
  const context = await office.context();
  const page = await openAreas(office, FORM, { context });
  await page.getByLabel('Name').fill('Harbour');
  const record = await page.evaluate(() => localStorage.getItem('backoffice:currentUser'));
  const other = await office.host(areaPage('{}'), context, '/host-page#/support');
  await userMenu(other).waitFor();

  await other.evaluate(async () => {
    await customElements.whenDefined('backoffice-shell');
    const shell = document.querySelector('backoffice-shell') as HTMLElement & {
      request(url: string): Promise<unknown>;
    };
    void shell.request('/api/probe').catch(() => {});
  });
  await signInButton(page).waitFor();
  await expect.poll(() => drafts(page)).toContain('Harbour');
  // Meanwhile the other tab reloads.
  await other.getByText('Your session has ended').waitFor();

  await other.evaluate((stored) => {
    localStorage.setItem('backoffice:currentUser', stored ?? '');
  }, record);
  await other.reload();
  await userMenu(page).waitFor();
  await logOut(other);
  await signInButton(page).waitFor();
  await expect.poll(() => drafts(page)).toBe('');
});

test('asks about unsaved work whichever element of the session logs out', async () => {
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').fill('Harbour');
  await page.evaluate(() => {
    document.body.prepend(document.createElement('backoffice-login'));
  });
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  const card = page.locator('backoffice-login');
  await card.getByRole('button', { name: 'Log out' }).click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  await card.getByRole('button', { name: 'Log out' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await card.getByRole('button', { name: 'Sign in' }).waitFor();
});
