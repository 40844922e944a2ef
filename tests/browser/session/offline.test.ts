import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { evaluateOnShell, recordEvents } from '../../support/events';
import { PASSWORDS, startOffice } from '../../support/office';
import {
  countLoads,
  failWith,
  focusedName,
  isFocused,
  storedRecord,
  userMenu,
} from '../../support/pageHelpers';
import { boxOf, setAttributes } from '../../support/shellAlone';
import { signedIn, USER_KEY } from '../../support/signedIn';

const office = startOffice();

beforeEach(() => office.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|net::ERR_/));

const SHELL = `<!doctype html><html lang="en"><title>Host</title>
<backoffice-shell session-expired="dialog">
  <form slot="site"><label>Site name <input></label></form>
</backoffice-shell>
<script src="/dist/backoffice.js"></script></html>`;

/** Waits for hydration: the status exists only afterwards. */
const ready = (page: Page) => page.getByRole('status').first().waitFor({ state: 'attached' });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });
const call = (page: Page, options = '') =>
  evaluateOnShell<{ reason?: string; Code?: number }>(
    page,
    `shell.request('/api/probe'${options}).catch(({ reason }) => ({ reason }))`,
  );

test('shows a banner and keeps the form while offline, and removes the banner when online', async () => {
  const context = await signedIn(office, 'ada');
  const events = await recordEvents(context);
  const page = await office.host(SHELL, context);
  await ready(page);
  await evaluateOnShell(page, `shell.navigate('/site')`);
  const name = page.getByRole('textbox', { name: 'Site name' });
  await name.fill('Half a name');
  const loads = countLoads(page);
  expect(await banner(page).count()).toBe(0);

  await context.setOffline(true);
  await banner(page).waitFor();
  expect(await call(page)).toEqual({ reason: 'network' });
  expect(await axe(page)).toEqual([]);
  expect(await name.inputValue()).toBe('Half a name');
  expect(await userMenu(page).isVisible()).toBe(true);
  await context.setOffline(false);
  await banner(page).waitFor({ state: 'detached' });
  expect(await call(page)).toMatchObject({ Code: 0 });
  expect(JSON.parse((await storedRecord(page)) ?? '')).toMatchObject({ UserId: 'ada' });
  expect(events.map(({ type }) => type)).not.toContain('backoffice-logout');
  expect(loads()).toBe(0);
});

