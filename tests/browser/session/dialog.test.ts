import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { DANA_SECRET } from '../../../demo/server/database/seed';
import { axe } from '../../support/axe';
import { evaluateOnShell, recordEvents } from '../../support/events';
import { PASSWORDS, signIn, startOffice } from '../../support/office';
import {
  callsTo,
  countLoads,
  failWith,
  hashOf,
  isFocused,
  storedRecord,
  userMenu,
} from '../../support/pageHelpers';

const office = startOffice();

beforeEach(() => office.expectProblem(/the server responded with a status of 401/));

const SHELL = `<!doctype html><html lang="en"><title>Host</title>
<backoffice-shell session-expired="dialog">
  <form slot="site"><label>Site name <input></label></form>
</backoffice-shell>
<button>Of the host</button>
<script src="/dist/backoffice.js"></script>`;

/** Ends every session on the server, as an administrator or a timeout would. */
const revoke = () => office.server.db.deleteFrom('tokens').execute();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });
const siteName = (page: Page) => page.getByRole('textbox', { name: 'Site name' });
/** The form is a child of the shell, slotted into the dialog. */
const password = (page: Page) => page.getByLabel('Password', { exact: true });

/** Opens the portal for a signed-in user with text typed into the site area. */
async function atWork() {
  const context = await office.context();
  const events = await recordEvents(context);
  // Fetches the CSRF cookie, so that no request of the test runs without it.
  await context.request.get(office.server.url);
  const page = await office.host(SHELL, context);
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await evaluateOnShell(page, `shell.navigate('/site?tab=2')`);
  await siteName(page).fill('Half a name');
  events.splice(0);
  office.server.requests.splice(0);
  return { context, page, events, loads: countLoads(page) };
}

/**
 * Starts requests without waiting, on a shell that may not be hydrated yet; `ends(page)` returns
 * their results.
 */
const call = (page: Page, calls: string) =>
  page.evaluate(`customElements.whenDefined('backoffice-shell').then(() => {
    const shell = document.querySelector('backoffice-shell');
    window.ends ??= {};
    const tell = (name, promise) => promise.then(
      (body) => { window.ends[name] = { body }; },
      ({ message, status, reason }) => { window.ends[name] = { message, status, reason }; });
    ${calls}
  })`);

const ends = (page: Page) =>
  page.evaluate(() => (window as { ends?: Record<string, unknown> }).ends);

test('keeps its form if the page removes the children of the shell', async () => {
  const { page } = await atWork();
  await revoke();
  await call(page, `tell('read', shell.request('/api/probe'));`);
  await dialog(page).waitFor();
  await page.evaluate(() => document.querySelector('backoffice-shell')?.replaceChildren());
  await password(page).fill(PASSWORDS.ada);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => ends(page)).toMatchObject({ read: { body: { Code: 0 } } });
});

test('asks to sign in again in a dialog after a 401 and sends the waiting requests again', async () => {
  const { page, events, loads } = await atWork();
  await page.getByRole('button', { name: 'Of the host' }).focus();
  await revoke();
  await call(
    page,
    `tell('read', shell.request('/api/probe?first', { headers: { 'X-Trace': '7' } }));
     window.body = { a: 1 };
     tell('write', shell.request('/api/probe', { method: 'POST', body, envelope: true }));`,
  );
  await dialog(page).waitFor();
  await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
  expect(await page.getByRole('alert').innerText()).toBe(
    'Sign in again to continue where you left off.',
  );
  const userId = page.getByRole('textbox', { name: 'User ID' });
  expect(await userId.inputValue()).toBe('ada');
  expect(await userId.isEditable()).toBe(true);
  await expect.poll(() => focused(page)).toBe('AuthValue');
  // Password managers search here.
  expect(await page.locator('backoffice-shell > [slot] form [name="AuthValue"]').count()).toBe(1);
  await behindIsInert(page);
  await focusStaysInside(page);
  await call(page, `body.a = 2; tell('late', shell.request('/api/probe?late'));`);
  await expect.poll(() => callsTo(office, '/api/probe')).toHaveLength(3);
  expect(await ends(page)).toEqual({});

  await password(page).fill('wrong-password');
  await page.keyboard.press('Enter');
  await page.getByText('incorrect user id or password').waitFor();
  expect(await ends(page)).toEqual({});
  await password(page).fill(PASSWORDS.ada);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await expect
    .poll(() => ends(page))
    .toMatchObject({
      read: { body: { Code: 0, Data: { UserId: 'ada' } } },
      write: { body: { a: 1 } },
      late: { body: { Code: 0 } },
    });

  const { token } = JSON.parse((await storedRecord(page)) ?? '');
  const again = callsTo(office, '/api/probe').slice(3);
  expect(
    again.map(({ method, query, body }) => `${method}${query} ${JSON.stringify(body)}`),
  ).toEqual(expect.arrayContaining(['GET?first undefined', 'POST {"a":1}', 'GET?late undefined']));
  expect(again).toHaveLength(3);
  for (const { headers } of again) expect(headers.authorization).toBe(`Bearer ${token}`);
  expect(again.find(({ query }) => query === '?first')?.headers['x-trace']).toBe('7');
  for (const { headers } of callsTo(office, '/api/account/login')) {
    expect(headers.authorization).toBeUndefined();
  }
  expect(await siteName(page).inputValue()).toBe('Half a name');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Of the host');
  expect(hashOf(page)).toBe('#/site?tab=2');
  expect(loads()).toBe(0);
  expect(events.map(({ type }) => type)).toEqual([
    'backoffice-session-expired',
    'backoffice-login-failed',
    'backoffice-login',
  ]);
});

