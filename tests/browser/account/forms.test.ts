import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { signInHydrated } from '../../support/handover';
import { holdRequests } from '../../support/holdRequests';
import { signIn, startOffice } from '../../support/office';
import { alertText, callsTo, isFocused, signInButton, userMenu } from '../../support/pageHelpers';
import {
  answer,
  askForCode,
  mailedCode,
  newPassword,
  repeatPassword,
} from '../../support/passwordReset';

const office = startOffice();

beforeEach(() => void office.server.requests.splice(0));

const userIdField = (page: Page) => page.getByRole('textbox', { name: 'User ID' });
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const logins = () => callsTo(office, '/api/account/login').map(({ body }) => body);

/** Sets a value without events, as some password managers do. */
const write = (field: Locator, value: string) =>
  field.evaluate((input: HTMLInputElement, text) => {
    input.value = text;
  }, value);

/** The attributes that a password manager reads. */
const facts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('form')].map((form) => ({
      root: form.getRootNode() === document,
      fields: [...form.querySelectorAll('input')].map((input) =>
        `${input.name} ${input.type} ${input.autocomplete} ${input.value}`.trim(),
      ),
    })),
  );

test('a password manager finds each form in the page and its fields', async () => {
  const page = await office.open('/');
  await signInButton(page).waitFor();
  expect(await facts(page)).toEqual([
    { root: true, fields: ['UserId text username', 'AuthValue password current-password'] },
  ]);
  await userIdField(page).fill('ben');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  // The user id typed at sign-in is kept.
  expect(await facts(page)).toEqual([{ root: true, fields: ['UserId text username ben'] }]);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Verification code' }).waitFor();
  expect(await facts(page)).toEqual([{ root: true, fields: ['Code text one-time-code'] }]);
  await answer(page, 'Verification code', mailedCode(office, 'ben'));
  await newPassword(page).waitFor();
  expect(await facts(page)).toEqual([
    {
      root: true,
      fields: [
        'UserId text username ben',
        'Password password new-password',
        'Repeat password new-password',
      ],
    },
  ]);
  expect(await page.locator('input[name="UserId"]').isVisible()).toBe(false);
});

test('sends values that were set without events, at sign-in and in the new password', async () => {
  const page = await office.open('/#/account/reset');
  await askForCode(page, 'chen');
  await answer(page, 'Verification code', mailedCode(office, 'chen'));
  await newPassword(page).waitFor();
  await write(newPassword(page), 'made-up-by-a-manager');
  await write(repeatPassword(page), 'made-up-by-a-manager');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await signInButton(page).waitFor();
  expect(callsTo(office, '/api/account/resetpwd').at(-1)?.body).toMatchObject({
    Action: 'reset',
    Password: 'made-up-by-a-manager',
  });
  await write(userIdField(page), 'chen');
  await write(passwordField(page), 'made-up-by-a-manager');
  await signInButton(page).click();
  await userMenu(page).waitFor();
  expect(logins()).toMatchObject([{ UserId: 'chen', AuthValue: 'made-up-by-a-manager' }]);
});