test.each([
  { layout: 'vertical' },
  { layout: 'horizontal', padding: '0' },
  { layout: 'vertical', width: 'scrollable', padding: '40px', dir: 'rtl' },
  { layout: 'vertical', language: 'de', viewport: 320 },
])('the banner moves nothing and stays while the page scrolls: %j', async (look) => {
  const { viewport = 1280, padding = '24px', dir = 'ltr', ...attributes } = look;
  const context = await signedIn(office, 'ada', { viewport: { width: viewport, height: 700 } });
  const style = `<style>backoffice-shell::part(content) { padding: ${padding} }</style>`;
  const page = await office.host(SHELL.replace('<title>', `${style}<title>`), context);
  await setAttributes(page, attributes);
  await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir);
  await ready(page);
  await evaluateOnShell(page, `shell.navigate('/site')`);
  const pane = page.getByRole('main');
  const name = page.getByRole('textbox', { name: 'Site name' });
  // Taller than the pane.
  await name.evaluate((input) =>
    Object.assign(input.style, { display: 'block', marginBottom: '2000px' }),
  );
  const widthOf = () => pane.evaluate((node) => node.scrollWidth - node.clientWidth);
  const before = { name: await boxOf(name), tooWide: await widthOf() };

  await context.setOffline(true);
  const bar = page.locator('.offline');
  await bar.waitFor();
  expect({ name: await boxOf(name), tooWide: await widthOf() }).toEqual(before);
  const { left, top, width } = await boxOf(pane);
  expect(await boxOf(bar)).toMatchObject({ left, top, width });
  await page.mouse.move(left + width / 2, 400);
  await page.mouse.wheel(0, 500);
  await expect.poll(async () => (await boxOf(name)).top).toBeLessThan(0);
  const isOnTop = await bar.evaluate((node) => {
    const { x, y, width: wide, height } = node.getBoundingClientRect();
    const root = node.getRootNode() as ShadowRoot;
    return node.contains(root.elementFromPoint(x + wide / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
  expect((await boxOf(bar)).top).toBeGreaterThanOrEqual(0);
});

test.each([
  { width: 'fluid', viewport: 1280 },
  { width: 'scrollable', viewport: 1280 },
  { width: 'fluid', layout: 'horizontal', viewport: 1280 },
  { width: 'fluid', viewport: 390 },
  { width: 'scrollable', viewport: 390 },
])('a head that sticks in the content stays below the banner: %j', async (look) => {
  const { viewport, ...attributes } = look;
  const context = await signedIn(office, 'ada', { viewport: { width: viewport, height: 700 } });
  const page = await office.host(SHELL, context);
  await setAttributes(page, attributes);
  await ready(page);
  await evaluateOnShell(page, `shell.navigate('/site')`);
  const name = page.getByRole('textbox', { name: 'Site name' });
  await name.evaluate((input: HTMLInputElement) => {
    const head = document.createElement('p');
    head.id = 'head';
    head.style.cssText = 'position: sticky; top: var(--backoffice-sticky-top); height: 30px';
    input.closest('form')?.prepend(head);
    Object.assign(input.form?.style ?? {}, { display: 'block', height: '2000px' });
  });
  await context.setOffline(true);
  const bar = page.locator('.offline');
  await bar.waitFor();
  await page.mouse.move(viewport / 2, 400);
  await page.mouse.wheel(0, 500);
  await expect.poll(async () => (await boxOf(name)).top).toBeLessThan(0);
  const head = page.locator('#head');
  const { top, height } = await boxOf(bar);
  expect((await boxOf(head)).top).toBe(top + height);
  await context.setOffline(false);
  await bar.waitFor({ state: 'detached' });
  expect((await boxOf(head)).top).toBe(top);
});

test('shows the banner after a network error and removes it after a successful request', async () => {
  const page = await office.host(SHELL, await signedIn(office, 'ben'));
  await ready(page);
  await failWith(office, page, 'offline');
  expect(await call(page)).toEqual({ reason: 'network' });
  await banner(page).waitFor();
  await failWith(office, page, 'hang');
  expect(await call(page, ', { timeout: 50 }')).toEqual({ reason: 'timeout' });
  expect(await banner(page).isVisible()).toBe(true);
  await failWith(office, page, undefined);
  await call(page);
  await banner(page).waitFor({ state: 'detached' });
  // Failures of other servers do not affect the banner.
  const nowhere = `shell.request('http://127.0.0.1:1/').catch(({ reason }) => ({ reason }))`;
  expect(await evaluateOnShell(page, nowhere)).toEqual({ reason: 'network' });
  expect(await banner(page).count()).toBe(0);
});

/** Code of the shell that the first area loads. */
const AREA_CODE = '**/chunks/AreaHost-*.js';

test('an area that cannot be fetched offline loads when the browser is online again', async () => {
  office.expectProblem(/dynamically imported module/);
  // A new context, whose cache does not have the code yet.
  const context = await signedIn(office, 'ada', { locale: 'en-US' });
  const page = await office.host(SHELL, context);
  await ready(page);
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as unknown as { areas: object };
    shell.areas = {
      site: { load: async () => ({ mount: () => {} }) },
      support: { module: '/area-module.js', preload: 'never' },
    };
  });
  const entry = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  // The first page of an area loads code of the shell, which is tried again too.
  await context.setOffline(true);
  const main = page.getByRole('main');
  await Promise.all([page.waitForEvent('requestfailed'), entry('Site').click()]);
  await banner(page).waitFor();
  expect(await main.locator('.skeleton').isVisible()).toBe(true);
  expect(await page.getByText('Loading failed').count()).toBe(0);
  // Browsers often say that they are online before they can reach a server.
  await page.route(AREA_CODE, (route) => route.abort(), { times: 1 });
  await context.setOffline(false);
  await main.locator('.skeleton').waitFor({ state: 'detached' });

  await context.setOffline(true);
  await entry('Support').click();
  const note = page.getByText('You are offline. Support loads when you are connected again.');
  await note.waitFor();
  expect(await axe(page)).toEqual([]);
  await page.route('**/area-module.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const mount = (container) => { container.textContent = 'It works'; };",
    }),
  );
  await context.setOffline(false);
  await page.getByText('It works').waitFor();
  expect(await note.count()).toBe(0);
});

test('a page whose code cannot be fetched after the browser is online says so after some attempts', async () => {
  office.expectProblem(/dynamically imported module|ERR_FAILED/);
  const context = await signedIn(office, 'ada', { locale: 'en-US' });
  await context.clock.install();
  const page = await office.host(SHELL, context);
  await ready(page);
  await evaluateOnShell(page, `(shell.areas = { site: { load: async () => ({ mount() {} }) } })`);
  await context.setOffline(true);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Site' });
  await Promise.all([page.waitForEvent('requestfailed'), link.click()]);
  await page.route(AREA_CODE, (route) => route.abort());
  await context.setOffline(false);
  const isReported = async () => {
    await page.clock.runFor(1_000);
    return page.getByRole('main').getByText('Loading failed').isVisible();
  };
  await expect.poll(isReported).toBe(true);
  expect(await page.locator('.skeleton').count()).toBe(0);
});

