import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signInButton, userMenu } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

const shell = (id: string) =>
  `<div id="around-${id}"><backoffice-shell id="${id}" routing="memory" style="height: 50vh"></backoffice-shell></div>`;

const AREAS = `<script>document.querySelector('#editor').areas = { site: { load: async () => ({
  mount(container, area) {
    container.innerHTML = '<label>Name <input></label>';
    container.oninput = () => area.setDirty(true);
  },
}) } };</script>`;

/** Returns the question in a shell. */
const question = (page: Page, id: string) =>
  page.locator(`#${id}`).getByRole('dialog', { name: 'Leave without saving?' });

/** Hides or shows a shell, as the tabs of a portal do. */
const show = (page: Page, id: string, shown: boolean) =>
  page.evaluate(
    ([name, display]) => {
      (document.getElementById(`around-${name}`) as HTMLElement).style.display = display as string;
    },
    [id, shown ? '' : 'none'],
  );

/** Logs out in the shell without unsaved work. */
async function logOut(page: Page) {
  await page.locator('#other').getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

/** Opens two shells of a session. One of them has unsaved work and is hidden. */
async function openWithHiddenWork() {
  const page = await office.host(
    hostPage(`${shell('other')}${shell('editor')}${AREAS}${SCRIPT}`),
    await signedIn(office, 'ada'),
  );
  await expect.poll(() => userMenu(page).count()).toBe(2);
  await page.locator('#editor').getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await page.getByLabel('Name').fill('Harbour');
  await show(page, 'editor', false);
  return page;
}

test('the visible shell asks about the unsaved work of a hidden one before it logs out', async () => {
  const page = await openWithHiddenWork();
  await logOut(page);
  await question(page, 'other').getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => question(page, 'other').count()).toBe(0);
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  await logOut(page);
  await question(page, 'other').getByRole('button', { name: 'Leave' }).click();
  await signInButton(page).first().waitFor();
});

test('after a 401 too: the page reloads once the user leaves', async () => {
  office.expectProblem(/401/);
  const page = await openWithHiddenWork();
  await office.server.db.deleteFrom('tokens').execute();
  await page.evaluate("document.querySelector('#other').request('/api/probe').catch(() => {})");
  await question(page, 'other').getByRole('button', { name: 'Leave' }).click();
  await page.getByText('Your session has ended').first().waitFor();
});

test('the question moves to the shell that the user can see, and closes with the shell of the work', async () => {
  const page = await openWithHiddenWork();
  await show(page, 'editor', true);
  await logOut(page);
  await question(page, 'editor').waitFor();
  await show(page, 'editor', false);
  await question(page, 'other').waitFor();
  expect(await page.getByRole('dialog', { includeHidden: true }).count()).toBe(1);
  await show(page, 'editor', true);
  await show(page, 'other', false);
  await question(page, 'editor').waitFor();
  await show(page, 'editor', false);
  await show(page, 'other', true);
  await question(page, 'other').waitFor();

  await page.evaluate(() => document.getElementById('editor')?.remove());
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await logOut(page);
  await signInButton(page).first().waitFor();
});

test("another shell's answer leaves the unsaved work of the visible shell alone", async () => {
  const page = await openWithHiddenWork();
  await page.evaluate(() => {
    const { areas } = document.querySelector('#editor') as HTMLElement & { areas: object };
    Object.assign(document.querySelector('#other') as object, { areas });
  });
  await page.locator('#other').getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  const own = page.locator('#other').getByLabel('Name');
  await own.fill('Quay');
  await logOut(page);
  // One question for each shell with unsaved work.
  await question(page, 'other').getByRole('button', { name: 'Leave' }).click();
  await question(page, 'other').getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => question(page, 'other').count()).toBe(0);
  await page
    .locator('#other')
    .getByRole('navigation')
    .getByRole('link', { name: 'Support' })
    .click();
  await question(page, 'other').getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => own.count()).toBe(0);
});

test('the browser asks about the work of a hidden shell if no other shell can', async () => {
  const page = await office.host(
    hostPage(`<backoffice-login></backoffice-login>${shell('editor')}${AREAS}${SCRIPT}`),
    await signedIn(office, 'ada'),
  );
  await page.locator('#editor').getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await page.getByLabel('Name').fill('Harbour');
  await show(page, 'editor', false);
  const questions: string[] = [];
  let answer: 'accept' | 'dismiss' = 'dismiss';
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await dialog[answer]();
  });
  const logOutOfCard = page.locator('backoffice-login').getByRole('button', { name: 'Log out' });
  await logOutOfCard.click();
  await expect.poll(() => questions).toEqual(['Leave without saving?\nYour changes will be lost.']);
  await logOutOfCard.waitFor();
  answer = 'accept';
  await logOutOfCard.click();
  await page.locator('backoffice-login').getByRole('button', { name: 'Sign in' }).waitFor();
  expect(questions).toHaveLength(2);
});
