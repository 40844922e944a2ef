import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { holdRequests } from '../../support/holdRequests';
import { signIn, startOffice } from '../../support/office';
import {
  alertText,
  callsTo,
  failWith,
  isFocused,
  signInButton,
  storedRecord,
  userMenu,
} from '../../support/pageHelpers';

const office = startOffice();
const UNREADABLE =
  'The server sent a response that can’t be read. Please try again, or tell your administrator.';

beforeEach(() => void office.server.requests.splice(0));

test("shows the server's Message for a nonzero Code, such as a wrong password, and keeps the values", async () => {
  const page = await office.open('/');
  await signIn(page, 'ada', 'not-her-password');
  await expectAlert(page, 'Incorrect user ID or password.', 'not-her-password');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('northgate-ada');
  await page.keyboard.press('Enter');
  await userMenu(page).waitFor();
});

test('a held Enter signs in once, however often the key repeats after a refusal', async () => {
  const page = await office.open('/');
  await page.getByRole('textbox', { name: 'User ID' }).fill('ada');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not-her-password');
  await page.keyboard.down('Enter');
  await expectAlert(page, 'Incorrect user ID or password.', 'not-her-password');
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await password.fill('northgate-ada');
  await page.keyboard.press('Enter');
  await userMenu(page).waitFor();
  expect(callsTo(office, '/api/account/login')).toHaveLength(2);
});

for (const [what, fault, text, noise] of [
  ['Code 7', 'code7', 'The server says seven.', undefined],
  [
    'Code 0 without a token',
    'no-token',
    'The server accepted the sign-in but sent no token. Please tell your administrator.',
    undefined,
  ],
  ['HTML in place of JSON', 'html', UNREADABLE, undefined],
  ['truncated JSON', 'truncated', UNREADABLE, undefined],
  ['an answer that is no envelope', 'not-envelope', UNREADABLE, undefined],
  [
    "a 500 with a message: the error's message field",
    '500-message',
    'The database is on holiday.',
    /500/,
  ],
  ['a 500 without a message: the status text', '500', 'Internal Server Error', /500/],
] as const) {
  test(`shows "${text}" after ${what} and keeps the values`, async () => {
    if (noise) office.expectProblem(noise);
    const page = await office.open('/');
    await failWith(office, page, `login=${fault}`);
    await signIn(page, 'ada');
    await expectAlert(page, text, 'northgate-ada');

    await failWith(office, page, undefined);
    await page.keyboard.press('Enter');
    await userMenu(page).waitFor();
    expect(callsTo(office, '/api/account/login')).toHaveLength(2);
  });
}

test('shows a message while offline and signs in when the network is back', async () => {
  office.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const page = await office.open('/');
  await signIn(page, 'ada', 'not-her-password');
  await expectAlert(page, 'Incorrect user ID or password.', 'not-her-password');
  await page.context().setOffline(true);
  await signIn(page, 'ada');
  await expectAlert(
    page,
    'The server cannot be reached. Check your connection and try again.',
    'northgate-ada',
  );
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await userMenu(page).waitFor();
});

