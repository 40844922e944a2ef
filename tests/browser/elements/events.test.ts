import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { version } from '../../../package.json';
import { evaluateOnShell, type RecordedEvent, recordEvents } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { failWith, logOut } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('dispatches backoffice-ready with the version once per element', async () => {
  const { events } = await open(
    '<backoffice-login></backoffice-login><backoffice-shell></backoffice-shell>',
  );
  await expect.poll(() => named(events, 'ready').length).toBe(2);
  expect(
    named(events, 'ready')
      .map(({ target }) => target)
      .sort(),
  ).toEqual(['backoffice-login', 'backoffice-shell']);
  for (const { detail } of named(events, 'ready')) expect(detail).toEqual({ version });
});

test('backoffice-login contains the user without secrets', async () => {
  const { page, events } = await open('<backoffice-login></backoffice-login>');
  await signIn(page, 'ada');
  await expect.poll(() => named(events, 'login').length).toBe(1);
  const user = named(events, 'login')[0]?.detail.user;
  expect(user).toMatchObject({ UserId: 'ada', Name: 'Ada Okafor', Role: 'ADMIN' });
  expect(user).not.toHaveProperty('token');
});

test('changing the detail of an event does not change the state of the element', async () => {
  const { page } = await open('<backoffice-shell></backoffice-shell>');
  await page.evaluate(() => {
    document.addEventListener('backoffice-login', (event) => {
      Reflect.set((event as CustomEvent).detail.user, 'Role', 'ADMIN');
    });
    document.addEventListener('backoffice-settings-change', (event) => {
      (event as CustomEvent).detail.settings.width = 'boxed';
    });
  });
  await signIn(page, 'ben');
  const shell = page.locator('backoffice-shell');
  await shell.getByRole('button', { name: 'User menu' }).waitFor();
  const results = await shell.evaluate(
    (element: HTMLElement & { user?: object; theme?: string }) => {
      const added = Reflect.set(element.user ?? {}, 'token', 'given');
      element.theme = 'dark';
      return { added, user: element.user };
    },
  );
  expect(results).toMatchObject({ added: false, user: { UserId: 'ben', Role: 'EDITOR' } });
  await shell.evaluate((element) => element.setAttribute('brand', 'Another'));
  await shell.getByText('Another', { exact: true }).first().waitFor();
  expect(await shell.getByRole('link', { name: 'Admin' }).count()).toBe(0);
  expect(await shell.locator('[data-width]').first().getAttribute('data-width')).toBe('fluid');
});

test('backoffice-login-failed carries the message and code of the server', async () => {
  const { page, events } = await open('<backoffice-login></backoffice-login>');
  await signIn(page, 'ada', 'not-the-password');
  await expect.poll(() => named(events, 'login-failed').length).toBe(1);
  const { message, code } = named(events, 'login-failed')[0]?.detail ?? {};
  expect(message).toBe(await page.getByRole('alert').filter({ visible: true }).innerText());
  expect(code).toBeTypeOf('number');
  expect(named(events, 'login')).toEqual([]);
});

test('has removed the record and the user when it dispatches backoffice-logout', async () => {
  const { page, events } = await open('<backoffice-shell></backoffice-shell>', 'ada');
  await logOut(page);
  await expect.poll(() => named(events, 'logout').length).toBe(1);
  const [{ detail, record, user } = {} as RecordedEvent] = named(events, 'logout');
  expect({ detail, record, user }).toEqual({
    detail: { reason: 'user' },
    record: null,
    user: null,
  });
});

test('dispatches backoffice-logout when another tab signs out', async () => {
  const { page, events } = await open('<backoffice-shell></backoffice-shell>', 'ada');
  const other = await office.host(hostPage(''), page.context());
  await other.evaluate(() => localStorage.removeItem('backoffice:currentUser'));
  await expect.poll(() => named(events, 'logout')[0]?.detail).toEqual({ reason: 'other-tab' });
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('dispatches backoffice-session-expired and backoffice-logout before the reload', async () => {
  office.expectProblem(/401/);
  const { page, events } = await open('<backoffice-shell></backoffice-shell>', 'ada');
  await probeWith401(page);
  await page.getByText('Your session has ended').waitFor();
  expect(named(events, 'session-expired').map(({ detail }) => detail)).toEqual([{ status: 401 }]);
  expect(named(events, 'session-expired')[0]?.cancelable).toBe(true);
  expect(named(events, 'logout').map(({ detail, record }) => ({ detail, record }))).toEqual([
    { detail: { reason: 'expired' }, record: null },
  ]);
});

test('keeps the record and the page when backoffice-session-expired is prevented', async () => {
  office.expectProblem(/401/);
  const { page, events } = await open('<backoffice-shell></backoffice-shell>', 'ada');
  await page.evaluate(() => {
    Object.assign(window, { untouched: true });
    document.addEventListener('backoffice-session-expired', (event) => event.preventDefault());
  });
  await probeWith401(page);
  await expect.poll(() => named(events, 'session-expired').length).toBe(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await page.getByRole('heading', { name: 'Site', exact: true }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'untouched'))).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('backoffice:currentUser'))).not.toBeNull();
  expect(named(events, 'logout')).toEqual([]);
});

