import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn, startOffice } from '../../support/office';
import { alertText, callsTo, isFocused, signInButton } from '../../support/pageHelpers';
import {
  answer,
  askForCode,
  choosePassword,
  mailedCode,
  newPassword,
  repeatPassword,
} from '../../support/passwordReset';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/** Opens a host page with one element and records its events. */
const hostMarkup = (element: string) => `<!doctype html><title>Host</title>
<script>
  window.heard = [];
  for (const name of ['backoffice-reset', 'backoffice-login'])
    document.addEventListener(name, ({ type, detail }) => heard.push({ type, detail }));
</script>
<h1>Staff</h1>${element}<script src="/dist/backoffice.js"></script>`;

const receivedEvents = (page: Page) => page.evaluate(() => (window as { heard?: unknown[] }).heard);

/** Completes the three steps with the mailed code. */
async function reset(page: Page, userId: string, password: string) {
  await askForCode(page, userId);
  await answer(page, 'Verification code', mailedCode(office, userId));
  await newPassword(page).waitFor();
  await choosePassword(page, password);
}

const STEPS = ['sent', 'verified', 'done'].map((step) => {
  return { type: 'backoffice-reset', detail: { step } };
});

test('beside another user, the reset element does not leave for the page in login-url, which is theirs', async () => {
  const page = await office.host(
    hostMarkup('<backoffice-reset login-url="/news.html"></backoffice-reset>'),
    await signedIn(office, 'ada'),
  );
  await reset(page, 'dana', 'reset-beside-another-user');
  await signInButton(page).waitFor();
  expect(await alertText(page)).toBe('Your password has been changed. Sign in with the new one.');
  expect(new URL(page.url()).pathname).not.toBe('/news.html');
});

test('the sign-in element opens the reset steps in place and signs in with the new password', async () => {
  const page = await office.host(hostMarkup('<backoffice-login></backoffice-login>'));
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await reset(page, 'ada', 'reset-in-the-login-element');
  await signInButton(page).waitFor();
  expect(await alertText(page)).toBe('Your password has been changed. Sign in with the new one.');
  expect(await page.getByRole('textbox', { name: 'User ID' }).inputValue()).toBe('ada');
  await signIn(page, 'ada', 'reset-in-the-login-element');
  await page.getByText('You are signed in as Ada Okafor.').waitFor();
  const user = { UserId: 'ada', Name: 'Ada Okafor', Role: 'ADMIN' };
  const signedIn = {
    type: 'backoffice-login',
    detail: { user: { ...user, Avatar: '/northgate/avatars/ada.svg' } },
  };
  expect(await receivedEvents(page)).toEqual([...STEPS, signedIn]);
  expect(new URL(page.url()).hash).toBe('');
});

test('the reset element goes through the three steps, then shows sign-in in place', async () => {
  office.server.requests.splice(0);
  const page = await office.host(hostMarkup('<backoffice-reset></backoffice-reset>'));
  await reset(page, 'ben', 'reset-in-the-reset-element');
  await signInButton(page).waitFor();
  expect(await receivedEvents(page)).toEqual(STEPS);
  const id = mailedCode(office, 'ben').replace('-', '');
  expect(callsTo(office, '/api/account/resetpwd').map(({ body }) => body)).toEqual([
    { UserId: 'ben', Action: 'send' },
    { Action: 'vefiry', Id: id },
    { Action: 'reset', Id: id, Password: 'reset-in-the-reset-element' },
  ]);

  await signIn(page, 'ben', 'reset-in-the-reset-element');
  const signedIn = page.getByText('You are signed in as Ben Lindqvist.');
  await signedIn.waitFor();
  expect(await isFocused(signedIn)).toBe(true);
  await page.getByRole('button', { name: 'Log out' }).click();
  await signInButton(page).waitFor();
});

test('a signed-in user sees that the password was changed, and signs in with the new one', async () => {
  const page = await office.host(
    hostMarkup('<backoffice-reset></backoffice-reset>'),
    await signedIn(office, 'chen'),
  );
  await reset(page, 'chen', 'reset-while-signed-in');
  await signInButton(page).waitFor();
  expect(await alertText(page)).toBe('Your password has been changed. Sign in with the new one.');
  await signIn(page, 'chen', 'reset-while-signed-in');
  await page.getByText('You are signed in as Chen').waitFor();
});

test('the reset element links to the page in login-url', async () => {
  const page = await office.host(
    hostMarkup('<backoffice-reset login-url="/news.html"></backoffice-reset>'),
  );
  await reset(page, 'chen', 'reset-and-then-elsewhere');
  await page.waitForURL('**/news.html');
  expect(new URL(page.url()).origin).toBe(office.server.url);
});

