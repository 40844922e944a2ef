import { expect, test } from 'vitest';
import { FRAME_CLIENT_ID } from '../../../demo/server/hosted/provider';
import { recordEvents } from '../../support/events';
import { guideBlocks } from '../../support/guide';
import {
  goToProvider,
  grep,
  HOSTED_KEY,
  HOSTED_OFFICE,
  HOSTED_PAGE,
  openHosted,
  type Probe,
  providerOf,
  recordAt,
  signInHosted,
} from '../../support/hosted';
import { startOffice } from '../../support/office';
import { hashOf, logOut, signInButton, storedRecord, userMenu } from '../../support/pageHelpers';

const office = startOffice(HOSTED_OFFICE);
const hosted = () => providerOf(office);
const tokenCalls = () => hosted().calls.filter((call) => call === 'POST /token').length;

const probe: Probe = (page) =>
  page.evaluate(async () => {
    // The user menu is there before the element is defined.
    await customElements.whenDefined('backoffice-shell');
    const shell = document.querySelector('backoffice-shell') as unknown as {
      request(url: string, options: object): Promise<{ UserId: string; Role: string }>;
    };
    return shell.request('/api/probe', { envelope: true });
  });

test('signs in at a hosted provider and returns to the requested page, with the role from the claim', async () => {
  const context = await office.context();
  const events = await recordEvents(context);
  const seen: string[] = [];
  context.on('console', (message) => seen.push(message.text()));
  const page = await office.open('/hosted.html?team=9&x=%20y#/admin', context);
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await signInButton(page).waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  const { host } = new URL(hosted().authority);
  await page.getByText(`You sign in at ${host} and come back here.`).waitFor();

  await signInHosted(page, 'ada');
  await page.getByRole('heading', { name: 'Staff and access' }).waitFor();
  expect(page.url()).toBe(`${office.server.url}/hosted.html?team=9&x=%20y#/admin`);
  const { token, expires, tokens, ...record } = await recordAt(page, HOSTED_KEY);
  expect(record).toEqual({
    UserId: 'ada',
    Name: 'Ada Okafor',
    Role: 'ADMIN',
    Avatar: `${office.server.url}/northgate/avatars/ada.svg`,
  });
  expect(expires - Date.now() / 1000).toBeGreaterThan(3500);
  expect(await probe(page)).toMatchObject({ UserId: 'ada', Role: 'ADMIN' });

  const logins = events.filter(({ type }) => type === 'backoffice-login');
  expect(logins).toHaveLength(1);
  expect(logins[0]?.detail).toEqual({ user: record });
  expect(tokens).toMatchObject({ refresh: expect.any(String), id: expect.any(String) });
  const eventTexts = events.map(({ type, detail, user }) => JSON.stringify({ type, detail, user }));
  for (const secret of [token, tokens.refresh, tokens.id]) {
    expect([...seen, ...eventTexts].filter((text) => text.includes(secret))).toEqual([]);
    expect(await grep(page, secret)).toEqual(['hosted:currentUser']);
  }
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

  const calls = hosted().calls.length;
  await page.reload();
  await page.getByRole('heading', { name: 'Staff and access' }).waitFor();
  expect((await recordAt(page, HOSTED_KEY)).token).toBe(token);
  expect(hosted().calls.length).toBe(calls);
});

