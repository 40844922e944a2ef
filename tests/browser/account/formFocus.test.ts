import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInHydrated } from '../../support/handover';
import { holdRequests } from '../../support/holdRequests';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { focusedName, isFocused, signInButton } from '../../support/pageHelpers';
import { codeField } from '../../support/passwordReset';

const office = startOffice();

/** Clicks as in browsers of macOS, in which a button takes the focus from a field, but not for itself. */
const clickWithoutFocus = (one: Locator) =>
  one.evaluate((node: HTMLElement) => {
    (document.activeElement as HTMLElement).blur();
    node.click();
  });

const button = (page: Page, name: string) => page.getByRole('button', { name });

for (const element of ['backoffice-login', 'backoffice-shell']) {
  test(`without autofocus, the steps of <${element}> focus their headings, and not the first one of a page`, async () => {
    const page = await office.host(hostPage(`<${element} no-autofocus></${element}>${SCRIPT}`));
    await signInButton(page).waitFor();
    await page.evaluate((tag) => customElements.whenDefined(tag).then(() => {}), element);
    expect(await focusedName(page)).toBe('');
    await page.getByRole('link', { name: 'Forgot password?' }).press('Enter');
    await button(page, 'Send').waitFor();
    await expect.poll(() => focusedName(page)).toBe('Reset password');
    await button(page, 'Back to sign-in').press('Enter');
    await signInButton(page).waitFor();
    await expect.poll(() => focusedName(page)).toBe('Sign in');

    await signIn(page, 'dana', 'northgate-dana');
    await codeField(page).waitFor();
    await button(page, 'Back').press('Enter');
    await signInButton(page).waitFor();
    await expect.poll(() => focusedName(page)).toBe('Sign in');
  });
}

for (const at of ['backoffice-login', 'backoffice-shell']) {
  test(`the second step of <${at}> keeps the focus beside another element of its session`, async () => {
    const page = await office.host(
      hostPage(
        `<backoffice-login></backoffice-login><div style="height: 2000px"></div>
        <backoffice-shell routing="memory"></backoffice-shell>${SCRIPT}`,
      ),
    );
    await expect.poll(() => signInButton(page).count()).toBe(2);
    const element = page.locator(at);
    await element.getByRole('textbox', { name: 'User ID' }).fill('dana');
    await element.getByLabel('Password', { exact: true }).fill('northgate-dana');
    const focused = await page.evaluateHandle(() => {
      const hosts: string[] = [];
      document.addEventListener('focusin', ({ target }) => {
        const host = (target as Element).closest('backoffice-login, backoffice-shell');
        hosts.push(host?.localName ?? '');
      });
      return hosts;
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => codeField(page).count()).toBe(2);
    const field = element.getByRole('textbox', { name: 'Verification code' });
    await expect.poll(() => isFocused(field)).toBe(true);
    await clickWithoutFocus(element.getByRole('button', { name: 'Back' }));
    const password = element.getByLabel('Password', { exact: true });
    await expect.poll(() => isFocused(password)).toBe(true);
    expect(new Set(await focused.jsonValue())).toEqual(new Set([at]));
  });
}

test('an element whose sign-in has failed leaves the focus to the one that signs in next', async () => {
  const page = await office.host(
    hostPage(`<backoffice-login></backoffice-login>
      <backoffice-shell routing="memory"></backoffice-shell>${SCRIPT}`),
  );
  await expect.poll(() => signInButton(page).count()).toBe(2);
  for (const [tag, password] of [
    ['backoffice-login', 'wrong'],
    ['backoffice-shell', 'northgate-dana'],
  ] as const) {
    const element = page.locator(tag);
    await element.getByRole('textbox', { name: 'User ID' }).fill('dana');
    await element.getByLabel('Password', { exact: true }).fill(password);
    await clickWithoutFocus(element.getByRole('button', { name: 'Sign in', exact: true }));
    if (tag === 'backoffice-login') await element.getByRole('alert').getByText(/\w/).waitFor();
  }
  await expect.poll(() => codeField(page).count()).toBe(2);
  const field = page.locator('backoffice-shell').getByRole('textbox');
  await expect.poll(() => isFocused(field)).toBe(true);
});

test('a later render of a form that has sent a sign-in does not focus its heading', async () => {
  const page = await office.host(
    hostPage(`<backoffice-login no-autofocus></backoffice-login>${SCRIPT}`),
  );
  await signInHydrated(page);
  const release = await holdRequests(page, '**/api/account/login');
  await page.getByRole('textbox', { name: 'User ID' }).fill('dana');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await clickWithoutFocus(signInButton(page));
  await page.locator('form[aria-busy="true"]').waitFor();
  await page.evaluate(() =>
    document.querySelector('backoffice-login')?.setAttribute('brand', 'Southgate'),
  );
  await page.getByText('Southgate').waitFor();
  release();
  await page.getByRole('alert').getByText(/\w/).waitFor();
  expect(await focusedName(page)).toBe('');
});
