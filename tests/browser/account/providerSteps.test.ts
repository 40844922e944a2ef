import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import {
  alertText,
  isFocused,
  signInButton,
  storedRecord,
  userMenu,
} from '../../support/pageHelpers';
import { codeField, newPassword, repeatPassword } from '../../support/passwordReset';

const office = startOffice();

/** Opens an element whose provider asks for a code; this function body checks it. */
const page = (check: string) =>
  hostPage(`<backoffice-shell></backoffice-shell>
<script>
  const ada = { token: 'checked', UserId: 'ada', Name: 'Ada Okafor' };
  const newPassword = { challenge: { kind: 'new-password', answer: async (value) => ({ ...ada, Name: value }) } };
  window.codes = [];
  const answer = async (code) => { codes.push(code); ${check} };
  document.querySelector('backoffice-shell').authProvider = {
    signIn: async () => ({ challenge: { kind: 'code', message: 'We sent a code to your phone.', answer } }),
    signOut: async () => {},
  };
</script>${SCRIPT}`);

test('a provider requires a code and then a new password, entered by keyboard alone', async () => {
  const shell = await office.host(
    page("if (code !== '2468') throw new Error('That code is wrong.'); return newPassword;"),
  );
  await signInButton(shell).waitFor();
  await signIn(shell, 'ada', 'any');
  await shell.getByText('We sent a code to your phone.').waitFor();
  await expect.poll(() => isFocused(codeField(shell))).toBe(true);
  await shell.keyboard.type('1111');
  await shell.keyboard.press('Enter');
  await expect.poll(() => alertText(shell)).toBe('That code is wrong.');
  expect(await axe(shell)).toEqual([]);
  await shell.keyboard.press('ControlOrMeta+a');
  await shell.keyboard.type('2468');
  await shell.keyboard.press('Enter');
  await expect.poll(() => isFocused(newPassword(shell))).toBe(true);
  expect(await storedRecord(shell)).toBeNull();
  await shell.keyboard.type('correct horse battery');
  await repeatPassword(shell).focus();
  await shell.keyboard.type('correct horse battery');
  await shell.keyboard.press('Enter');
  await userMenu(shell).waitFor();
  expect(await shell.evaluate('codes')).toEqual(['1111', '2468']);
});

test('an answer that never resolves shows a message about the delay, and Back cancels it', async () => {
  const context = await office.context();
  await context.clock.install();
  const shell = await office.host(page('await new Promise(() => {});'), context);
  await signInButton(shell).waitFor();
  await signIn(shell, 'ada', 'any');
  await codeField(shell).fill('2468');
  const verify = shell.getByRole('button', { name: 'Verify' });
  const height = async () => (await verify.boundingBox())?.y;
  const before = await height();
  await shell.keyboard.press('Enter');
  await expect.poll(() => verify.getAttribute('aria-disabled')).toBe('true');
  await shell.clock.fastForward(300);
  await shell.getByText('One moment…').waitFor();
  await shell.clock.fastForward(5000);
  await shell.getByText('This is taking longer than usual.').waitFor();
  expect(await height()).toBe(before);
  expect(await axe(shell)).toEqual([]);
  // A second press sends nothing.
  await shell.keyboard.press('Enter');
  expect(await shell.evaluate('codes')).toEqual(['2468']);
  await shell.getByRole('button', { name: 'Back' }).click();
  await signInButton(shell).waitFor();
  expect(await signInButton(shell).getAttribute('aria-disabled')).not.toBe('true');
  expect(await storedRecord(shell)).toBeNull();
});

test('with auth="oidc" a provider of the page has one button that names no host, and then its second step', async () => {
  const shell = await office.host(
    page('return ada;').replace('<backoffice-shell', '<backoffice-shell auth="oidc"'),
  );
  await signInButton(shell).waitFor();
  expect(await shell.getByRole('textbox').count()).toBe(0);
  expect(await shell.getByRole('status').allInnerTexts()).toEqual(['']);
  await signInButton(shell).press('Enter');
  await shell.getByText('We sent a code to your phone.').waitFor();
  await codeField(shell).fill('2468');
  await shell.keyboard.press('Enter');
  await userMenu(shell).waitFor();
});
