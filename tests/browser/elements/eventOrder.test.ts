import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { evaluateOnShell, type RecordedEvent, recordEvents } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import {
  failWith,
  hashOf,
  logOut,
  signInButton,
  storedRecord,
  userMenu,
} from '../../support/pageHelpers';
import { answer, askForCode, choosePassword, mailedCode } from '../../support/passwordReset';
import { signedIn, USER_KEY } from '../../support/signedIn';

/* The table of docs/observability.md, row by row; guideScripts.test.ts has failures of areas and the search. */

const office = startOffice();

/** Opens a shell and records the events of its page. */
async function open(context: BrowserContext, attributes = '') {
  const events = await recordEvents(context);
  const markup = `<backoffice-shell ${attributes}><p slot="site">Sites</p></backoffice-shell>
<script>
  Object.assign(document.querySelector('backoffice-shell'), {
    apps: [{ id: 'sites', label: 'Sites of today', link: '/site' }],
    notifications: [{ id: 'a', title: 'Release failed', link: '/site' }],
    userMenu: [{ id: 'keys', label: 'Keys', link: '/site' }],
  });
</script>${SCRIPT}`;
  const page = await office.host(hostPage(markup), context);
  return { page, order: () => ordered(events) };
}

/** Returns the names of events in order, with what tells two of one name apart. */
const ordered = (events: RecordedEvent[]) =>
  events.map(({ type, detail }) =>
    [type.replace('backoffice-', ''), detail.reason ?? detail.path].filter(Boolean).join(' '),
  );

const home = (page: Page) => page.getByRole('link', { name: /Dashboard$/ }).first();

test('a page with a user in storage dispatches ready, a navigate for each opened page, and logout before the sign-in route', async () => {
  const { page, order } = await open(await signedIn(office, 'ada'));
  await userMenu(page).waitFor();
  await expect.poll(order).toEqual(['ready', 'navigate /']);
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await expect.poll(() => order().slice(2)).toEqual(['navigate /site']);
  await logOut(page);
  await signInButton(page).waitFor();
  await expect.poll(() => order().slice(3)).toEqual(['logout user', 'navigate /account/login']);
});

test('the search, an app, a notification and an entry of the user menu dispatch their event before the navigate of the page they open', async () => {
  const { page, order } = await open(await signedIn(office, 'ada'));
  const opened = async (event: string, choose: () => Promise<void>, more: string[] = []) => {
    await home(page).click();
    await expect.poll(() => hashOf(page)).toBe('#/');
    const { length } = order();
    await choose();
    await page.getByText('Sites', { exact: true }).waitFor();
    await expect.poll(() => order().slice(length)).toEqual([event, ...more, 'navigate /site']);
  };
  await userMenu(page).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await page.getByText('Sites', { exact: true }).waitFor();
  await opened('search', async () => {
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill('site');
    // The query counts when the user stops typing.
    await expect.poll(() => order().at(-1)).toBe('search');
    await page.getByRole('option', { name: /Site/ }).first().click();
  });
  await opened('app', async () => {
    await page.getByRole('button', { name: 'Apps' }).click();
    await page.getByRole('link', { name: 'Sites of today' }).click();
  });
  await opened('notification', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: 'Release failed' }).click();
  }, ['notification-read']);
  await opened('user-menu', async () => {
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: 'Keys' }).click();
  });
});

test('a change of language or of a setting dispatches one event, and a password reset one for each of its steps', async () => {
  const { page, order } = await open(await office.context());
  await signInButton(page).waitFor();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('中文');
  await expect.poll(() => order().slice(2)).toEqual(['language-change']);
  await page.getByRole('combobox', { name: '语言' }).selectOption('English');
  await page.evaluate(() => {
    document.querySelector('backoffice-shell')?.setAttribute('theme', 'dark');
  });
  await expect.poll(() => order().slice(4)).toEqual(['settings-change']);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await askForCode(page, 'chen');
  await answer(page, 'Verification code', mailedCode(office, 'chen'));
  await choosePassword(page, 'a new long password');
  await signInButton(page).waitFor();
  await expect
    .poll(() => order().slice(5))
    .toEqual(['navigate /account/reset', 'reset', 'reset', 'reset', 'navigate /account/login']);
});

test('a 401 dispatches session-expired, then logout, before the reload', async () => {
  office.expectProblem(/401/);
  const { page, order } = await open(await signedIn(office, 'ada'));
  await userMenu(page).waitFor();
  await failWith(office, page, 'probe=401');
  // The reload may come before the response.
  await evaluateOnShell(page, "shell.request('/api/probe').catch(() => {})").catch(() => undefined);
  await page.getByText('Your session has ended').waitFor();
  // Before the page is gone, the shell may report the sign-in route.
  const names = () => order().slice(2).join().replace('navigate /account/login,ready', 'ready');
  await expect.poll(names).toBe('session-expired,logout expired,ready,navigate /account/login');
});

test('a logout in another tab dispatches logout, and a sign-in there login, each before the navigate', async () => {
  const context = await signedIn(office, 'ada');
  const { page, order } = await open(context);
  await userMenu(page).waitFor();
  await expect.poll(() => order().length).toBe(2);
  const record = await storedRecord(page);
  const other = await office.host(hostPage(''), context, '/other-tab');
  await other.evaluate((key) => localStorage.removeItem(key), USER_KEY);
  await signInButton(page).waitFor();
  await expect
    .poll(() => order().slice(2))
    .toEqual(['logout other-tab', 'navigate /account/login']);
  await other.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [USER_KEY, String(record)],
  );
  await userMenu(page).waitFor();
  await expect.poll(() => order().slice(4)).toEqual(['login', 'navigate /']);
});

test('an idle timeout dispatches logout, and the next sign-in login, each before the navigate', async () => {
  const context = await signedIn(office, 'ada');
  await context.clock.install();
  const { page, order } = await open(context, 'idle-timeout="5"');
  // Loads the watch.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('backoffice:activity')))
    .not.toBe(null);
  await page.clock.fastForward('06:00');
  await signInButton(page).waitFor();
  await expect.poll(() => order().slice(2)).toEqual(['logout idle', 'navigate /account/login']);
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await expect.poll(() => order().slice(4)).toEqual(['login', 'navigate /']);
});
