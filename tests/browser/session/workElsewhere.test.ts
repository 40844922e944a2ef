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

/** The same form in an area without a draft, and a button that saves it. */
const FORM_WITHOUT_DRAFT = `{ site: { load: async () => ({ mount(container, area) {
  container.innerHTML = '<label>Name <input></label><button>Save</button>';
  container.oninput = () => area.setDirty(true);
  container.onclick = ({ target }) => target.localName === 'button' && area.setDirty(false);
} }) } }`;

/** Sends a request with the refused token. */
const probe = (page: Page) =>
  page.evaluate(async () => {
    await customElements.whenDefined('backoffice-shell');
    void document
      .querySelector('backoffice-shell')
      ?.request('/api/probe')
      .catch(() => {});
  });

/** Opens one tab with unsaved work, and another one of the same session. Their token is refused. */
async function openTabs() {
  office.expectProblem(/401/);
  const context = await office.context();
  const page = await openAreas(office, FORM_WITHOUT_DRAFT, { context });
  await page.getByLabel('Name').fill('Harbour');
  const other = await office.host(areaPage('{}'), context, '/host-page#/support');
  await userMenu(other).waitFor();
  return { page, other };
}

test('a 401 in another tab asks about the unsaved work of this one, and waits until it is saved', async () => {
  const { page, other } = await openTabs();
  await probe(other);
  await other.getByText('Your session has ended').waitFor();

  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your session has ended').waitFor();
});

test('the question about unsaved work closes when the user signs in again in another tab', async () => {
  const { page, other } = await openTabs();
  const record = await page.evaluate(() => localStorage.getItem('backoffice:currentUser'));
  await probe(page);
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.waitFor();
  await other.evaluate(
    (stored) => localStorage.setItem('backoffice:currentUser', stored ?? ''),
    record,
  );
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  await userMenu(page).waitFor();
});

test('logout() without a user keeps drafts and the page to open after the sign-in', async () => {
  office.expectProblem(/401/);
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').fill('Harbour');
  await probe(page);
  await page.getByText('Your session has ended').waitFor();
  await page.evaluate(async () => {
    await customElements.whenDefined('backoffice-shell');
    await document.querySelector('backoffice-shell')?.logout();
  });
  expect(await drafts(page)).toContain('Harbour');
  expect(new URL(page.url()).hash).toBe('#/account/login?returnUrl=%2Fsite');
});
