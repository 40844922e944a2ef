import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInHydrated } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice({ folders: { '/texts/': new URL('texts', import.meta.url).pathname } });

test('applies changes to layout, width, sidebar, theme and top bar immediately', async () => {
  const page = await shellOf('ada');
  for (const [name, value] of [
    ['layout', 'horizontal'],
    ['width', 'boxed'],
    ['sidebar', 'colored'],
    ['theme', 'dark'],
    ['topbar', 'colored'],
  ] as const) {
    await set(page, name, value);
    const root = page.locator('backoffice-shell .root');
    await expect.poll(() => root.getAttribute(`data-${name}`)).toBe(value);
  }
});

test('shows a new brand in the top bar and the title immediately', async () => {
  const page = await shellOf('ada');
  await set(page, 'brand', 'Harbour');
  await page.getByText('Harbour', { exact: true }).waitFor();
  await expect.poll(() => page.title()).toBe('Dashboard · Harbour');
});

test('updates the menu links immediately when hash-prefix changes', async () => {
  const page = await shellOf('ada');
  const site = page.getByRole('navigation').getByRole('link', { name: 'Site' });
  await set(page, 'hash-prefix', '!bo');
  await expect.poll(() => site.getAttribute('href')).toBe('#!bo/site');
  await site.click();
  expect(new URL(page.url()).hash).toBe('#!bo/site');
});

test('stops changing the URL of the page when routing becomes "memory"', async () => {
  const page = await shellOf('ada');
  await set(page, 'routing', 'memory');
  const site = page.getByRole('navigation').getByRole('link', { name: 'Site' });
  await site.click();
  await expect.poll(() => site.getAttribute('aria-current')).toBe('page');
  expect(new URL(page.url()).hash).toBe('');
});

test('switches the session when storage or storage-prefix changes, and back again', async () => {
  const page = await shellOf('ben');
  const user = page.getByRole('button', { name: 'User menu' });
  for (const [name, value] of [
    ['storage', 'session'],
    ['storage-prefix', 'other:'],
  ] as const) {
    await set(page, name, value);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await user.count()).toBe(0);
    await set(page, name, null);
    await user.waitFor();
  }
});

test('keeps the form and what was typed when storage and storage-prefix get their default values', async () => {
  const page = await office.host(hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`));
  await signInHydrated(page);
  const userId = page.getByRole('textbox', { name: 'User ID' });
  await userId.fill('ben');
  const before = await userId.elementHandle();
  await set(page, 'storage', 'local');
  await set(page, 'storage-prefix', 'backoffice:');
  // Applied after the two: whatever they change is on the page by then.
  await set(page, 'brand', 'Harbour');
  await page.getByText('Harbour', { exact: true }).waitFor();
  expect(await userId.inputValue()).toBe('ben');
  expect(await before?.evaluate((node) => node.isConnected)).toBe(true);
});

test('a catalog at assets-base overrides single texts until the attribute is removed', async () => {
  const page = await shellOf('ada');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await set(page, 'assets-base', '/texts/');
  await menu.getByRole('link', { name: 'Locations' }).waitFor();
  await menu.getByRole('link', { name: 'Workspace' }).waitFor();
  await set(page, 'assets-base', null);
  await menu.getByRole('link', { name: 'Site' }).waitFor();
});

test('switches the texts immediately when language changes', async () => {
  const page = await shellOf('ada');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await set(page, 'language', 'de');
  await page.getByRole('link', { name: 'Standorte' }).first().waitFor();
  expect(await page.locator('backoffice-shell .root').getAttribute('lang')).toBe('de');
  await set(page, 'language', null);
  await menu.getByRole('link', { name: 'Site' }).waitFor();
  expect(await page.locator('backoffice-shell .root').getAttribute('lang')).toBe('en-US');
});

test('auth="email" asks for an email address immediately and keeps the typed text', async () => {
  const page = await office.host(hostPage(`<backoffice-login></backoffice-login>${SCRIPT}`));
  await page.getByLabel('Password', { exact: true }).fill('half a passw');
  await page.evaluate(() => customElements.whenDefined('backoffice-login'));
  await set(page, 'auth', 'email', 'backoffice-login');
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('half a passw');
});

test('applies api-base, csrf-cookie and csrf-header to the next request', async () => {
  office.expectProblem(/404/);
  const context = await office.context();
  await context.addCookies([{ name: 'MINE', value: 'forged-not', url: office.server.url }]);
  const page = await office.host(
    hostPage(`<backoffice-login></backoffice-login>${SCRIPT}`),
    context,
  );
  await page.evaluate(() => customElements.whenDefined('backoffice-login'));
  await set(page, 'csrf-cookie', 'MINE', 'backoffice-login');
  await set(page, 'csrf-header', 'X-Mine', 'backoffice-login');
  await set(page, 'api-base', '/api/elsewhere/', 'backoffice-login');
  const asked = page.waitForRequest('**/login');
  await signIn(page, 'ada');
  const request = await asked;
  expect(new URL(request.url()).pathname).toBe('/api/elsewhere/api/account/login');
  expect(request.headers()['x-mine']).toBe('forged-not');
});

test('applies reset-url, register-url and return-url immediately', async () => {
  const page = await office.host(hostPage(`<backoffice-login></backoffice-login>${SCRIPT}`));
  await page.evaluate(() => customElements.whenDefined('backoffice-login'));
  await set(page, 'reset-url', '/help', 'backoffice-login');
  await set(page, 'register-url', '/join', 'backoffice-login');
  await set(page, 'return-url', '/handbook.html', 'backoffice-login');
  const link = (name: string) => page.getByRole('link', { name });
  await expect.poll(() => link('Forgot password?').getAttribute('href')).toBe('/help');
  await expect.poll(() => link('Create an account').getAttribute('href')).toBe('/join');
  await signIn(page, 'ada');
  await page.waitForURL('**/handbook.html');
});

test('a listener of the sign-in can choose the return-url', async () => {
  const page = await office.host(hostPage(`<backoffice-login></backoffice-login>${SCRIPT}`));
  await page.evaluate(() => {
    document.addEventListener('backoffice-login', ({ target }) => {
      (target as HTMLElement).setAttribute('return-url', '/handbook.html');
    });
  });
  await signIn(page, 'ada');
  await page.waitForURL('**/handbook.html');
});

test('applies login-url immediately to the link that leaves the reset steps', async () => {
  const page = await office.host(hostPage(`<backoffice-reset></backoffice-reset>${SCRIPT}`));
  await page.getByRole('heading', { name: 'Reset password' }).waitFor();
  await set(page, 'login-url', '/handbook.html', 'backoffice-reset');
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await page.waitForURL('**/handbook.html');
});

async function shellOf(userId: 'ada' | 'ben'): Promise<Page> {
  const markup = hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`);
  const page = await office.host(markup, await signedIn(office, userId));
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  return page;
}

/** Sets an attribute, or removes it if the value is null. */
async function set(page: Page, name: string, value: string | null, tag = 'backoffice-shell') {
  await page.locator(tag).evaluate(
    (element, [key = '', newValue]) => {
      if (newValue == null) element.removeAttribute(key);
      else element.setAttribute(key, newValue);
    },
    [name, value] as const,
  );
}
