import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { holdRequests } from '../../support/holdRequests';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { stored, userMenu } from '../../support/pageHelpers';
import { recordOf, signedIn, USER_KEY } from '../../support/signedIn';

const office = startOffice();

const card = (page: Page, name: string) => page.getByRole('region', { name });
const userFacts = (page: Page) => factsOf(page, 'Person');
const session = (page: Page) => factsOf(page, 'Session in this browser');
const logOutButton = (page: Page) => page.getByRole('button', { name: 'Log out' });

test('the profile shows the user, the language, the browser and the time of the sign-in', async () => {
  const page = await profile(await signedIn(office, 'ada'));
  await expect.poll(() => page.title()).toBe('Profile · Back Office');
  await page.getByRole('heading', { level: 1, name: 'Ada Okafor' }).waitFor();
  const id = (await stored(page, 'backoffice:clientId')) ?? '';
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await userFacts(page)).toEqual({
    Name: 'Ada Okafor',
    'User ID': 'ada',
    Role: 'Administrator',
    Language: 'English',
  });
  expect(await session(page)).toEqual({
    Stored: 'In this browser, until you log out',
    'Other tabs': 'Logging out here also logs out your other tabs',
    'Client ID': expect.stringContaining(id),
  });
  const details = page.getByRole('group').filter({ hasText: 'Technical details' });
  expect(await details.evaluate((node) => (node as HTMLDetailsElement).open)).toBe(false);
  await page.getByText("The integrator's own").waitFor();
  // The page has restored the session; the time of a sign-in on this page is known.
  expect(await card(page, 'Session').locator('time').count()).toBe(0);
  await logOutButton(page).click();
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await page.evaluate(() => {
    location.hash = '/profile';
  });
  const moment = await card(page, 'Session').locator('time').getAttribute('datetime');
  expect(Math.abs(Date.now() - Date.parse(moment ?? ''))).toBeLessThan(60_000);
  const year = String(new Date().getFullYear());
  expect((await session(page))['Signed in']).toContain(year);
});

for (const [way, init] of [
  ['the clipboard', ''],
  ['the old command, where the page has no clipboard', 'delete Navigator.prototype.clipboard'],
] as const) {
  test(`Copy copies the client identifier to ${way} and announces it politely`, async () => {
    const context = await signedIn(office, 'ada', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    if (init) await context.addInitScript(init);
    const page = await profile(context, '', '<textarea aria-label="Paste"></textarea>');
    await page.getByText('Technical details').click();
    const copy = page.getByRole('button', { name: 'Copy' });
    await copy.press('Enter');
    await page.getByRole('status').getByText('Copied').waitFor();
    await page.getByRole('textbox', { name: 'Paste' }).focus();
    await page.keyboard.press('Control+V');
    const id = await stored(page, 'backoffice:clientId');
    await expect.poll(() => page.getByRole('textbox', { name: 'Paste' }).inputValue()).toBe(id);
  });
}

test('Log out ends the session here and in other tabs', async () => {
  const context = await signedIn(office, 'ada');
  const page = await profile(context);
  const other = await profile(context);
  await logOutButton(page).press('Enter');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await other.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await stored(page, USER_KEY)).toBeNull();
});

