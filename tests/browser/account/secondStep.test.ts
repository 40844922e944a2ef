import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DANA_SECRET } from '../../../demo/server/database/seed';
import { axe } from '../../support/axe';
import { holdRequests } from '../../support/holdRequests';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import {
  alertText,
  callsTo,
  enter,
  isFocused,
  logOut,
  signInButton,
  storedRecord,
  userMenu,
} from '../../support/pageHelpers';
import { choosePassword, codeField, newPassword } from '../../support/passwordReset';

/** A code is good once: the server's clock moves on before the next. */
let minutes = 0;
const now = () => Date.now() + minutes * 60_000;
const office = startOffice({ now });

const freshCode = (secret = DANA_SECRET) => {
  minutes += 1;
  return new TOTP({ secret }).generate({ timestamp: now() });
};

/** Signs in as dana up to the code. */
async function askedForCode(page: Page) {
  await signIn(page, 'dana', 'northgate-dana');
  await codeField(page).waitFor();
}

const userIdField = (page: Page) => page.getByRole('textbox', { name: 'User ID' });

test('dana signs in to the shell by keyboard alone, with the code of an authenticator app', async () => {
  const page = await office.open('/');
  await signInButton(page).waitFor();
  await userIdField(page).focus();
  await page.keyboard.type('dana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('northgate-dana');
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(codeField(page))).toBe(true);
  expect(
    await codeField(page).evaluate((input: HTMLInputElement) => [
      input.autocomplete,
      input.inputMode,
      input.getRootNode() === document,
    ]),
  ).toEqual(['one-time-code', 'numeric', true]);
  await page.getByText('Enter the 6-digit code from your authenticator app.').waitFor();
  const description = await codeField(page).getAttribute('aria-describedby');
  expect(await page.locator(`[id="${description}"]`).innerText()).toContain(
    'Enter the 6-digit code',
  );
  expect(await axe(page)).toEqual([]);

  // An empty field is said beside it, without a call.
  await page.keyboard.press('Enter');
  expect(await codeField(page).getAttribute('aria-invalid')).toBe('true');
  const code = freshCode();
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect.poll(() => alertText(page)).toMatch(/^Incorrect or used code\./);
  expect(await isFocused(codeField(page))).toBe(true);
  expect(await storedRecord(page)).toBeNull();

  // Apps show a code in two groups.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  await userMenu(page).waitFor();
  expect(JSON.parse((await storedRecord(page)) ?? '')).toMatchObject({ UserId: 'dana' });
  const answers = callsTo(office, '/api/account/login/challenge').map(({ body }) => body);
  expect(answers).toMatchObject([{ Value: expect.stringMatching(/^(.)\1{5}$/) }, { Value: code }]);

  await logOut(page);
  await askedForCode(page);
  await codeField(page).fill(code);
  await page.keyboard.press('Enter');
  await expect.poll(() => alertText(page)).toMatch(/^Incorrect or used code\./);
  await page.getByRole('button', { name: 'Back' }).click();
  await signInButton(page).waitFor();
  expect(await userIdField(page).inputValue()).toBe('dana');
});

test('a skeleton of the form is shown while the second step loads', async () => {
  // A new context, which has no code in its cache.
  const page = await office.open('/', await office.context());
  const release = await holdRequests(page, /chunks\/SecondStep/);
  await signIn(page, 'dana', 'northgate-dana');
  const skeleton = page.locator('[slot="account"] [aria-busy="true"]:not(form)');
  await skeleton.waitFor();
  release();
  await expect.poll(() => isFocused(codeField(page))).toBe(true);
  expect(await skeleton.count()).toBe(0);
});

test('emil must change the password in <backoffice-login>, and uses the new one from then on', async () => {
  const page = await office.host(hostPage(`<backoffice-login></backoffice-login>${SCRIPT}`));
  await signIn(page, 'emil', 'northgate-emil');
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await expect.poll(() => isFocused(newPassword(page))).toBe(true);
  expect(
    await page
      .locator('form input')
      .evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.map(({ autocomplete, value }) => `${autocomplete} ${value}`.trim()),
      ),
  ).toEqual(['username emil', 'new-password', 'new-password']);
  expect(await axe(page)).toEqual([]);
  await choosePassword(page, 'northgate-emil');
  await expect.poll(() => alertText(page)).toBe('Choose a password other than the current one.');
  await choosePassword(page, 'correct horse', 'correct house');
  await expect.poll(() => alertText(page)).toContain('Passwords don’t match.');
  await choosePassword(page, 'correct horse');
  await page.getByText('Emil Sand').waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await signIn(page, 'emil', 'correct horse');
  await page.getByText('Emil Sand').waitFor();
});

test('an answer that arrives after a logout signs no one in', async () => {
  const context = await office.context();
  const page = await office.open('/', context);
  await askedForCode(page);
  const path = '**/api/account/login/challenge';
  const release = await holdRequests(page, path);
  const answered = page.waitForResponse(path);
  await codeField(page).fill(freshCode());
  await page.keyboard.press('Enter');
  await page.locator('form[aria-busy="true"]').waitFor();

  // Another tab takes this one along: in as chen, and out.
  const other = await enter(office, 'chen', '/', context);
  await userMenu(page).waitFor();
  await logOut(other);
  await signInButton(page).waitFor();
  release();
  const { Code, Data } = await (await answered).json();
  expect({ Code, token: typeof Data.token }).toEqual({ Code: 0, token: 'string' });
  await signIn(page, 'ben');
  await userMenu(page).waitFor();
  expect(JSON.parse((await storedRecord(page)) ?? '')).toMatchObject({ UserId: 'ben' });
});

test('ben sets up an authenticator app on the profile page, signs in with it and removes it', async () => {
  const page = await enter(office, 'ben', '/#/profile');
  await page.getByRole('button', { name: 'Show sign-in methods' }).click();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const password = page.getByLabel('Your password');
  expect(await isFocused(password)).toBe(true);
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByText('Incorrect password.').waitFor();
  await password.fill('northgate-ben');
  await page.keyboard.press('Enter');
  const picture = page.getByRole('img', { name: 'QR code with the key below' });
  await picture.waitFor();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
  const field = page.getByRole('textbox', { name: 'Code from the app' });
  expect(await isFocused(field)).toBe(true);
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(await axe(page)).toEqual([]);
  const key = await page.locator('[slot="profile"] code').innerText();
  const secret = key.replaceAll(' ', '');

  await field.fill('12345');
  await page.keyboard.press('Enter');
  await page.getByText('Incorrect or used code').waitFor();
  await field.fill(freshCode(secret));
  await page.keyboard.press('Enter');
  const remove = page.getByRole('button', { name: 'Remove app' });
  await remove.waitFor();
  expect(await page.getByText(key).count()).toBe(0);

  await logOut(page);
  await signIn(page, 'ben');
  await codeField(page).fill(freshCode(secret));
  await page.keyboard.press('Enter');
  await userMenu(page).waitFor();
  await page.goto(new URL('/#/profile', office.server.url).href);
  await page.getByRole('button', { name: 'Show sign-in methods' }).click();
  await field.fill(freshCode(secret));
  await remove.click();
  await page.getByRole('button', { name: 'Set up an app' }).waitFor();
  await logOut(page);
  await signIn(page, 'ben');
  await userMenu(page).waitFor();
});
