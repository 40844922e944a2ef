import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { PASSWORDS, startOffice } from '../../support/office';
import { userMenu } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

beforeEach(() => office.expectProblem(/the server responded with a status of 401/));

const shell = (id: string) =>
  `<div id="around-${id}"><backoffice-shell id="${id}" routing="memory" session-expired="dialog"
    style="height: 50vh"></backoffice-shell></div>`;

/** The open sign-in dialog of a shell. */
const dialog = (page: Page, id: string) =>
  page.locator(`#${id}`).getByRole('dialog', { name: 'Your session has ended' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

/** Opens a page with two shells of one session, which has ended on the server. */
async function openTwo() {
  const context = await signedIn(office, 'ada');
  const page = await office.host(hostPage(`${shell('first')}${shell('second')}${SCRIPT}`), context);
  await expect.poll(() => userMenu(page).count()).toBe(2);
  await page.evaluate("customElements.whenDefined('backoffice-shell').then(() => {})");
  await expect.poll(() => page.locator('[part=footer]').count()).toBe(2);
  await office.server.db.deleteFrom('tokens').execute();
  return page;
}

/** Starts a request on a shell; `ends(page)` returns the results by shell. */
const call = (page: Page, id: string) =>
  page.evaluate((name) => {
    const page = window as { ended?: object };
    const ended = page.ended ?? {};
    page.ended = ended;
    const element = document.getElementById(name) as unknown as {
      request(url: string): Promise<{ Code: number }>;
    };
    element.request('/api/probe').then(
      ({ Code }) => Object.assign(ended, { [name]: Code }),
      ({ status }) => Object.assign(ended, { [name]: `status ${status}` }),
    );
  }, id);
const ends = (page: Page) => page.evaluate(() => (window as { ended?: object }).ended);

async function signInAgain(page: Page) {
  await password(page).fill(PASSWORDS.ada);
  await page.keyboard.press('Enter');
}

test('two shells show one dialog, and one sign-in answers the requests of both', async () => {
  const page = await openTwo();
  await call(page, 'first');
  await call(page, 'second');
  await dialog(page, 'first').or(dialog(page, 'second')).waitFor();
  await signInAgain(page);
  await expect.poll(() => ends(page)).toEqual({ first: 0, second: 0 });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.locator('#first').getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await page.locator('#second').getByRole('navigation').getByRole('link', { name: 'Site' }).click();
});

test.each([
  ['hidden', "node.style.display = 'none'"],
  ['inert', 'node.inert = true'],
])('a shell that is %s leaves the dialog to the other shell of the session', async (_, change) => {
  const page = await openTwo();
  const around = (id: string, code: string) =>
    page.evaluate(`{ const node = document.getElementById('around-${id}'); ${code} }`);
  await around('first', change);
  await call(page, 'first');
  await dialog(page, 'second').waitFor();
  // The other shell takes it back when the two change places.
  await around('first', "node.style.display = ''; node.inert = false");
  await around('second', change);
  await dialog(page, 'first').waitFor();
  expect(await password(page).count()).toBe(1);
  await signInAgain(page);
  await expect.poll(() => ends(page)).toEqual({ first: 0 });
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});