test('shows one dialog for fifty 401s; an aborted request stays aborted; a second 401 rejects', async () => {
  const { page, events } = await atWork();
  await revoke();
  await call(
    page,
    `for (let i = 0; i < 50; i++) tell('call' + i, shell.request('/api/probe'));
     const controller = new AbortController();
     window.giveUp = () => controller.abort();
     tell('aborted', shell.request('/api/probe?aborted', { signal: controller.signal }));
     tell('refused', shell.request('/api/probe?refused', { headers: { 'demo-fault': '401' } }));`,
  );
  await expect.poll(() => callsTo(office, '/api/probe')).toHaveLength(52);
  await dialog(page).waitFor();
  await page.evaluate(() => (window as unknown as { giveUp(): void }).giveUp());
  await expect
    .poll(() => ends(page))
    .toEqual({ aborted: { message: 'The request was canceled.', reason: 'aborted' } });
  await password(page).fill(PASSWORDS.ada);
  await page.keyboard.press('Enter');
  await expect.poll(async () => Object.keys((await ends(page)) ?? {})).toHaveLength(52);
  expect(await ends(page)).toMatchObject({
    call0: { body: { Code: 0 } },
    call49: { body: { Code: 0 } },
    aborted: { reason: 'aborted' },
    refused: { status: 401 },
  });
  expect(callsTo(office, '/api/probe')).toHaveLength(52 + 51);
  expect(callsTo(office, '/api/probe').filter(({ query }) => query === '?aborted')).toHaveLength(1);
  expect(await dialog(page).count()).toBe(0);
  expect(await userMenu(page).isVisible()).toBe(true);
  expect(events.map(({ type }) => type)).toEqual([
    'backoffice-session-expired',
    'backoffice-login',
  ]);
});

test('rejects the waiting requests and starts clean when another user signs in', async () => {
  const { page, loads } = await atWork();
  await evaluateOnShell(page, `shell.navigate('/admin')`);
  await revoke();
  await call(page, `tell('of-ada', shell.request('/api/probe?ada'));`);
  await dialog(page).waitFor();
  await page.getByRole('textbox', { name: 'User ID' }).fill('ben');
  await password(page).fill(PASSWORDS.ben);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
  await expect.poll(() => ends(page)).toMatchObject({ 'of-ada': { status: 401 } });
  expect(callsTo(office, '/api/probe')).toHaveLength(1);
  expect(hashOf(page)).toBe('#/');
  expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0);
  expect(await dialog(page).count()).toBe(0);
  expect(loads()).toBe(0);
});

