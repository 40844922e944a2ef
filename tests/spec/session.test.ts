import { expect, test } from 'vitest';
import { signIn, startOffice } from '../kit/office';
import { callsTo, enter, hashOf, logOut, signInButton, storedRecord, userMenu } from '../kit/visit';

const office = startOffice({ quickHashes: true });

test('on load the current user is restored from local storage', async () => {
  const page = await enter(office, 'ada', '/#/site');
  office.server.requests.splice(0);
  await page.reload();
  await userMenu(page).waitFor();
  await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  const later = await office.open('/#/support', page.context());
  await later.getByRole('heading', { name: 'Open tickets' }).waitFor();
  expect(callsTo(office, '/api/account/login')).toEqual([]);
});

test('the stored record is the response data object', async () => {
  const page = await enter(office, 'ben');
  expect(JSON.parse((await storedRecord(page)) ?? '')).toEqual({
    UserId: 'ben',
    Name: 'Ben Lindqvist',
    Role: 'EDITOR',
    Avatar: '/northgate/avatars/ben.svg',
    token: expect.stringMatching(/^[\w-]{40,}$/),
  });
});

test('other tabs follow sign-in at once, each to the page it wanted', async () => {
  const context = await office.context();
  const first = await office.open('/', context);
  const second = await office.open('/#/site', context);
  await signInButton(second).waitFor();
  await signInButton(first).waitFor();
  await signIn(first, 'ada');
  await userMenu(first).waitFor();
  await second.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  expect(hashOf(second)).toBe('#/site');
});

test('other tabs follow sign-out at once, and hear why', async () => {
  const first = await enter(office, 'ada', '/#/site');
  const second = await office.open('/#/support', first.context());
  await second.getByRole('heading', { name: 'Open tickets' }).waitFor();
  await second.evaluate(() => {
    document.addEventListener('backoffice-logout', (event) => {
      Object.assign(window, { heard: (event as CustomEvent).detail });
    });
  });
  await logOut(first);
  await signInButton(second).waitFor();
  expect(await second.evaluate(() => (window as { heard?: unknown }).heard)).toEqual({
    reason: 'other-tab',
  });
  expect(hashOf(second)).toBe('#/account/login?returnUrl=%2Fsupport');
  expect(await second.getByRole('heading', { name: 'Open tickets' }).count()).toBe(0);
});

test('a tab shows the person who signed in last', async () => {
  const first = await enter(office, 'ada');
  const second = await office.open('/', first.context());
  await second.getByRole('heading', { name: 'Welcome, Ada Okafor' }).waitFor();
  await logOut(first);
  await signIn(first, 'ben');
  await second.getByRole('heading', { name: 'Welcome, Ben Lindqvist' }).waitFor();
  expect(await second.getByRole('link', { name: 'Admin' }).count()).toBe(0);
});

test('a storage that the user clears signs the tabs out', async () => {
  const first = await enter(office, 'ada');
  const second = await office.open('/', first.context());
  await userMenu(second).waitFor();
  await first.evaluate(() => localStorage.clear());
  await signInButton(second).waitFor();
  await first.reload();
  await signInButton(first).waitFor();
});

for (const [kind, survives] of [
  ['session', true],
  ['memory', false],
] as const) {
  test(`storage="${kind}" keeps the record ${survives ? 'for the tab' : 'for the page'} and out of local storage`, async () => {
    const context = await office.context();
    const markup = `<title>Host</title><backoffice-shell storage="${kind}"></backoffice-shell>
      <script src="/dist/backoffice.js"></script>`;
    const page = await office.host(markup, context);
    await signIn(page, 'ada');
    await userMenu(page).waitFor();
    expect(await storedRecord(page)).toBeNull();
    await page.reload();
    await (survives ? userMenu(page) : signInButton(page)).waitFor();
    const other = await office.host(markup, context);
    await signInButton(other).waitFor();
    expect(await userMenu(other).count()).toBe(0);
  });
}