test('shows the kind of storage and the expiry of the token', async () => {
  const end = new Date(Date.UTC(2031, 2, 4, 12));
  const payload = Buffer.from(JSON.stringify({ exp: end.getTime() / 1000 })).toString('base64url');
  const record = JSON.stringify({ Name: 'Ada', token: `e30.${payload}.x` });
  const context = await office.context();
  const page = await office.host(hostPage('<p>Before</p>'), context);
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
    USER_KEY,
    record,
  ] as const);
  const markup = hostPage(`<backoffice-shell storage="session"></backoffice-shell>${SCRIPT}`);
  office.addPage('/host-page', markup);
  await page.goto(`${page.url()}#/profile`);
  await page.reload();
  await logOutButton(page).waitFor();
  expect(await session(page)).toMatchObject({
    Expires: expect.stringContaining('Mar 4, 2031'),
    Stored: 'In this tab, until it is closed',
    'Other tabs': 'Each has its own session',
  });
  await page.evaluate((key) => sessionStorage.removeItem(key), USER_KEY);
  await page.evaluate(() => location.assign('#/site'));
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  await page.evaluate(() => location.assign('#/profile'));
  await logOutButton(page).waitFor();
  // Without storage the session lasts until the page unloads.
  expect(await session(page)).toMatchObject({ Stored: 'On this page, until it is reloaded' });
});

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(8);
for (const [what, fields, expected] of [
  ['no name and no role', { Name: undefined, Role: undefined, Avatar: undefined }, ['ada', 1]],
  [
    'fields of other types',
    { Name: { first: 'Ada' }, Role: ['ADMIN'], UserId: 42, Avatar: 7 },
    ['Profile', 1],
  ],
  ['a name without end', { Name: LONG, Role: LONG, UserId: LONG }, [LONG, 3]],
  ['spaces', { Name: '   ', Role: ' ', UserId: '' }, ['Profile', 0]],
] as const) {
  test(`the profile of a record with ${what} does not overflow`, async () => {
    const record = JSON.stringify({ ...(await recordOf(office, 'ada')), ...fields });
    const storage = [{ name: USER_KEY, value: record }];
    const context = await office.context({
      viewport: { width: 360, height: 740 },
      storageState: {
        cookies: [],
        origins: [{ origin: office.server.url, localStorage: storage }],
      },
    });
    const page = await profile(context);
    const [heading, known] = expected;
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    const names = Object.keys(await userFacts(page));
    expect(names.at(-1)).toBe('Language');
    expect(names).toHaveLength(known + 1);
    const main = page.getByRole('main');
    expect(await main.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  });
}

test('shows a skeleton while the profile loads, and the profile directly the next time', async () => {
  const context = await signedIn(office, 'ada');
  const release = await holdRequests(context, /ProfilePage/);
  const page = await visit(context);
  await userMenu(page).waitFor();
  await page.getByRole('main').locator('.skeleton').waitFor();
  expect(await page.getByRole('main').innerText()).toBe('');
  release();
  await logOutButton(page).waitFor();
});

test('a profile that fails to load shows an error and keeps the shell usable', async () => {
  const context = await signedIn(office, 'ada');
  await context.route(/ProfilePage/, (route) => route.abort());
  office.expectProblem(/ERR_FAILED/);
  const page = await visit(context);
  await page.getByRole('alert').getByText('Loading failed. Please reload the page.').waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
});

for (const theme of ['light', 'dark']) {
  test(`axe finds no violations in the profile, ${theme}, wide and narrow`, async () => {
    const page = await profile(await signedIn(office, 'ada'), `theme="${theme}"`);
    await page.getByText('Technical details').click();
    await page.getByRole('button', { name: 'Copy' }).click();
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await axe(page)).toEqual([]);
  });
}

/** Waits for the profile of the signed-in user. */
async function profile(context: BrowserContext, attributes = '', beside = ''): Promise<Page> {
  const page = await visit(context, attributes, beside);
  await logOutButton(page).waitFor();
  return page;
}

function visit(context: BrowserContext, attributes = '', beside = ''): Promise<Page> {
  const own = "<p slot='profile'>The integrator's own</p>";
  const markup = hostPage(
    `<backoffice-shell ${attributes}>${own}</backoffice-shell>${beside}${SCRIPT}`,
    '<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>',
  );
  return office.host(markup, context, '/host-page#/profile');
}

/** Returns the rows of a card by their names. */
async function factsOf(page: Page, name: string): Promise<Record<string, string>> {
  const rows = await card(page, name)
    .locator('dl > div')
    .evaluateAll((all) => all.map((row) => [...row.children].map((one) => one.textContent ?? '')));
  return Object.fromEntries(rows);
}
