import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn, startOffice } from '../../support/office';
import {
  answer,
  askForCode,
  choosePassword,
  mailedCode,
  newPassword,
} from '../../support/resetting';
import { alertText, callsTo, signInButton } from '../../support/visit';

const office = startOffice({ quickHashes: true });

/** Opens a host page with one element and records its events. */
const page = (element: string) => `<!doctype html><title>Host</title>
<script>
  window.heard = [];
  for (const name of ['backoffice-reset', 'backoffice-login'])
    document.addEventListener(name, ({ type, detail }) => heard.push({ type, detail }));
</script>
<h1>Staff</h1>${element}<script src="/dist/backoffice.js"></script>`;

const receivedEvents = (place: Page) =>
  place.evaluate(() => (window as { heard?: unknown[] }).heard);

/** Completes the three steps with the mailed code. */
async function reset(place: Page, userId: string, password: string) {
  await askForCode(place, userId);
  await answer(place, 'Verification code', mailedCode(office, userId));
  await newPassword(place).waitFor();
  await choosePassword(place, password);
}

const STEPS = ['sent', 'verified', 'done'].map((step) => {
  return { type: 'backoffice-reset', detail: { step } };
});

test('the sign-in element opens the reset steps in place and signs in with the new password', async () => {
  const place = await office.host(page('<backoffice-login></backoffice-login>'));
  await place.getByRole('link', { name: 'Forgot password?' }).click();
  await reset(place, 'ada', 'reset-in-the-login-element');
  await signInButton(place).waitFor();
  expect(await alertText(place)).toBe('Your password has been changed. Sign in with the new one.');
  expect(await place.getByRole('textbox', { name: 'User ID' }).inputValue()).toBe('ada');
  await signIn(place, 'ada', 'reset-in-the-login-element');
  await place.getByText('You are signed in as Ada Okafor.').waitFor();
  const user = { UserId: 'ada', Name: 'Ada Okafor', Role: 'ADMIN' };
  const signedIn = {
    type: 'backoffice-login',
    detail: { user: { ...user, Avatar: '/northgate/avatars/ada.svg' } },
  };
  expect(await receivedEvents(place)).toEqual([...STEPS, signedIn]);
  expect(new URL(place.url()).hash).toBe('');
});

test('the reset element goes through the three steps, then shows sign-in in place', async () => {
  office.server.requests.splice(0);
  const place = await office.host(page('<backoffice-reset></backoffice-reset>'));
  await reset(place, 'ben', 'reset-in-the-reset-element');
  await signInButton(place).waitFor();
  expect(await receivedEvents(place)).toEqual(STEPS);
  const id = mailedCode(office, 'ben').replace('-', '');
  expect(callsTo(office, '/api/account/resetpwd').map(({ body }) => body)).toEqual([
    { UserId: 'ben', Action: 'send' },
    { Action: 'vefiry', Id: id },
    { Action: 'reset', Id: id, Password: 'reset-in-the-reset-element' },
  ]);
});

test('the reset element links to the page in login-url', async () => {
  const place = await office.host(
    page('<backoffice-reset login-url="/news.html"></backoffice-reset>'),
  );
  await reset(place, 'chen', 'reset-and-then-elsewhere');
  await place.waitForURL('**/news.html');
  expect(new URL(place.url()).origin).toBe(office.server.url);
});

test('the sign-in element links to the page in reset-url', async () => {
  const place = await office.host(
    page('<backoffice-login reset-url="/handbook.html#password"></backoffice-login>'),
  );
  await place.getByRole('link', { name: 'Forgot password?' }).click();
  await place.waitForURL('**/handbook.html#password');
});

test('asks for the e-mail address of users who sign in with one', async () => {
  const place = await office.host(page('<backoffice-reset auth="email"></backoffice-reset>'));
  const field = place.getByRole('textbox', { name: 'E-mail' });
  await field.waitFor();
  expect(await field.getAttribute('type')).toBe('email');
  await place.getByRole('button', { name: 'Send' }).click();
  await place.getByText('Enter your e-mail address.').waitFor();
  await field.fill('ada');
  await place.evaluate(() => document.querySelector('backoffice-reset')?.removeAttribute('auth'));
  const name = place.getByRole('textbox', { name: 'User ID' });
  await name.waitFor();
  expect(await name.inputValue()).toBe('ada');
});
