import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  HOSTED_OFFICE,
  HOSTED_PAGE,
  openHosted,
  providerOf,
  recordAt,
  signInHosted,
} from '../../support/hosted';
import { startOffice } from '../../support/office';
import { alertText, logOut, signInButton, userMenu } from '../../support/pageHelpers';

const office = startOffice(HOSTED_OFFICE);
const hosted = () => providerOf(office);
const login = (page: Page, prefix: string) =>
  page.locator(`backoffice-login[storage-prefix="${prefix}"]`);

test('an answer to another client of the page stays in the address, without a message', async () => {
  const calls = hosted().calls.length;
  const query = '?code=of-another&state=client&team=9';
  const page = await office.open(`/hosted.html${query}#/site`);
  await page.getByText('You sign in at').waitFor();
  expect(await alertText(page)).toBe('');
  expect(new URL(page.url()).search).toBe(query);
  expect(hosted().calls.slice(calls)).toEqual([]);
});

test('of two elements with prefixes of their own, only the one that has started the sign-in takes the answer', async () => {
  const page = await openHosted(office, {
    tag: 'backoffice-login',
    attributes: 'storage-prefix="second:"',
    before: (attributes) =>
      `<backoffice-login ${attributes} storage-prefix="first:"></backoffice-login>`,
  });
  await login(page, 'second:').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('User ID').fill('ada');
  await page.getByLabel('Password').fill('northgate-ada');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Allow' }).click();
  await login(page, 'second:').getByText('You are signed in as Ada Okafor.').waitFor();
  expect(await alertText(page)).toBe('');
  expect(await recordAt(page, 'first:currentUser')).toBeNull();
  expect(page.url()).toBe(office.server.url + HOSTED_PAGE);
});

test('a sign-in that the user has left with Back leaves no mark: a later code is not taken for its answer', async () => {
  const page = await openHosted(office, {});
  // The browser stays on the page, as it does after Back.
  await page.route(`${hosted().authority}/auth?*`, (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForResponse(`${hosted().authority}/auth?*`);
  await signInButton(page).click();
  await asked;
  const pending = () => page.evaluate(() => sessionStorage.getItem('backoffice:oidcBegun'));
  expect(await pending()).toBe('1');
  // The end of the first load comes before the return.
  for (const persisted of [false, true])
    await page.evaluate(
      (value) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: value })),
      persisted,
    );
  expect(await pending()).toBeNull();
});

test('logout and another sign-in return to the page of the first sign-in, also after the page has changed its path', async () => {
  const page = await openHosted(office, { attributes: 'routing="memory"' });
  await signInHosted(page, 'ben');
  await userMenu(page).waitFor();
  const goElsewhere = () => page.evaluate(() => history.pushState(null, '', '/customers/7'));
  await goElsewhere();
  await logOut(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await signInButton(page).waitFor();
  expect(page.url()).toBe(office.server.url + HOSTED_PAGE);

  await signInHosted(page, 'ben');
  await userMenu(page).waitFor();
  await goElsewhere();
  // A provider that is not reachable at logout: the page stays.
  office.expectProblem(/net::ERR_FAILED/);
  await page.route('**/openid-configuration', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await logOut(page);
  await refused;
  await signInButton(page).waitFor();
  await page.unrouteAll();
  // The user is still signed in at the provider.
  await signInButton(page).click();
  await userMenu(page).waitFor();
  expect(page.url()).toBe(office.server.url + HOSTED_PAGE);
});

test('logout returns to the page of an earlier sign-in, and the next sign-in to the page that it starts on', async () => {
  const page = await openHosted(office, {});
  await signInHosted(page, 'ben');
  await userMenu(page).waitFor();
  const earlier = `${office.server.url}/hosted.html`;
  await page.evaluate((redirectUri) => {
    const key = 'backoffice:currentUser';
    const record = JSON.parse(localStorage.getItem(key) ?? '');
    const tokens = { ...record.tokens, redirectUri };
    localStorage.setItem(key, JSON.stringify({ ...record, tokens }));
  }, earlier);
  await page.reload();
  await userMenu(page).waitFor();
  // The browser stays on the page.
  const held = (url: URL) => url.href.startsWith(`${hosted().authority}/`) && url.search !== '';
  await page.route(held, (route) => route.fulfill({ status: 204 }));
  const ended = page.waitForRequest((request) => held(new URL(request.url())));
  await logOut(page);
  const end = new URL((await ended).url()).searchParams;
  expect(end.get('post_logout_redirect_uri')).toBe(earlier);
  await signInButton(page).waitFor();
  const begun = page.waitForRequest(`${hosted().authority}/auth?*`);
  await signInButton(page).click();
  const begin = new URL((await begun).url()).searchParams;
  expect(begin.get('redirect_uri')).toBe(office.server.url + HOSTED_PAGE);
});
