import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { evaluateOnShell } from '../../support/events';
import { guideBlocks, guideFiles } from '../../support/guide';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import {
  alertText,
  callsTo,
  isFocused,
  logOut,
  signInButton,
  storedRecord,
  userMenu,
} from '../../support/pageHelpers';
import { virtualAuthenticator } from '../../support/virtualAuthenticator';

const office = startOffice();

/** Browsers bind passkeys to a host name. */
const local = (path: string) => `http://localhost:${office.server.port}${path}`;

const userIdField = (page: Page) => page.getByRole('textbox', { name: 'User ID' });

/** Waits until the sign-in form offers passkeys. */
async function offered(page: Page, count: number) {
  await expect.poll(() => userIdField(page).getAttribute('autocomplete')).toBe('username webauthn');
  await expect
    .poll(() => callsTo(office, '/api/account/passkeys/sign-in/options'))
    .toHaveLength(count);
}

async function addPasskey(page: Page, name: string, password = 'northgate-ben') {
  await page.getByRole('textbox', { name: 'Passkey name' }).fill(name);
  await page.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
}

test('ben adds a passkey on the profile page, signs in with it, and is refused once it is removed', async () => {
  const page = await office.open('about:blank');
  const authenticator = await virtualAuthenticator(page);
  await page.goto(local('/#/profile'));
  await offered(page, 1);
  await signIn(page, 'ben');
  await page.getByRole('button', { name: 'Show sign-in methods' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const name = page.getByRole('textbox', { name: 'Passkey name' });
  expect(await isFocused(name)).toBe(true);
  expect(await axe(page)).toEqual([]);

  await addPasskey(page, 'Laptop', 'wrong');
  await page.getByText('Incorrect password.').waitFor();
  // A wrong fingerprint and a closed prompt are the same to the page.
  await authenticator.answer(true);
  await authenticator.verify(false);
  await addPasskey(page, 'Laptop');
  await page.getByText('No passkey was added').waitFor();
  expect(await authenticator.count()).toBe(0);
  await authenticator.verify(true);
  await addPasskey(page, 'Laptop');
  await page.getByRole('listitem').filter({ hasText: 'Laptop' }).waitFor();
  expect(await authenticator.count()).toBe(1);
  await page.getByText('never used').waitFor();
  expect(await axe(page)).toEqual([]);

  // The authenticator answers the offer of the form, without typing.
  const before = await storedRecord(page);
  await logOut(page);
  await expect.poll(() => callsTo(office, '/api/account/passkeys/sign-in')).toHaveLength(1);
  await userMenu(page).waitFor();
  const after = await storedRecord(page);
  expect(JSON.parse(after ?? '')).toMatchObject({ UserId: 'ben', token: expect.any(String) });
  expect(after).not.toBe(before);

  // The browser forgets a passkey that the server no longer knows; the password still works.
  await office.server.db.deleteFrom('passkeys').execute();
  await logOut(page);
  await expect.poll(() => alertText(page)).toMatch(/^This passkey is no longer registered here/);
  expect(await storedRecord(page)).toBeNull();
  await expect.poll(() => authenticator.count()).toBe(0);
  await signIn(page, 'ben');
  await userMenu(page).waitFor();
});

test('<backoffice-login> signs in with a passkey after a failed verification; a removed one is forgotten', async () => {
  const calls = () => callsTo(office, '/api/account/passkeys/sign-in/options').length;
  const context = await office.context();
  const page = await office.open('about:blank', context);
  const authenticator = await virtualAuthenticator(page);
  await page.goto(local('/#/profile'));
  await signIn(page, 'chen');
  await authenticator.answer(true);
  await page.getByRole('button', { name: 'Show sign-in methods' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await addPasskey(page, 'Phone', 'northgate-chen');
  await page.getByRole('listitem').filter({ hasText: 'Phone' }).waitFor();
  await authenticator.answer(false);
  const whileSignedIn = calls();
  await logOut(page);
  await expect.poll(calls).toBe(whileSignedIn + 1);

  const imports = { 'backoffice-elements/passkeys': '/dist/passkeys.js' };
  const markup = hostPage(`<backoffice-login></backoffice-login>${SCRIPT}
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
  ${guideFiles('passkeys.md')['sign-in.js']}
  window.passkeys = passkeys;
</script>`);
  office.addPage('/host-page', markup);
  await authenticator.verify(false);
  await authenticator.answer(true);
  const before = calls();
  await page.goto(local('/host-page'));
  await signInButton(page).waitFor();
  // The refused offer, and another one if the field gets the focus after it.
  await expect.poll(calls).toBeGreaterThan(before);
  expect(await alertText(page)).toBe('');
  await authenticator.verify(true);
  // The offer returns with the next focus.
  await page.getByRole('button', { name: 'Show password' }).focus();
  await userIdField(page).focus();
  await page.getByText('Chen').waitFor();

  const passkeys = () => page.evaluate('passkeys.list()') as Promise<{ Id: string }[]>;
  const [{ Id } = { Id: '' }] = await passkeys();
  expect(await page.evaluate(`passkeys.remove(${JSON.stringify(Id)})`)).toEqual([]);
  await expect.poll(() => authenticator.count()).toBe(0);

  // The call of the guide.
  const [, add] = guideBlocks('passkeys.md').filter(({ language }) => language === 'js');
  const addAsInGuide = () =>
    page.evaluate(`(async () => {
      const field = { value: 'northgate-chen' };
      const status = { textContent: '' };
      ${add?.code}
      return [all?.map(({ Name }) => Name), status.textContent];
    })()`);
  expect(await addAsInGuide()).toEqual([['Work laptop'], '']);
  await authenticator.verify(false);
  expect(await addAsInGuide()).toEqual([undefined, 'No passkey was added.']);
});

test('forms of the page inside the shell get no offer; the dialog of an expired session does', async () => {
  const offers = () => callsTo(office, '/api/account/passkeys/sign-in/options').length;
  const before = offers();
  office.expectProblem(/401/);
  const page = await office.open('about:blank');
  await virtualAuthenticator(page);
  const ownForm = (name: string) => `<form aria-label="${name}"><input autocomplete="username">
    <input type="password" autocomplete="current-password"></form>`;
  const markup = hostPage(`<backoffice-shell session-expired="dialog">
    <div slot="help">${ownForm('Help')}</div>
  </backoffice-shell>
  <script>
    document.querySelector('backoffice-shell').areas = {
      site: { load: async () => ({ mount(box) { box.innerHTML = ${JSON.stringify(ownForm('Own'))}; } }) },
    };
  </script>${SCRIPT}
  <script type="module">
    import { providePasskeys } from '/dist/passkeys.js';
    providePasskeys(document.querySelector('backoffice-shell'));
  </script>`);
  office.addPage('/host-page', markup);
  await page.goto(local('/host-page#/site'));
  await expect.poll(offers).toBe(before + 1);
  await signIn(page, 'ada');
  const own = page.getByRole('form', { name: 'Own' }).getByRole('textbox').first();
  await own.focus();
  // Ends the session on the server.
  await office.server.db.deleteFrom('tokens').execute();
  await evaluateOnShell(page, "void shell.request('/api/probe').catch(() => {})");
  await page.getByRole('dialog').waitFor();
  await offered(page, before + 2);
  for (const name of ['Own', 'Help']) {
    const field = page.locator(`form[aria-label="${name}"] input`).first();
    expect(await field.getAttribute('autocomplete')).toBe('username');
  }
});