test('a double click, Enter twice or a script that submits twice sends one sign-in', async () => {
  const page = await office.open('/');
  await signIn(page, 'ada', 'not-hers');
  await expect.poll(() => alertText(page)).toBe('Incorrect user ID or password.');
  const form = page.locator('form');
  for (const twice of [
    () => signInButton(page).dblclick(),
    async () => {
      await passwordField(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
    () =>
      form.evaluate((node: HTMLFormElement) => {
        node.requestSubmit();
        node.requestSubmit();
      }),
  ]) {
    // Delays the first request until the second click.
    const release = await holdRequests(page, '**/api/account/login');
    const calls = logins().length;
    await twice();
    await expect.poll(() => form.getAttribute('aria-busy')).toBe('true');
    release();
    await expect.poll(() => form.getAttribute('aria-busy')).not.toBe('true');
    expect(logins()).toHaveLength(calls + 1);
    await page.unrouteAll();
  }
});

test('keeps the form, its values and the focus, also on the button, after a failed sign-in', async () => {
  const page = await office.open('/');
  await userIdField(page).fill('ben');
  await passwordField(page).fill('not-his');
  await signInHydrated(page);
  const mark = await page.locator('form').elementHandle();
  await signInButton(page).click();
  await expect.poll(() => alertText(page)).toBe('Incorrect user ID or password.');
  expect(await mark?.evaluate((node) => node.isConnected)).toBe(true);
  expect(await userIdField(page).inputValue()).toBe('ben');
  expect(await passwordField(page).inputValue()).toBe('not-his');
  expect(await isFocused(signInButton(page))).toBe(true);
});

test('shows and describes a problem beside its field and focuses the first invalid field', async () => {
  const page = await office.open('/');
  await userIdField(page).fill('ada');
  await signInButton(page).click();
  await page.getByText('Enter your password.').waitFor();
  expect(await isFocused(passwordField(page))).toBe(true);
  expect(await described(passwordField(page))).toBe('Enter your password.');
  expect(await passwordField(page).getAttribute('aria-invalid')).toBe('true');
  expect(await userIdField(page).getAttribute('aria-describedby')).toBeNull();
  await passwordField(page).fill('not-hers');
  await page.keyboard.press('Enter');
  await expect.poll(() => alertText(page)).toBe('Incorrect user ID or password.');
  expect(await passwordField(page).getAttribute('aria-describedby')).toBeNull();
});

test('shows a Caps Lock hint beside the password field in the language of the page', async () => {
  const page = await office.open('/');
  await signInHydrated(page);
  // Enter has shown the password; this hides it again.
  await signInHydrated(page);
  const hint = page.getByRole('status').filter({ hasText: 'Caps Lock is on.' });
  await key(userIdField(page), true);
  // The first key loads the hint, which listens from then on.
  await expect.poll(() => key(passwordField(page), true).then(() => hint.isVisible())).toBe(true);
  await key(passwordField(page), false);
  await hint.waitFor({ state: 'detached' });
  await key(passwordField(page), true, 'keyup');
  await hint.waitFor();
  // Below the field, the focus ring would cover it.
  const [above, field] = await Promise.all([hint.boundingBox(), passwordField(page).boundingBox()]);
  expect(Number(above?.y) + Number(above?.height)).toBeLessThanOrEqual(Number(field?.y));
  await page.getByRole('combobox', { name: 'Language' }).selectOption('中文');
  await page.getByText('大写锁定已开启。').waitFor();
  await page.getByRole('combobox', { name: '语言' }).selectOption('English');
  await hint.waitFor();
  // Other fields do not show the hint.
  await passwordField(page).focus();
  await userIdField(page).focus();
  await hint.waitFor({ state: 'detached' });
  // Autofill dispatches key events that are not KeyboardEvents; a visible password needs no hint.
  await passwordField(page).evaluate((input) =>
    input.dispatchEvent(new Event('keydown', { bubbles: true })),
  );
  await page.getByRole('button', { name: 'Show password' }).click();
  await key(passwordField(page), true);
  expect(await hint.count()).toBe(0);

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await askForCode(page, 'ada');
  await answer(page, 'Verification code', mailedCode(office, 'ada'));
  await newPassword(page).waitFor();
  await key(repeatPassword(page), true);
  await hint.waitFor();
});

test('the live region of the Caps Lock hint is empty at first', async () => {
  const page = await office.open('/');
  await signInHydrated(page);
  await signInHydrated(page);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.matches('.note'))
          Object.assign(window, { first: node.textContent });
    }).observe(document.body, { childList: true, subtree: true });
  });
  const hint = page.getByRole('status').filter({ hasText: 'Caps Lock is on.' });
  await expect.poll(() => key(passwordField(page), true).then(() => hint.isVisible())).toBe(true);
  // Read by the observer after all changes of one task.
  expect(await page.evaluate('window.first')).toBe('');
});

test('focuses the first field without scrolling the host page, except on touch devices', async () => {
  const markup = `<!doctype html><title>Host</title><div style="height: 3000px">Intranet</div>
    <backoffice-login></backoffice-login><script src="/dist/backoffice.js"></script>`;
  const page = await office.host(markup);
  await expect.poll(() => isFocused(userIdField(page))).toBe(true);
  await signInHydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const phone = await office.context({ hasTouch: true, isMobile: true });
  const touched = await office.host(markup, phone);
  await signInHydrated(touched);
  const focused = () => touched.evaluate(() => document.activeElement?.localName);
  expect(await focused()).toBe('body');
  // The next step focuses its heading, which opens no virtual keyboard.
  await userIdField(touched).fill('ada');
  await touched.getByRole('link', { name: 'Forgot password?' }).tap();
  await touched.getByRole('button', { name: 'Send' }).tap();
  await touched.getByRole('textbox', { name: 'Verification code' }).waitFor();
  await expect.poll(focused).toBe('h1');
});

/** Returns the text that `aria-describedby` refers to. */
const described = (field: Locator) =>
  field.evaluate((input) => {
    const id = input.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent;
  });

/** Dispatches a key event with a Caps Lock state: no driver can press that key. */
const key = (field: Locator, capsLock: boolean, type = 'keydown') =>
  field.evaluate(
    (input, init) => {
      const { type: name, on } = init;
      const event = new KeyboardEvent(name, { key: 'a', bubbles: true, modifierCapsLock: on });
      input.dispatchEvent(event);
    },
    { type, on: capsLock },
  );