test('the sign-in page in login-url shows once that the password was changed, and fills in the user ID', async () => {
  office.addPage('/sign-in.html', hostMarkup('<backoffice-login></backoffice-login>'));
  const page = await office.host(
    hostMarkup('<backoffice-reset login-url="/sign-in.html"></backoffice-reset>'),
  );
  await reset(page, 'ben', 'reset-and-then-on-the-sign-in-page');
  await page.waitForURL('**/sign-in.html');
  const changed = page.getByText('Your password has been changed. Sign in with the new one.');
  await changed.waitFor();
  expect(await changed.getAttribute('class')).toBe('done');
  const userId = page.getByRole('textbox', { name: 'User ID' });
  await expect.poll(() => userId.inputValue()).toBe('ben');
  const password = page.getByLabel('Password', { exact: true });
  await expect.poll(() => isFocused(password)).toBe(true);
  // Live regions do not announce a text that was there from the start.
  const description = await password.evaluate(
    (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(description).toBe('Your password has been changed. Sign in with the new one.');
  await page.reload();
  await expect.poll(() => isFocused(userId)).toBe(true);
  expect(await alertText(page)).toBe('');
});

test('after a reset that led to a sign-in page without our form, the three steps open again', async () => {
  const page = await office.host(
    hostMarkup('<backoffice-reset login-url="/news.html"></backoffice-reset>'),
  );
  await reset(page, 'dana', 'reset-and-then-on-a-foreign-page');
  await page.waitForURL('**/news.html');
  await page.goto(new URL('/host-page', office.server.url).href);
  await page.getByRole('button', { name: 'Send' }).waitFor();
});

test('the sign-in opens in place if login-url leads to no other page', async () => {
  const page = await office.host(
    hostMarkup('<backoffice-reset login-url="#sign-in"></backoffice-reset>'),
  );
  await reset(page, 'chen', 'reset-and-then-in-place');
  await signInButton(page).waitFor();
  expect(await alertText(page)).toBe('Your password has been changed. Sign in with the new one.');
  expect(new URL(page.url()).hash).toBe('#sign-in');
});

test('after a reset the form is empty and busy while the page in login-url loads', async () => {
  const context = await office.context();
  const page = await office.host(
    hostMarkup('<backoffice-reset login-url="/slow.html"></backoffice-reset>'),
    context,
  );
  await page.clock.install();
  // Browsers stay on the page after an answer without content.
  await context.route('**/slow.html', (route) => route.fulfill({ status: 204 }));
  office.server.requests.splice(0);
  await reset(page, 'dana', 'reset-and-then-elsewhere-slowly');
  await expect.poll(() => newPassword(page).inputValue()).toBe('');
  expect(await repeatPassword(page).inputValue()).toBe('');
  expect(await page.locator('form').getAttribute('aria-busy')).toBe('true');
  await newPassword(page).fill('another-new-password');
  await repeatPassword(page).fill('another-new-password');
  await page.keyboard.press('Enter');
  const sent = callsTo(office, '/api/account/resetpwd');
  expect(sent.map(({ body }) => (body as { Action: string }).Action)).toEqual([
    'send',
    'vefiry',
    'reset',
  ]);
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await newPassword(page).count()).toBe(1);
  // The next page did not come.
  await page.clock.runFor(5000);
  await signInButton(page).waitFor();
});

test('the sign-in element links to the page in reset-url', async () => {
  const page = await office.host(
    hostMarkup('<backoffice-login reset-url="/handbook.html#password"></backoffice-login>'),
  );
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL('**/handbook.html#password');
});

test('the reset requests an email address if users sign in with one', async () => {
  const page = await office.host(hostMarkup('<backoffice-reset auth="email"></backoffice-reset>'));
  const field = page.getByRole('textbox', { name: 'E-mail' });
  await field.waitFor();
  expect(await field.getAttribute('type')).toBe('email');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Enter your e-mail address.').waitFor();
  await field.fill('ada');
  await page.evaluate(() => document.querySelector('backoffice-reset')?.removeAttribute('auth'));
  const name = page.getByRole('textbox', { name: 'User ID' });
  await name.waitFor();
  expect(await name.inputValue()).toBe('ada');
});

test('a wrong password in the sign-in of the reset element shows its message there after the reload', async () => {
  office.expectProblem(/status of 401/);
  const page = await office.host(hostMarkup('<backoffice-reset auth="email"></backoffice-reset>'));
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  const address = page.getByRole('textbox', { name: 'E-mail' });
  await address.fill('ada@northgate.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loaded;
  await signInButton(page).waitFor();
  expect(await alertText(page)).toBe('Incorrect email or password.');
  expect(await address.inputValue()).toBe('ada@northgate.example');
});
