import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { PASSWORDS, signIn, startOffice } from '../../support/office';
import {
  alertText,
  callsTo,
  countLoads,
  enter,
  failWith,
  hashOf,
  isFocused,
  signInButton,
  stored,
  storedRecord,
  userMenu,
} from '../../support/pageHelpers';
import { sitesShown } from '../../support/world';

const office = startOffice();
const ENDED = 'Your session has ended. Please sign in again.';

beforeEach(() => office.expectProblem(/the server responded with a status of 401/));

/** Ends every session on the server, as an administrator or a timeout would. */
const revoke = () => office.server.db.deleteFrom('tokens').execute();

/**
 * Records the session events and the state at each one in session storage, which survives reloads.
 */
const note = (page: Page) =>
  page.evaluate(() => {
    for (const name of ['backoffice-session-expired', 'backoffice-logout']) {
      document.addEventListener(name, (event) => {
        const { detail } = event as CustomEvent;
        const record = localStorage.getItem('backoffice:currentUser') !== null;
        const heard = JSON.parse(sessionStorage.getItem('heard') ?? '[]');
        sessionStorage.setItem('heard', JSON.stringify([...heard, { name, detail, record }]));
      });
    }
  });

const recordedEvents = async (page: Page) =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('heard'))) ?? '[]');

/** Starts requests through the shell, without waiting for their answers. */
const call = (page: Page, times = 1) =>
  page.evaluate(async (count) => {
    await customElements.whenDefined('backoffice-shell');
    const shell = document.querySelector('backoffice-shell') as HTMLElement & {
      request(url: string): Promise<unknown>;
    };
    for (let i = 0; i < count; i++) {
      shell.request('/api/probe').catch(({ message, status }) => {
        Object.assign(window, { rejected: { message, status } });
      });
    }
  }, times);

/** Starts requests whose 401 reloads the page; resolves after the reload, with the sign-in form. */
async function callAndReload(page: Page, times = 1) {
  const reloaded = page.waitForEvent('load');
  // A request of the page itself may get the first 401: the reload then ends the call.
  await call(page, times).catch(() => {});
  await reloaded;
  await signInButton(page).waitFor();
}

const rejected = (page: Page) =>
  page.evaluate(() => (window as { rejected?: { status: number } }).rejected);

test('logs the user out and reloads the page after any 401 response', async () => {
  const page = await enter(office, 'ada', '/#/site?tab=2');
  await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  await note(page);
  await revoke();
  const loads = countLoads(page);
  await callAndReload(page);
  expect(await storedRecord(page)).toBeNull();
  expect(hashOf(page)).toBe('#/account/login?returnUrl=%2Fsite%3Ftab%3D2');
  expect(await recordedEvents(page)).toEqual([
    { name: 'backoffice-session-expired', detail: { status: 401 }, record: true },
    { name: 'backoffice-logout', detail: { reason: 'expired' }, record: false },
  ]);
  await expect.poll(loads).toBe(1);
  await signIn(page, 'ada');
  await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  expect(hashOf(page)).toBe('#/site?tab=2');
});

test('shows the reason on the sign-in screen once', async () => {
  const page = await enter(office, 'ada');
  await revoke();
  await callAndReload(page);
  await expect.poll(() => alertText(page)).toBe(ENDED);
  await page.reload();
  await signInButton(page).waitFor();
  await page.getByLabel('Password', { exact: true }).fill('typed');
  expect(await alertText(page)).toBe('');
});

test('fifty simultaneous 401s cause one event, one logout and one reload', async () => {
  const page = await enter(office, 'ada', '/#/profile');
  await note(page);
  await revoke();
  office.server.requests.splice(0);
  const loads = countLoads(page);
  await callAndReload(page, 50);
  await page.getByRole('textbox', { name: 'User ID' }).fill('ada');
  expect((await recordedEvents(page)).map(({ name }: { name: string }) => name)).toEqual([
    'backoffice-session-expired',
    'backoffice-logout',
  ]);
  expect(callsTo(office, '/api/probe').length).toBeGreaterThan(1);
  await page.waitForLoadState('networkidle');
  await expect.poll(loads).toBe(1);
});

test('a 401 that the host prevents keeps the record and the page, and the request rejects', async () => {
  const page = await enter(office, 'ada', '/#/site');
  await sitesShown(page);
  await note(page);
  await page.evaluate(() => {
    document.addEventListener('backoffice-session-expired', (event) => event.preventDefault());
  });
  await revoke();
  const loads = countLoads(page);
  await call(page);
  await expect.poll(() => rejected(page)).toEqual({ message: ENDED, status: 401 });
  expect(await recordedEvents(page)).toEqual([
    { name: 'backoffice-session-expired', detail: { status: 401 }, record: true },
  ]);
  expect(JSON.parse((await storedRecord(page)) ?? '')).toMatchObject({ UserId: 'ada' });
  expect(await page.getByRole('heading', { name: 'Hosted sites' }).isVisible()).toBe(true);
  expect(await userMenu(page).isVisible()).toBe(true);
  expect(loads()).toBe(0);
});

