import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  HOSTED_OFFICE,
  openHosted,
  providerOf,
  recordAt,
  signInHosted,
} from '../../support/hosted';
import { startOffice } from '../../support/office';
import { countLoads, signInButton, userMenu } from '../../support/pageHelpers';

const office = startOffice(HOSTED_OFFICE);
const hosted = () => providerOf(office);
const tokenCalls = () => hosted().calls.filter((call) => call === 'POST /token').length;

/** Starts a request and resolves to the user id in its answer, or to the status of its error. */
const probe = (page: Page) =>
  page.evaluate(async () => {
    await customElements.whenDefined('backoffice-shell');
    const shell = document.querySelector('backoffice-shell') as unknown as {
      request(url: string, options: object): Promise<{ UserId: string }>;
    };
    return shell.request('/api/probe', { envelope: true }).then(
      ({ UserId }) => UserId,
      ({ status }) => status,
    );
  });

/** Replaces the stored token with one that the server refuses, and sets its expiry to `seconds` from now. */
const spoilToken = (page: Page, seconds: number) =>
  page.evaluate((left) => {
    const key = 'backoffice:currentUser';
    const record = JSON.parse(localStorage.getItem(key) ?? '');
    const expires = Math.floor(Date.now() / 1000) + left;
    localStorage.setItem(key, JSON.stringify({ ...record, token: 'no-longer-good', expires }));
  }, seconds);

test('a request at the start of a page waits for the renewal of a token that expired while no page was open', async () => {
  office.expectProblem(/401/);
  const page = await openHosted(office, {});
  await signInHosted(page, 'ada');
  await userMenu(page).waitFor();
  await spoilToken(page, -60);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${hosted().authority}/token`, async (route) => {
    await held;
    await route.continue();
  });
  const before = tokenCalls();
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.reload();
  const loads = countLoads(page);
  const answer = probe(page);
  await refused;
  release();
  expect(await answer).toBe('ada');
  expect(loads()).toBe(0);
  expect(tokenCalls()).toBe(before + 1);
  expect((await recordAt(page)).token).not.toBe('no-longer-good');
});

test('a request whose 401 arrives after the token was renewed is sent again', async () => {
  office.expectProblem(/401/);
  const page = await openHosted(office, {});
  await signInHosted(page, 'ada');
  await userMenu(page).waitFor();
  const { token } = await recordAt(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/probe', async (route) => {
    await held;
    await route.fulfill({ status: 401, body: '' });
    await page.unroute('**/api/probe');
  });
  const sent = page.waitForRequest('**/api/probe');
  const answer = probe(page);
  await sent;
  // The token is due: a change of the session schedules its renewal.
  await page.evaluate(() => {
    const key = 'backoffice:currentUser';
    const record = JSON.parse(localStorage.getItem(key) ?? '');
    const expires = Math.floor(Date.now() / 1000) + 1;
    localStorage.setItem(key, JSON.stringify({ ...record, expires }));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(async () => (await recordAt(page)).token).not.toBe(token);
  const loads = countLoads(page);
  release();
  expect(await answer).toBe('ada');
  expect(loads()).toBe(0);
});

test('the sign-in can be started again after the user has stopped the page of the provider', async () => {
  const page = await openHosted(office, {});
  await page.clock.install();
  const address = `${hosted().authority}/auth?*`;
  // The browser stays on the page, as after Escape.
  await page.route(address, (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForResponse(address);
  await signInButton(page).click();
  await asked;
  await page.getByText('Signing in…').waitFor();
  await page.clock.fastForward('00:10');
  const again = page.waitForResponse(address);
  await page.getByText('You sign in at').waitFor();
  await signInButton(page).click();
  await again;
});

test('an idle logout says why after the logout page of the provider', async () => {
  const context = await office.context();
  await context.clock.install({ time: Date.now() });
  const page = await openHosted(office, { attributes: 'idle-timeout="5"' }, context);
  await signInHosted(page, 'ada');
  await page.locator('[part=footer]').waitFor();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('backoffice:activity')))
    .not.toBe(null);
  await context.clock.fastForward('06:00');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('You were logged out because the page was not used.').waitFor();
});
