import { beforeEach, expect, test } from 'vitest';
import { signIn, startOffice } from '../../support/office';
import {
  alertText,
  callsTo,
  hashOf,
  isFocused,
  signInButton,
  userMenu,
} from '../../support/pageHelpers';
import {
  answer,
  askForCode,
  choosePassword,
  codeField,
  mailedCode,
  newPassword,
  repeatPassword,
} from '../../support/passwordReset';

const office = startOffice();
const bodies = () => callsTo(office, '/api/account/resetpwd').map(({ body }) => body);

beforeEach(() => void office.server.requests.splice(0));

test('a user resets a forgotten password in three steps and signs in with the new one', async () => {
  const page = await office.open('/');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Reset password' }).waitFor();
  expect(hashOf(page)).toBe('#/account/reset');

  await page.getByRole('textbox', { name: 'User ID' }).fill('  ben ');
  await page.getByRole('button', { name: 'Send' }).click();
  await codeField(page).waitFor();
  const code = mailedCode(office, 'ben');
  expect(code).toMatch(/^\w{5}-\w{5}$/);
  const id = code.replace('-', '');

  // Spaces, an en dash and a hyphen, as people and mail programs put them into codes.
  await codeField(page).fill(` ${id.slice(0, 3)} ${id.slice(3, 5)}–${id.slice(5)}- `);
  await page.getByRole('button', { name: 'Verify' }).click();
  await newPassword(page).fill('a-new-password');
  await repeatPassword(page).fill('a-new-password');
  await page.getByRole('button', { name: 'Reset password' }).click();

  await signInButton(page).waitFor();
  expect(bodies()).toEqual([
    { UserId: 'ben', Action: 'send' },
    { Action: 'vefiry', Id: id },
    { Action: 'reset', Id: id, Password: 'a-new-password' },
  ]);
  expect(await alertText(page)).toBe('Your password has been changed. Sign in with the new one.');
  expect(hashOf(page)).toBe('#/account/login');
  expect(await page.getByRole('textbox', { name: 'User ID' }).inputValue()).toBe('ben');

  await signIn(page, 'ben');
  await expect.poll(() => alertText(page)).toBe('Incorrect user ID or password.');
  await signIn(page, 'ben', 'a-new-password');
  await page.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
});

test('the mailed link opens the second step with the code filled in', async () => {
  const asking = await office.open('/#/account/reset');
  await askForCode(asking, 'chen');
  const mail = office.server.outbox.last('chen@northgate.example');
  const page = await office.open(mail?.link.slice(office.server.url.length) ?? '');
  expect(hashOf(page)).toBe(`#/account/reset?id=${mail?.id}`);
  await expect.poll(() => codeField(page).inputValue()).toBe(mail?.id);
  await page.getByRole('button', { name: 'Verify' }).click();
  await newPassword(page).waitFor();
  await choosePassword(page, 'by-the-mailed-link');
  await signIn(page, 'chen', 'by-the-mailed-link');
  await userMenu(page).waitFor();
});

test('shows the message of the server for a wrong code and keeps the field', async () => {
  const page = await office.open('/#/account/reset');
  await askForCode(page, 'ada');
  await answer(page, 'Verification code', 'WRONG-22222');
  await expect.poll(() => alertText(page)).toBe('This code is wrong or has expired.');
  expect(await codeField(page).inputValue()).toBe('WRONG-22222');
  expect(await isFocused(codeField(page))).toBe(true);
  expect(bodies().at(-1)).toEqual({ Action: 'vefiry', Id: 'WRONG22222' });

  await answer(page, 'Verification code', mailedCode(office, 'ada'));
  await newPassword(page).waitFor();
  expect(await alertText(page)).toBe('');
});

test('sends no request while the repeated password differs', async () => {
  const page = await office.open('/#/account/reset');
  await askForCode(page, 'ada');
  await answer(page, 'Verification code', mailedCode(office, 'ada'));
  await newPassword(page).waitFor();
  await choosePassword(page, 'one-password-here', 'another-password');
  await expect.poll(() => alertText(page)).toBe('Passwords don’t match.');
  expect(await newPassword(page).inputValue()).toBe('one-password-here');
  expect(await repeatPassword(page).inputValue()).toBe('another-password');
  expect(bodies().map((body) => (body as { Action: string }).Action)).toEqual(['send', 'vefiry']);
});

test('keeps a password that the server refuses and shows its message', async () => {
  const page = await office.open('/#/account/reset');
  await askForCode(page, 'ada');
  await answer(page, 'Verification code', mailedCode(office, 'ada'));
  await newPassword(page).waitFor();
  await choosePassword(page, 'short');
  await expect.poll(() => alertText(page)).toBe('The password must have at least 10 characters.');
  expect(await newPassword(page).inputValue()).toBe('short');
  await choosePassword(page, 'long enough this time');
  await signInButton(page).waitFor();
  await signIn(page, 'ada', 'long enough this time');
  await userMenu(page).waitFor();
});

test('keeps everything that was typed when the user goes back', async () => {
  const page = await office.open('/#/account/reset');
  await askForCode(page, 'ada');
  const code = mailedCode(office, 'ada');
  await answer(page, 'Verification code', code);
  await newPassword(page).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => codeField(page).inputValue()).toBe(code);
  await page.getByRole('button', { name: 'Back' }).click();
  const userId = page.getByRole('textbox', { name: 'User ID' });
  await expect.poll(() => userId.inputValue()).toBe('ada');
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await signInButton(page).waitFor();
  expect(hashOf(page)).toBe('#/account/login');
});

test('handles an unknown user like a known one and sends no mail', async () => {
  const page = await office.open('/#/account/reset');
  const mails = office.server.outbox.list().length;
  await askForCode(page, 'nobody');
  expect(office.server.outbox.list()).toHaveLength(mails);
  expect(bodies()).toEqual([{ UserId: 'nobody', Action: 'send' }]);
});

test('sends no request while fields are empty', async () => {
  const page = await office.open('/#/account/reset');
  await answer(page, 'User ID', ' ');
  await expect.poll(() => alertText(page)).toBe('Enter your user ID.');
  expect(bodies()).toEqual([]);
  await askForCode(page, 'ada');
  await answer(page, 'Verification code', ' - ');
  await expect.poll(() => alertText(page)).toBe('Enter the verification code.');
  await answer(page, 'Verification code', mailedCode(office, 'ada'));
  await newPassword(page).waitFor();
  await choosePassword(page, '');
  await expect.poll(() => alertText(page)).toBe('Enter a new password.');
  expect(bodies()).toHaveLength(2);
});