/** Opens the shell with a token that expires after this number of seconds. */
async function endsIn(seconds: number, install = (_: BrowserContext) => Promise.resolve()) {
  const now = Math.floor(Date.now() / 1000);
  const dates = { iat: now - 3600 + seconds, exp: now + seconds };
  const claims = Buffer.from(JSON.stringify(dates)).toString('base64url');
  const value = JSON.stringify({ UserId: 'ada', Name: 'Ada', token: `e30.${claims}.x` });
  const context = await office.contextWith({ [USER_KEY]: value });
  await install(context);
  return office.host(SHELL, context);
}

test('the warning before the token expires does not lose the focus', async () => {
  const page = await endsIn(100);
  const again = page.getByRole('button', { name: 'Sign in again' });
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await again.press('Enter');
  await dialog.waitFor();
  expect(await page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await isFocused(again)).toBe(true);

  // The warning is no longer there when the dialog closes.
  await page.keyboard.press('Enter');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.ada);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(page.getByRole('main'))).toBe(true);

  const other = await endsIn(100);
  await other.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect.poll(() => isFocused(other.getByRole('main'))).toBe(true);
  expect(await other.getByText('Your session ends').count()).toBe(0);
});

test('dismissing the warning with the mouse leaves the focus where it is', async () => {
  const page = await endsIn(100);
  await userMenu(page).focus();
  await page
    .getByRole('button', { name: 'Dismiss' })
    .evaluate((button: HTMLButtonElement) => button.click());
  await page.getByText('Your session ends').waitFor({ state: 'detached' });
  expect(await focusedName(page)).toBe('User menu');
});

test('the dialog says that the session has ended once the token has expired', async () => {
  const page = await endsIn(100, (context) => context.clock.install());
  await page.getByRole('button', { name: 'Sign in again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  const reason = page.locator('[slot="sign-in"]').getByRole('alert');
  await expect.poll(() => reason.innerText()).toContain('Your session ends in 2 minutes');
  await page.clock.fastForward('01:45');
  await expect.poll(() => reason.innerText()).toBe('Sign in again to continue where you left off.');
  expect(await dialog.isVisible()).toBe(true);
});

test('a wrong password before the token expires does not end the session', async () => {
  office.expectProblem(/401/);
  const now = Math.floor(Date.now() / 1000);
  const dates = { iat: now - 3500, exp: now + 100 };
  const claims = Buffer.from(JSON.stringify(dates)).toString('base64url');
  const value = JSON.stringify({ UserId: 'ada', Name: 'Ada', token: `e30.${claims}.x` });
  const origins = [{ origin: office.server.url, localStorage: [{ name: USER_KEY, value }] }];
  const context = await office.context({ storageState: { cookies: [], origins } });
  const page = await office.host(SHELL, context);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('wrong-password');
  await page.keyboard.press('Enter');
  await page.getByText('Incorrect user ID or password').waitFor();
  expect(await storedRecord(page)).toBe(value);
  await password.fill(PASSWORDS.ada);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect(await storedRecord(page)).not.toBe(value);
  expect(await userMenu(page).isVisible()).toBe(true);
});

test('warns two minutes before the token expires; the warning can be dismissed or answered in place', async () => {
  const now = Math.floor(Date.now() / 1000);
  const claims = Buffer.from(JSON.stringify({ iat: now, exp: now + 3600 })).toString('base64url');
  const value = JSON.stringify({ UserId: 'ada', Name: 'Ada', token: `e30.${claims}.x` });
  const origins = [{ origin: office.server.url, localStorage: [{ name: USER_KEY, value }] }];
  const context = await office.context({ storageState: { cookies: [], origins } });
  await context.clock.install();
  const page = await office.host(SHELL, context);
  await ready(page);
  const warning = page.getByText('Your session ends in 2 minutes');
  await page.clock.fastForward('57:00');
  expect(await warning.count()).toBe(0);
  await page.clock.fastForward('01:30');
  await warning.waitFor();
  const note = page.locator('.session-note');
  const footer = page.locator('[part=footer]');
  const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
  const bottom = async (one: Locator) =>
    (await one.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
  expect(await bottom(note)).toBeLessThan(await top(footer));
  // On a phone the page scrolls: its footer comes to lie above the note.
  await page.setViewportSize({ width: 390, height: 700 });
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 5000);
  await expect.poll(async () => (await top(note)) - (await bottom(footer))).toBeGreaterThan(0);
  expect(await bottom(note)).toBeLessThanOrEqual(700);
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await axe(page)).toEqual([]);
  await page.clock.fastForward('00:45');
  const lastMinute = page.getByText('Your session ends in 1 minute');
  await lastMinute.waitFor();

  await page.getByRole('button', { name: 'Sign in again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await userMenu(page).isVisible()).toBe(true);

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await lastMinute.waitFor({ state: 'detached' });
  await page.clock.fastForward('03:00');
  expect(await userMenu(page).isVisible()).toBe(true);
  expect(JSON.parse((await storedRecord(page)) ?? '')).toMatchObject({ UserId: 'ada' });
});