test('signs out when the dialog is canceled, and asks again after the next 401', async () => {
  const { page, events, loads } = await atWork();
  await revoke();
  await call(page, `tell('waiting', shell.request('/api/probe'));`);
  await dialog(page).getByRole('button', { name: 'Sign in as someone else' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await expect.poll(() => ends(page)).toMatchObject({ waiting: { status: 401 } });
  expect(await storedRecord(page)).toBeNull();
  expect(hashOf(page)).toBe('#/account/login');
  expect(loads()).toBe(0);
  expect(events.find(({ type }) => type === 'backoffice-logout')).toMatchObject({
    record: null,
    user: null,
  });

  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await revoke();
  await call(page, `tell('later', shell.request('/api/probe'));`);
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await dialog(page).count()).toBe(0);
});

test('changes nothing when the event is prevented; shows a 401 of the login request in the dialog', async () => {
  const { page, loads } = await atWork();
  await page.evaluate(() => {
    const prevent = (event: Event) => event.preventDefault();
    Object.assign(window, { prevent });
    document.addEventListener('backoffice-session-expired', prevent);
  });
  await revoke();
  await call(page, `tell('prevented', shell.request('/api/probe'));`);
  await expect.poll(() => ends(page)).toMatchObject({ prevented: { status: 401 } });
  expect(await dialog(page).count()).toBe(0);
  expect(JSON.parse((await storedRecord(page)) ?? '')).toMatchObject({ UserId: 'ada' });

  await page.evaluate(() => {
    const { prevent } = window as unknown as { prevent(): void };
    document.removeEventListener('backoffice-session-expired', prevent);
  });
  await call(page, `tell('asked', shell.request('/api/probe'));`);
  await dialog(page).waitFor();
  await failWith(office, page, 'login=401');
  await password(page).fill(PASSWORDS.ada);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.getByRole('alert').allInnerTexts())
    .toEqual(['Your session has ended.']);
  expect(await siteName(page).inputValue()).toBe('Half a name');
  await failWith(office, page, undefined);
  await page.keyboard.press('Enter');
  await expect.poll(() => ends(page)).toMatchObject({ asked: { body: { Code: 0 } } });
  expect(loads()).toBe(0);
});

test('closes the dialog on sign-in in another tab; Forgot password? keeps the page', async () => {
  const { page, context } = await atWork();
  await revoke();
  await call(page, `tell('waiting', shell.request('/api/probe'));`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await password(page).waitFor();
  expect(hashOf(page)).toBe('#/site?tab=2');

  const other = await office.host(SHELL, context);
  await userMenu(other).waitFor();
  await call(other, `tell('other', shell.request('/api/probe'));`);
  await password(other).fill(PASSWORDS.ada);
  await other.keyboard.press('Enter');
  await expect.poll(() => ends(other)).toMatchObject({ other: { body: { Code: 0 } } });
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => ends(page)).toMatchObject({ waiting: { body: { Code: 0 } } });
  expect(await siteName(page).inputValue()).toBe('Half a name');
});

test.each(['User menu', 'Notifications'])('returns the focus to the button %s', async (name) => {
  const { page } = await atWork();
  await evaluateOnShell(
    page,
    `void (shell.notifications = [{ id: '1', title: 'Release 4.2 is out' }])`,
  );
  const button = page.getByRole('button', { name });
  await button.click();
  await page.getByText(/^(Log out|Release 4.2 is out)$/).waitFor();
  await revoke();
  await call(page, `tell('read', shell.request('/api/probe'));`);
  await password(page).fill(PASSWORDS.ada);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(button)).toBe(true);
});

/** Returns the name of the focused field. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);

async function behindIsInert(page: Page) {
  const typed = siteName(page);
  const hit = await typed.evaluate((input) => {
    const { left, top, width, height } = input.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    input.focus();
    return { hit: found === input, focus: document.activeElement === input };
  });
  expect(hit).toEqual({ hit: false, focus: false });
  expect(await typed.inputValue()).toBe('Half a name');
}

/** Tab cycles inside the dialog, except for the controls of the browser. */
async function focusStaysInside(page: Page) {
  const seen = new Set<string>();
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    seen.add(
      await page.evaluate(() => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return active === document.body
          ? ''
          : ((active?.textContent || active?.ariaLabel || active?.getAttribute('name')) ?? '');
      }),
    );
  }
  expect([...seen].sort()).toEqual(
    [
      '',
      'AuthValue',
      'Forgot password?',
      'Show password',
      'Sign in',
      'Sign in as someone else',
      'UserId',
    ].sort(),
  );
}

test('the dialog asks for the second step of the account, and the page stays', async () => {
  const context = await office.context();
  await context.request.get(office.server.url);
  const page = await office.host(SHELL, context);
  const code = page.getByRole('textbox', { name: 'Verification code' });
  const totp = new TOTP({ secret: DANA_SECRET });
  await signIn(page, 'dana', 'northgate-dana');
  await code.fill(totp.generate());
  await page.keyboard.press('Enter');
  await userMenu(page).waitFor();
  await evaluateOnShell(page, `shell.navigate('/site')`);
  await siteName(page).fill('Half a name');

  await revoke();
  await call(page, `tell('probe', shell.request('/api/probe'))`);
  await dialog(page).waitFor();
  await password(page).fill('northgate-dana');
  await page.keyboard.press('Enter');
  await code.waitFor();
  expect(await isFocused(code)).toBe(true);
  expect(await axe(page)).toEqual([]);
  // Each code works once; the next one may be a period early.
  await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await siteName(page).inputValue()).toBe('Half a name');
});
