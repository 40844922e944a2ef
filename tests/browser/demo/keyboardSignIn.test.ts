import { expect, test } from 'vitest';
import { logOutByKeyboard, press, type } from '../../support/keyboard';
import { startDemo } from '../../support/office';
import { callsTo, storedRecord, userMenu } from '../../support/pageHelpers';
import { newPassword, repeatPassword } from '../../support/passwordReset';
import { virtualAuthenticator } from '../../support/virtualAuthenticator';

const office = startDemo();
const PASSWORD = 'a longer password of Chen';

test('a password is reset by the link of the mail without a pointer', async () => {
  const page = await office.open('/#/account/reset');
  await type(page, page.getByRole('textbox', { name: 'User ID' }), 'chen');
  await expect.poll(() => office.server.outbox.last('chen@northgate.example')).toBeDefined();
  const id = office.server.outbox.last('chen@northgate.example')?.id;
  await page.goto('about:blank');
  await page.goto(`${office.server.url}/#/account/reset?id=${id}`);
  // The link has filled in the code.
  await press(page, page.getByRole('button', { name: 'Verify' }));
  await newPassword(page).waitFor();
  await type(page, newPassword(page), PASSWORD, false);
  await type(page, repeatPassword(page), PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await type(page, page.getByRole('textbox', { name: 'User ID' }), 'chen', false);
  await type(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await userMenu(page).waitFor();
});

test('a passkey is added on the profile page and signs in without a pointer', async () => {
  const page = await office.open('about:blank');
  const authenticator = await virtualAuthenticator(page);
  // Browsers bind passkeys to a host name.
  await page.goto(`http://localhost:${office.server.port}/#/profile`);
  await type(page, page.getByRole('textbox', { name: 'User ID' }), 'ben', false);
  await type(page, page.getByLabel('Password', { exact: true }), 'northgate-ben');
  await userMenu(page).waitFor();
  await press(page, page.getByRole('button', { name: 'Show sign-in methods' }));
  await press(page, page.getByRole('button', { name: 'Add a passkey' }));
  await type(page, page.getByRole('textbox', { name: 'Passkey name' }), 'Laptop', false);
  await authenticator.answer(true);
  await type(page, page.getByLabel('Your password'), 'northgate-ben');
  await page.getByRole('listitem').filter({ hasText: 'Laptop' }).waitFor();

  const before = await storedRecord(page);
  await logOutByKeyboard(page);
  // The authenticator answers the offer of the form.
  await expect.poll(() => callsTo(office, '/api/account/passkeys/sign-in')).toHaveLength(1);
  await userMenu(page).waitFor();
  expect(await storedRecord(page)).not.toBe(before);
});
