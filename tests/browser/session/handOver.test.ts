import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { callsTo, logOut, signInButton, storedRecord, userMenu } from '../../support/visit';

const office = startOffice();
const LOGOUT = '/api/account/logout';

type SignInElement = HTMLElement & { signIn(record: unknown): Promise<void> };

/** Calls `signIn` of an element and returns the name of the error, if it rejects. */
const handOver = (page: Page, record: unknown, tag = 'backoffice-shell') =>
  page.evaluate(
    ([name, value]) =>
      (document.querySelector(name as string) as SignInElement).signIn(value).then(
        () => undefined,
        (error: Error) => error.name,
      ),
    [tag, record] as const,
  );

const statusOf = (page: Page, token: string) =>
  page.evaluate(
    (value) =>
      fetch('/api/probe', { headers: { Authorization: `Bearer ${value}` } }).then((a) => a.status),
    token,
  );

test('takes over a session of the portal and ends it at the server at log-out', async () => {
  office.expectProblem(/401/);
  const page = await office.host(
    hostPage(`<script>
        window.heard = [];
        document.addEventListener('backoffice-login', ({ detail }) => heard.push(detail.user.Name));
      </script>
      <backoffice-shell logout-path="api/account/logout" reset-url="none">
        <p slot="help">Call the desk: 4711</p></backoffice-shell>${SCRIPT}`),
  );
  await signInButton(page).waitFor();
  await page.evaluate(() => customElements.whenDefined('backoffice-shell'));
  expect(await page.getByText('Forgot password?').count()).toBe(0);
  const [help, button] = await Promise.all([
    page.getByText('Call the desk: 4711').boundingBox(),
    signInButton(page).boundingBox(),
  ]);
  expect(help?.y).toBeGreaterThan((button?.y ?? Infinity) + (button?.height ?? 0));
  for (const bad of [undefined, null, 'token', {}, { token: '' }, { token: 7 }]) {
    expect(await handOver(page, bad)).toBe('TypeError');
  }
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  const record = JSON.parse((await storedRecord(page)) ?? '');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await signInButton(page).waitFor();
  await page.evaluate(() => customElements.whenDefined('backoffice-shell'));

  expect(await handOver(page, record)).toBeUndefined();
  await userMenu(page).waitFor();
  expect(await page.getByText('Call the desk: 4711').isVisible()).toBe(false);
  expect(await page.evaluate(() => (window as { heard?: unknown }).heard)).toEqual(['Ada Okafor']);
  expect(await statusOf(page, record.token)).toBe(200);
  await page.evaluate(() => {
    // A portal that leaves at once.
    addEventListener('backoffice-logout', () => location.assign('/news.html'));
  });
  await logOut(page);
  await page.waitForURL('**/news.html');
  await expect.poll(() => callsTo(office, LOGOUT)).toHaveLength(1);
  await expect.poll(() => statusOf(page, record.token)).toBe(401);
});

test('sends no token to a log-out path of another origin, and logs out offline', async () => {
  office.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const before = callsTo(office, LOGOUT).length;
  const page = await office.host(
    hostPage(
      `<backoffice-login logout-path="https://elsewhere.example/out"></backoffice-login>${SCRIPT}`,
    ),
  );
  const asked: string[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => warnings.push(message.text()));
  const leave = () => page.getByRole('button', { name: 'Log out' });
  for (const round of [1, 2]) {
    await signIn(page, 'ada');
    await leave().waitFor();
    if (round === 2) {
      await page.evaluate((path) => {
        document.querySelector('backoffice-login')?.setAttribute('logout-path', path);
      }, LOGOUT);
      await page.context().setOffline(true);
    }
    await leave().click();
    await signInButton(page).waitFor();
    expect(await storedRecord(page)).toBeNull();
  }
  expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([]);
  expect(warnings.filter((text) => text.includes('logout-path='))).toHaveLength(1);
  expect(callsTo(office, LOGOUT)).toHaveLength(before);
});