test('logging out ends the session at the provider too', async () => {
  const page = await office.open('/hosted.html#/site');
  await signInHosted(page, 'ben');
  await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
  await logOut(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await signInButton(page).waitFor();
  expect(page.url()).toBe(`${office.server.url}/hosted.html#/account/login`);
  expect(await recordAt(page, HOSTED_KEY)).toBeNull();
  await goToProvider(page);
  await page.getByLabel('Password').waitFor();
});

test('renews a token before it expires, once for all tabs and without a new sign-in', async () => {
  hosted().lifetime = 8;
  const context = await office.context();
  const events = await recordEvents(context);
  const page = await office.open('/hosted.html', context);
  await signInHosted(page, 'ada');
  await userMenu(page).waitFor();
  const other = await office.open('/hosted.html#/site', context);
  await userMenu(other).waitFor();
  hosted().lifetime = 3600;
  const first = await recordAt(page, HOSTED_KEY);
  const before = tokenCalls();
  await expect.poll(async () => (await recordAt(page, HOSTED_KEY)).token).not.toBe(first.token);
  const second = await recordAt(page, HOSTED_KEY);
  expect(second).toMatchObject({ UserId: 'ada', Role: 'ADMIN' });
  expect(second.tokens.refresh).not.toBe(first.tokens.refresh);
  expect(second.expires).toBeGreaterThan(first.expires + 3000);
  for (const tab of [page, other]) expect(await probe(tab)).toMatchObject({ UserId: 'ada' });
  const tokens = office.server.requests.slice(-2).map(({ headers }) => headers.authorization);
  expect(tokens).toEqual([`Bearer ${second.token}`, `Bearer ${second.token}`]);
  expect(tokenCalls()).toBe(before + 1);
  expect(events.filter(({ type }) => type === 'backoffice-login')).toHaveLength(1);
});

/** Returns a meta element with the policy of the guides, for the provider of the test. */
function guidePolicy(): string {
  const [of, more] = ['security.md', 'oidc.md'].map(
    (guide) => guideBlocks(guide).find(({ language }) => language === 'http')?.code ?? '',
  );
  const [, strict = ''] = /^Content-Security-Policy: (.+)$/m.exec(of ?? '') ?? [];
  // A meta tag takes no frame-ancestors.
  const inMeta = strict.replace("connect-src 'self'; ", '').replace("; frame-ancestors 'self'", '');
  const policy = `${inMeta}; ${more}`.replaceAll('https://id.example', hosted().authority).trim();
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self'; img-src 'self'; .*frame-src 'self' http/,
  );
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

test('renews a token in a hidden frame under the policy of the guides, also after the page has changed its path', async () => {
  // The frame returns to a page whose scripts must not run.
  office.expectProblem(/Blocked script execution/);
  hosted().lifetime = 8;
  const head = `<link rel="icon" href="/logo.svg">${guidePolicy()}`;
  const page = await openHosted(office, { client: FRAME_CLIENT_ID, head });
  await signInHosted(page, 'chen');
  await userMenu(page).waitFor();
  await page.evaluate(() => history.pushState(null, '', `/customers/7${location.hash}`));
  hosted().lifetime = 3600;
  const { token, tokens } = await recordAt(page);
  expect(tokens.refresh).toBeUndefined();
  await expect.poll(async () => (await recordAt(page)).token).not.toBe(token);
  expect(await probe(page)).toMatchObject({ UserId: 'chen' });
  expect(await page.locator('iframe').count()).toBe(0);
  expect(page.url()).toBe(`${office.server.url}/customers/7#/`);
});

for (const hours of [2, -2]) {
  test(`works with a clock that is ${hours} hours wrong`, async () => {
    const context = await office.context();
    await context.clock.setFixedTime(Date.now() + hours * 3_600_000);
    const page = await office.open('/hosted.html#/support', context);
    await signInHosted(page, 'ben');
    await page.getByRole('heading', { name: 'Open tickets' }).waitFor();
    expect(await probe(page)).toMatchObject({ UserId: 'ben' });
    const renewals = tokenCalls();
    await page.reload();
    await page.getByRole('heading', { name: 'Open tickets' }).waitFor();
    expect(tokenCalls()).toBe(renewals);
  });
}

test('<backoffice-login> signs in under the policy of the guides and opens its return-url', async () => {
  const page = await openHosted(office, {
    tag: 'backoffice-login',
    attributes: 'return-url="/news.html"',
    head: `<link rel="icon" href="/logo.svg">${guidePolicy()}`,
    query: '?desk=3#top',
  });
  await signInHosted(page, 'ada');
  await page.getByRole('heading', { name: 'News', exact: true }).waitFor();
  expect(await recordAt(page)).toMatchObject({ UserId: 'ada', Role: 'ADMIN' });
  await page.goBack();
  await page.getByText('You are signed in as Ada Okafor.').waitFor();
  expect(page.url()).toBe(`${office.server.url}${HOSTED_PAGE}?desk=3#top`);
});

test('a 401 signs out and shows the reason once, without a redirect or a password dialog', async () => {
  const attributes = 'routing="memory" session-expired="dialog"';
  const page = await openHosted(office, { attributes });
  await signInHosted(page, 'ada');
  await userMenu(page).waitFor();
  office.expectProblem(/401/);
  await page.evaluate(() => {
    const key = 'backoffice:currentUser';
    const record = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...record, token: 'no-longer-good' }));
  });
  await page.reload();
  await userMenu(page).waitFor();
  await probe(page).catch(() => {});
  await page.getByText('Your session has ended. Please sign in again.').waitFor();
  expect(await page.getByLabel('Password').count()).toBe(0);
  expect(await storedRecord(page)).toBeNull();
  expect(hashOf(page)).toBe('');
  expect(new URL(page.url()).origin).toBe(office.server.url);
});

test('says why the session ended, as the password form does', async () => {
  const context = await office.context();
  await context.addInitScript(() => {
    if (location.protocol === 'about:') return;
    const notice = { message: 'You were logged out because the page was not used.' };
    for (const key of ['backoffice:notice', 'hosted:notice'])
      sessionStorage.setItem(key, JSON.stringify(notice));
  });
  const page = await openHosted(office, {}, context);
  await page.getByText('because the page was not used').waitFor();
});