test('backoffice-navigate carries the path and the area', async () => {
  const { page, events } = await open('<backoffice-shell></backoffice-shell>', 'ada');
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await expect
    .poll(() => named(events, 'navigate').at(-1)?.detail)
    .toEqual({
      path: '/site',
      area: 'site',
    });
  await page.goBack();
  await expect.poll(() => named(events, 'navigate').at(-1)?.detail).toEqual({ path: '/' });
});

for (const routing of ['hash', 'memory']) {
  test(`backoffice-navigate reports only the sign-in route to signed-out visitors: ${routing}`, async () => {
    const { page, events } = await open(
      `<backoffice-shell routing="${routing}"></backoffice-shell>`,
    );
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('button', { name: 'Send' }).waitFor();
    const paths = named(events, 'navigate').map(({ detail }) => detail.path);
    expect(paths).toEqual(['/account/login', '/account/reset']);
  });
}

test('backoffice-language-change carries the chosen language', async () => {
  const { page, events } = await open('<backoffice-login></backoffice-login>');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('中文');
  await expect
    .poll(() => named(events, 'language-change').map(({ detail }) => detail))
    .toEqual([{ language: 'cn' }]);
});

test('backoffice-settings-change carries the current settings', async () => {
  const { page, events } = await open('<backoffice-shell></backoffice-shell>', 'ada');
  await page.locator('backoffice-shell').evaluate((shell) => shell.setAttribute('theme', 'dark'));
  await expect.poll(() => named(events, 'settings-change').length).toBe(1);
  expect(named(events, 'settings-change')[0]?.detail).toEqual({
    settings: {
      layout: 'vertical',
      width: 'fluid',
      sidebar: 'dark',
      theme: 'dark',
      topbar: 'light',
    },
  });
});

test('dispatches backoffice-error when a catalog is missing', async () => {
  office.expectProblem(/404/);
  const { events } = await open('<backoffice-login assets-base="/nowhere/"></backoffice-login>');
  await expect.poll(() => named(events, 'error').length).toBe(1);
  const { detail } = named(events, 'error')[0] as RecordedEvent;
  expect(detail.source).toBe('assets');
  expect(detail.message).toContain('en.json');
});

test('every event bubbles and is composed; only backoffice-session-expired is cancelable', async () => {
  office.expectProblem(/401/);
  const { page, events } = await open('<backoffice-shell></backoffice-shell>');
  await signIn(page, 'ada', 'not-the-password');
  await page.getByRole('alert').filter({ visible: true }).waitFor();
  await signIn(page, 'ada');
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await page.locator('backoffice-shell').evaluate((shell) => shell.setAttribute('theme', 'dark'));
  await probeWith401(page);
  await page.getByText('Your session has ended').waitFor();
  const types = new Set(events.map(({ type }) => type.replace('backoffice-', '')));
  const wanted = ['login', 'login-failed', 'logout', 'navigate', 'ready', 'session-expired'];
  for (const type of [...wanted, 'settings-change']) expect(types).toContain(type);
  for (const { type, bubbles, composed, cancelable } of events) {
    const preventable = type === 'backoffice-session-expired';
    expect({ type, bubbles, composed, cancelable }).toEqual({
      type,
      bubbles: true,
      composed: true,
      cancelable: preventable,
    });
  }
});

/** Opens a page that records the events from its first line on. */
async function open(
  markup: string,
  userId?: 'ada',
): Promise<{ page: Page; events: RecordedEvent[] }> {
  const context = userId ? await signedIn(office, userId) : await office.context();
  const events = await recordEvents(context);
  const page = await office.host(hostPage(`${markup}${SCRIPT}`), context);
  const shown = userId ? page.getByRole('heading', { name: /^Welcome/ }) : page.getByRole('main');
  await shown.first().waitFor();
  await expect.poll(() => named(events, 'ready').length).toBeGreaterThan(0);
  return { page, events };
}

const named = (events: RecordedEvent[], name: string) =>
  events.filter(({ type }) => type === `backoffice-${name}`);

/** Makes a request from an area that the server answers with 401. */
async function probeWith401(page: Page): Promise<void> {
  await failWith(office, page, 'probe=401');
  // The reload may come before the response.
  await evaluateOnShell(page, "shell.request('/api/probe').catch(() => {})").catch(() => undefined);
  await failWith(office, page, undefined);
}