test('a 401 while signed out rejects without a reload', async () => {
  const page = await office.open('/#/site');
  await signInButton(page).waitFor();
  await page.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await note(page);
  const loads = countLoads(page);
  await call(page);
  await expect.poll(() => rejected(page)).toEqual({ message: ENDED, status: 401 });
  expect(await recordedEvents(page)).toEqual([]);
  expect(await page.getByRole('textbox', { name: 'User ID' }).inputValue()).toBe('ada');
  expect(await alertText(page)).toBe('');
  expect(loads()).toBe(0);
});

test('shows the message of a 401 to the login request after the reload and keeps the user id', async () => {
  const page = await office.open('/#/site');
  await signInButton(page).waitFor();
  await failWith(office, page, 'login=401');
  const loads = countLoads(page);
  office.server.requests.splice(0);
  await signIn(page, 'ada');
  await expect.poll(() => alertText(page).catch(() => '')).toBe('Your session has ended.');
  await expect.poll(loads).toBe(1);
  expect(callsTo(office, '/api/account/login')).toHaveLength(1);
  expect(await page.getByRole('textbox', { name: 'User ID' }).inputValue()).toBe('ada');
  expect(hashOf(page)).toBe('#/account/login?returnUrl=%2Fsite');
  const password = page.getByLabel('Password', { exact: true });
  await expect.poll(() => isFocused(password)).toBe(true);

  await failWith(office, page, undefined);
  await page.keyboard.type('northgate-ada');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
});

test('the client identifier survives a 401', async () => {
  const page = await enter(office, 'ada');
  const before = await stored(page, 'backoffice:clientId');
  await revoke();
  await callAndReload(page);
  expect(before).not.toBeNull();
  expect(await stored(page, 'backoffice:clientId')).toBe(before);
});

test('a 401 for an earlier session does not end the current one', async () => {
  const page = await enter(office, 'ada', '/#/site');
  await sitesShown(page);
  await failWith(office, page, 'probe=slow:4000');
  await revoke();
  const before = callsTo(office, '/api/probe').length;
  await call(page);
  await expect.poll(() => callsTo(office, '/api/probe').length).toBeGreaterThan(before);
  await failWith(office, page, undefined);
  const other = await office.open('/news.html', page.context());
  const record = JSON.parse((await storedRecord(page)) ?? '');
  await other.evaluate(
    (text) => localStorage.setItem('backoffice:currentUser', text),
    JSON.stringify({ ...record, token: 'of-the-next-session', Name: 'Ada Next' }),
  );
  const loads = countLoads(page);
  await expect.poll(() => rejected(page)).toEqual({ message: ENDED, status: 401 });
  expect(JSON.parse((await storedRecord(page)) ?? '')).toMatchObject({ Name: 'Ada Next' });
  expect(await userMenu(page).isVisible()).toBe(true);
  expect(loads()).toBe(0);
});

test.each(['written', 'filled'])(
  'after a 401, a shell in a frame that scripts have %s shows the sign-in form',
  async (way) => {
    const page = await office.host('<!doctype html><title>Host</title><iframe></iframe>');
    await page.evaluate(
      ({ script, isWritten }) => {
        const inner = document.querySelector('iframe')?.contentDocument as Document;
        const shell = '<backoffice-shell></backoffice-shell>';
        if (isWritten) {
          inner.open();
          inner.write(`<!doctype html><script src="${script}"></script>${shell}`);
          inner.close();
        } else {
          inner.body.innerHTML = shell;
          inner.head.append(Object.assign(inner.createElement('script'), { src: script }));
        }
      },
      {
        script: new URL('/dist/backoffice.js', office.server.url).href,
        isWritten: way === 'written',
      },
    );
    const frame = page.frameLocator('iframe');
    const userId = frame.getByRole('textbox', { name: 'User ID' });
    await userId.fill('ada');
    await frame.getByLabel('Password', { exact: true }).fill(PASSWORDS.ada);
    await frame.getByRole('button', { name: 'Sign in', exact: true }).click();
    await frame.getByRole('button', { name: 'User menu' }).waitFor();
    await revoke();
    const [, inner] = page.frames();
    await inner?.evaluate(() => {
      const shell = document.querySelector('backoffice-shell') as HTMLElement & {
        request(url: string): Promise<unknown>;
      };
      shell.request('/api/probe').catch(() => {});
    });
    await frame.getByText(ENDED).filter({ visible: true }).waitFor();
    await userId.waitFor();
  },
);