test('reports an interrupted connection as an unreachable server', async () => {
  office.expectProblem(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  const page = await office.open('/');
  await failWith(office, page, 'login=offline');
  await signIn(page, 'ada');
  await expect
    .poll(() => alertText(page))
    .toBe('The server cannot be reached. Check your connection and try again.');
  await expectTyped(page, 'northgate-ada');
});

test('reports a timeout when the server does not answer for 30 seconds', async () => {
  const page = await (await office.context()).newPage();
  await page.clock.install();
  await page.goto(office.server.url);
  await failWith(office, page, 'login=hang');
  await signIn(page, 'ada');
  await expect.poll(() => callsTo(office, '/api/account/login')).toHaveLength(1);
  await page.clock.fastForward(29_000);
  expect(await alertText(page)).toBe('');
  await page.clock.fastForward(1_500);
  await expectAlert(page, 'The server took too long to answer. Please try again.', 'northgate-ada');
});

test.each([
  ['clientId', 'ada', 'northgate-ada'],
  ['challenge', 'dana', 'northgate-dana'],
])('reports a chunk %s that does not arrive within 15 seconds', async (chunk, userId, password) => {
  const page = await (await office.context()).newPage();
  await page.clock.install({ time: Date.now() });
  const isHeld = (url: string) => url.includes(`/chunks/${chunk}-`);
  const release = await holdRequests(page, new RegExp(`/chunks/${chunk}-`));
  await page.goto(office.server.url);
  const requested = page.waitForRequest((request) => isHeld(request.url()));
  await signIn(page, userId, password);
  await requested;
  await page.clock.fastForward(14_000);
  expect(await alertText(page)).toBe('');
  await page.clock.fastForward(1_500);
  await expect
    .poll(() => alertText(page))
    .toBe('The server cannot be reached. Check your connection and try again.');
  release();
});

test.each(['404', 'HTML'])(
  'asks for a reload if the code of a sign-in is gone: %s',
  async (answer) => {
    office.expectProblem(/404|MIME/);
    const page = await office.open('/');
    await signInButton(page).waitFor();
    await page.route(/\/chunks\/api-/, (route) =>
      answer === '404'
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType: 'text/html', body: '<title>Portal</title>' }),
    );
    await signIn(page, 'ada');
    await expect
      .poll(() => alertText(page))
      .toBe('Part of the page could not be loaded. Try again, or reload the page.');
  },
);

test('reports empty fields beside the field, without a request', async () => {
  const page = await office.open('/');
  await signInButton(page).click();
  await page.getByText('Enter your user ID.').waitFor();
  await page.getByText('Enter your password.').waitFor();
  const userId = page.getByRole('textbox', { name: 'User ID' });
  expect(await isFocused(userId)).toBe(true);
  expect(await userId.getAttribute('aria-invalid')).toBe('true');
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  expect(callsTo(office, '/api/account/login')).toHaveLength(1);
});

test('errors move neither the heading nor the card', async () => {
  const page = await office.open('/');
  const card = page.locator('[part=card]');
  const positions = async () => [
    (await card.boundingBox())?.y,
    (await page.getByRole('heading', { name: 'Sign in' }).boundingBox())?.y,
  ];
  await signInButton(page).waitFor();
  const before = await positions();
  await signInButton(page).click();
  await page.getByText('Enter your password.').waitFor();
  expect(await positions()).toEqual(before);
  await signIn(page, 'ada', 'wrong');
  await expect.poll(() => alertText(page)).not.toBe('');
  expect((await card.boundingBox())?.y).toBe(before[0]);
});

test('announces a failed sign-in with its message and code, without the typed values', async () => {
  const page = await office.open('/');
  await page.evaluate(() => {
    document.addEventListener('backoffice-login-failed', (event) => {
      Object.assign(window, { failed: (event as CustomEvent).detail });
    });
  });
  await failWith(office, page, 'login=code7');
  await signIn(page, 'ada');
  await expect
    .poll(() => page.evaluate(() => (window as { failed?: unknown }).failed))
    .toEqual({ message: 'The server says seven.', code: 7, status: 200 });
});

/** The alert is visible, one login request was made and nobody is signed in. */
async function expectAlert(page: Page, text: string, password: string) {
  await expect.poll(() => alertText(page)).toBe(text);
  await expectTyped(page, password);
  expect(callsTo(office, '/api/account/login')).toHaveLength(1);
}

/** The typed values and the focus are unchanged. */
async function expectTyped(page: Page, password: string) {
  const field = page.getByLabel('Password', { exact: true });
  expect(await field.inputValue()).toBe(password);
  expect(await page.getByRole('textbox', { name: 'User ID' }).inputValue()).toBe('ada');
  expect(await isFocused(field)).toBe(true);
  expect(await storedRecord(page)).toBeNull();
}
