import { expect, test } from 'vitest';
import { signIn, startOffice } from '../../support/office';
import {
  enter,
  hashOf,
  isFocused,
  logOut,
  signInButton,
  storedRecord,
  userMenu,
} from '../../support/pageHelpers';

const office = startOffice();

test('logout removes the stored record, sets the current user to none and goes to the login route', async () => {
  const page = await enter(office, 'ada', '/#/site');
  expect(JSON.parse((await storedRecord(page)) ?? '')).toMatchObject({ UserId: 'ada' });
  await page.evaluate(() => {
    document.addEventListener('backoffice-logout', (event) => {
      const shell = event.target as HTMLElement & { user: unknown };
      Object.assign(window, {
        heard: {
          detail: (event as CustomEvent).detail,
          record: localStorage.getItem('backoffice:currentUser'),
          user: shell.user ?? null,
          hash: location.hash,
        },
      });
    });
  });
  await logOut(page);
  await signInButton(page).waitFor();
  expect(await page.evaluate(() => (window as { heard?: unknown }).heard)).toEqual({
    detail: { reason: 'user' },
    record: null,
    user: null,
    hash: '#/site',
  });
  await expect.poll(() => hashOf(page)).toBe('#/account/login');
  expect(await userMenu(page).count()).toBe(0);
  await page.reload();
  await signInButton(page).waitFor();
  expect(await storedRecord(page)).toBeNull();
});

test('the next user starts at the dashboard after a logout', async () => {
  const page = await enter(office, 'ada', '/#/admin');
  await logOut(page);
  await signInButton(page).waitFor();
  await signIn(page, 'ben');
  await page.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
  expect(hashOf(page)).toBe('#/');
});

for (const path of ['/404', '/500', '/profile']) {
  test(`logout on ${path} goes to the login route`, async () => {
    const page = await enter(office, 'ada');
    await page.goto(`${office.server.url}/#${path}`);
    await logOut(page);
    await signInButton(page).waitFor();
    expect(hashOf(page)).toBe('#/account/login');
  });
}

test('log out works by keyboard alone', async () => {
  const page = await enter(office, 'ada');
  await userMenu(page).focus();
  await page.keyboard.press('Enter');
  const profile = page.getByRole('menuitem', { name: 'Profile' });
  await profile.waitFor();
  await expect.poll(() => isFocused(profile)).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => isFocused(page.getByRole('menuitem', { name: 'Log out' }))).toBe(true);
  await page.keyboard.press('Enter');
  await signInButton(page).waitFor();
  expect(await storedRecord(page)).toBeNull();
});

test("logout calls the configured authentication provider's logout after removing the record, before it leaves the page", async () => {
  const page = await office.host(PROVIDER);
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await logOut(page);
  await signInButton(page).waitFor();
  expect(await page.evaluate(() => (window as { signedOut?: unknown }).signedOut)).toEqual([
    { Name: 'Ada of the provider', record: null, hash: '#/' },
  ]);
  await expect.poll(() => hashOf(page)).toBe('#/account/login');
});

test('signs the user out even if the provider fails', async () => {
  const page = await office.host(PROVIDER);
  await page.evaluate(() => Object.assign(window, { providerFails: true }));
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await logOut(page);
  await signInButton(page).waitFor();
  expect(hashOf(page)).toBe('#/account/login');
  expect(await storedRecord(page)).toBeNull();
});

test('a late answer of the provider does not navigate back to the login route', async () => {
  const page = await office.host(PROVIDER);
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as unknown as Logout;
    shell.authProvider.signOut = () => new Promise((answer) => Object.assign(window, { answer }));
    shell.navigate('/site');
    Object.assign(window, { leaving: shell.logout() });
  });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Reset password' }).waitFor();
  await page.evaluate(async () => {
    const { answer, leaving } = window as unknown as { answer(): void; leaving: Promise<void> };
    answer();
    await leaving;
  });
  expect(hashOf(page)).toBe('#/account/reset');
  await page.goBack();
  await signInButton(page).waitFor();
  expect(hashOf(page)).toBe('#/account/login');
});

interface Logout {
  authProvider: { signOut(): Promise<unknown> };
  navigate(path: string): void;
  logout(): Promise<void>;
}

const PROVIDER = `<!doctype html><title>Host</title><backoffice-shell></backoffice-shell>
<script>
  window.signedOut = [];
  document.querySelector('backoffice-shell').authProvider = {
    signIn: async () => ({ token: 'of-the-provider', Name: 'Ada of the provider' }),
    signOut: async ({ Name }) => {
      const record = localStorage.getItem('backoffice:currentUser');
      signedOut.push({ Name, record, hash: location.hash });
      if (window.providerFails) throw new Error('The provider is down.');
    },
  };
</script>
<script src="/dist/backoffice.js"></script>`;
