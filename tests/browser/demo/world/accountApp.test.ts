import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdChanges, refusal } from '../../../support/holdRequests';
import { startDemo } from '../../../support/office';
import { isFocused } from '../../../support/pageHelpers';
import { openWorld } from '../../../support/world';

const office = startDemo();

test('an administrator removes the authenticator app of an account that has one', async () => {
  const page = await openWorld(office, 'ada', '/admin/accounts/chen');
  await page.getByRole('button', { name: 'Send password reset' }).waitFor();
  const remove = page.getByRole('button', { name: 'Remove authenticator app: ' });
  expect(await remove.count()).toBe(0);
  await page.goto(`${office.server.url}/#/admin/accounts/dana`);
  await remove.click();
  await page.keyboard.press('Escape');
  await remove.click();
  await page.getByRole('button', { name: 'Remove app now: Dana Reyes' }).click();
  await page.getByRole('status').getByText('Dana Reyes is signed out everywhere.').waitFor();
  await remove.waitFor({ state: 'detached' });
  const apps = office.server.db.selectFrom('factors').select('user_id');
  expect(await apps.execute()).toEqual([]);
});

test('an administrator removes the passkeys of an account that has some', async () => {
  const page = await openWorld(office, 'ada', '/admin/accounts/chen');
  await page.getByRole('button', { name: 'Send password reset' }).waitFor();
  const remove = page.getByRole('button', { name: 'Remove passkeys: ' });
  expect(await remove.count()).toBe(0);
  const passkey = { user_id: 'ben', name: 'Laptop', public_key: '', counter: 0 };
  const { db } = office.server;
  await db
    .insertInto('passkeys')
    .values({ ...passkey, id: 'of-a-thief', created_at: new Date() })
    .execute();
  await page.goto(`${office.server.url}/#/admin/accounts/ben`);
  await remove.click();
  await page.keyboard.press('Escape');
  await remove.click();
  await page.getByRole('button', { name: 'Remove passkeys now: Ben Lindqvist' }).click();
  await page.getByRole('status').getByText('Ben Lindqvist is signed out everywhere.').waitFor();
  await remove.waitFor({ state: 'detached' });
  expect(await db.selectFrom('passkeys').select('id').execute()).toEqual([]);
});

test('the field of the code stays visible when a wrong code is refused', async () => {
  const page = await openWorld(office, 'ben', '/profile', {
    viewport: { width: 1440, height: 900 },
  });
  await page.getByRole('button', { name: 'Show sign-in methods' }).click();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByLabel('Your password').fill('northgate-ben');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Code from the app' });
  const shown = () =>
    field.evaluate(
      (input) =>
        new Promise<number>((resolve) => {
          new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio ?? 0)).observe(
            input,
          );
        }),
    );
  await field.fill('12345');
  expect(await shown()).toBe(1);
  await page.keyboard.press('Enter');
  await page.getByText('Incorrect or used code').waitFor();
  await expect.poll(shown).toBe(1);
  expect(await isFocused(field)).toBe(true);
});

/** The forms of the profile page, the way to each, and what is said about their refusal elsewhere. */
const FORMS: [lost: string, held: string, send: (page: Page) => Promise<void>][] = [
  ['Set up an app: It is locked.', '**/account/factor', enterPassword],
  [
    'The authenticator app was not turned on: It is locked.',
    '**/account/factor/confirm',
    async (page) => {
      await enterPassword(page);
      await enterCode(page);
    },
  ],
  ['The authenticator app was not removed: It is locked.', '**/account/factor/remove', enterCode],
];

async function enterPassword(page: Page) {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByLabel('Your password').fill('northgate-ben');
  await page.keyboard.press('Enter');
}

async function enterCode(page: Page) {
  await page.getByRole('textbox', { name: 'Code from the app' }).fill('123456');
  await page.keyboard.press('Enter');
}

test.each(FORMS)('after the profile page was left, a refusal is reported: %s', async (...form) => {
  const [lost, held, send] = form;
  const page = await openWorld(office, 'ben', '/profile');
  if (held.endsWith('remove')) await page.route('**/account/factor', enrolled);
  const release = await holdChanges(page, held);
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Show sign-in methods' }).click();
  await send(page);
  await asked;
  await page.getByRole('link', { name: 'Workspace', exact: true }).click();
  await page.getByRole('heading', { name: 'Workspace' }).waitFor();
  release(refusal('It is locked.'));
  await page.getByText(lost).waitFor();
  // The form says so too, for users who come back to it.
  await page.goBack();
  await page.locator('.area-wrong').getByText('It is locked.').waitFor();
});

/** As for a user who has an app. */
const enrolled = (route: Route) => route.fulfill({ json: { Code: 0, Data: { Enrolled: true } } });
