import { expect, test } from 'vitest';
import { recordEvents } from '../../support/events';
import { holdRequests } from '../../support/holdRequests';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import {
  alertText,
  callsTo,
  hashOf,
  logOut,
  storedRecord,
  userMenu,
} from '../../support/pageHelpers';
import { recordOf } from '../../support/signedIn';

const office = startOffice();

test('signIn(record) takes over a session of the page and opens the requested path', async () => {
  const context = await office.context();
  const events = await recordEvents(context);
  const page = await office.host(
    hostPage(`<backoffice-shell logout-path="/api/account/logout"></backoffice-shell>${SCRIPT}`),
    context,
    '/host-page#/site',
  );
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const record = await recordOf(office, 'ada');
  const attempt = (value: unknown) =>
    page.evaluate(async (given) => {
      const shell = document.querySelector('backoffice-shell') as unknown as {
        signIn(given: unknown): Promise<void>;
      };
      await customElements.whenDefined('backoffice-shell');
      return shell.signIn(given).then(
        () => 'done',
        (error) => `${error.name}: ${error.message}`,
      );
    }, value);
  for (const value of [undefined, null, {}, { token: '' }, { token: 7 }])
    expect(await attempt(value)).toMatch(/^TypeError: signIn\(record\)/);
  expect(await attempt(record)).toBe('done');
  await userMenu(page).waitFor();
  await expect.poll(() => hashOf(page)).toBe('#/site');
  expect(await storedRecord(page)).toContain(record.token);
  const logins = events.filter(({ type }) => type === 'backoffice-login');
  expect(logins).toHaveLength(1);
  expect(JSON.stringify(logins[0]?.detail)).not.toContain(record.token);

  await logOut(page);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  // The server has ended the session.
  const status = () =>
    page.evaluate(
      (token) =>
        fetch('/api/world/applications', { headers: { Authorization: `Bearer ${token}` } }).then(
          (answer) => answer.status,
        ),
      record.token,
    );
  office.expectProblem(/401/);
  await expect.poll(status).toBe(401);
});

test.each([
  ['logout()', undefined],
  ['signIn() with another record', 'ben'],
] as const)('signIn(record) gives way to a later %s while its code loads', async (_, other) => {
  const page = await office.host(hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`));
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.evaluate(() => customElements.whenDefined('backoffice-shell').then(() => {}));
  const release = await holdRequests(page, /signInWithRecord-/);
  const records = [await recordOf(office, 'ada'), other && (await recordOf(office, other))];
  const shell = await page.evaluateHandle(([first, second]) => {
    const element = document.querySelector('backoffice-shell') as unknown as {
      user?: { UserId: string };
      signIn(record: unknown): Promise<void>;
      logout(): Promise<void>;
    };
    let settle = () => {};
    const late = new Promise((resolve) => {
      settle = () => resolve(first);
    });
    const earlier = element.signIn(second ? late : first);
    const later = second ? element.signIn(second) : element.logout();
    const settled = later.then(settle);
    return { element, done: Promise.all([earlier, settled]) };
  }, records);
  release();
  await shell.evaluate(({ done }) => done.then(() => {}));
  expect(await shell.evaluate(({ element }) => element.user?.UserId)).toBe(other);
  expect((await storedRecord(page)) ?? 'null').toContain(other ?? 'null');
});

test('a record without a token is refused, also before a later one, and replaces none that is loading', async () => {
  const page = await office.host(hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`));
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const given = await recordOf(office, 'ada');
  const calls = (await page.evaluate(async (record) => {
    await customElements.whenDefined('backoffice-shell');
    const shell = document.querySelector('backoffice-shell') as unknown as {
      signIn(record: unknown): Promise<void>;
    };
    const calls = [{ UserId: 'ben' }, record, { UserId: 'chen' }].map((each) => shell.signIn(each));
    const results = await Promise.allSettled(calls);
    return results.map((result) => (result.status === 'rejected' ? String(result.reason) : 'done'));
  }, given)) as string[];
  const refused = expect.stringMatching(/^TypeError: signIn\(record\)/);
  expect(calls).toEqual([refused, 'done', refused]);
  expect(await storedRecord(page)).toContain('ada');
});

test.each(['signed out', 'signed in'])(
  'signIn(record) after logout() signs in: %s',
  async (start) => {
    const page = await office.host(hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`));
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    if (start === 'signed in') await signIn(page, 'ada');
    if (start === 'signed in') await userMenu(page).waitFor();
    const user = await page.evaluate(
      async (record) => {
        await customElements.whenDefined('backoffice-shell');
        const shell = document.querySelector('backoffice-shell') as unknown as {
          user?: { UserId: string };
          signIn(record: unknown): Promise<void>;
          logout(): Promise<void>;
        };
        const logout = shell.logout();
        await Promise.all([logout, shell.signIn(record)]);
        return shell.user?.UserId;
      },
      await recordOf(office, 'ben'),
    );
    expect(user).toBe('ben');
    expect(await storedRecord(page)).toContain('ben');
  },
);

test('<backoffice-login> waits for the record of the page, and shows why there is none', async () => {
  const page = await office.host(hostPage(`<backoffice-login></backoffice-login>${SCRIPT}`));
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const handOver = (given: string) =>
    page.evaluate(`customElements.whenDefined('backoffice-login').then(() =>
      document.querySelector('backoffice-login').signIn(${given}).then(() => 'done', String))`);
  expect(await handOver(`Promise.reject(new Error('The portal knows no session.'))`)).toContain(
    'The portal knows no session.',
  );
  await expect.poll(() => alertText(page)).toBe('The portal knows no session.');
  const record = await recordOf(office, 'ben');
  // A promise of another library, which starts its work each time `then` is called.
  const lazy = `{ then(done) { window.calls = (window.calls ?? 0) + 1; done(${JSON.stringify(record)}); } }`;
  expect(await handOver(lazy)).toBe('done');
  expect(await page.evaluate('window.calls')).toBe(1);
  await page.getByText('Ben Lindqvist').waitFor();
  expect(await storedRecord(page)).toContain(record.token);
});

test('a logout path of another origin is refused, and the failure of another is ignored', async () => {
  const context = await office.context();
  const warnings: string[] = [];
  const asked: string[] = [];
  context.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()));
  context.on('request', (request) => asked.push(request.url()));
  office.expectProblem(/404|Failed to load/);
  const page = await office.host(
    hostPage(
      `<backoffice-shell logout-path="https://elsewhere.example/out"></backoffice-shell>${SCRIPT}`,
    ),
    context,
  );
  const ofPath = () => warnings.filter((line) => line.includes('logout-path'));
  // Before anybody signs in.
  await expect.poll(ofPath).toHaveLength(1);
  for (const path of [
    'https://elsewhere.example/out',
    'https://elsewhere.example/out',
    'http://[',
    '/no-such-path',
  ]) {
    await page.evaluate(
      (value) => document.querySelector('backoffice-shell')?.setAttribute('logout-path', value),
      path,
    );
    await signIn(page, 'ben');
    await userMenu(page).waitFor();
    await logOut(page);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await storedRecord(page)).toBe(null);
  }
  await expect.poll(() => asked.some((url) => url.endsWith('/no-such-path'))).toBe(true);
  expect(asked.some((url) => url.includes('elsewhere.example'))).toBe(false);
  expect(ofPath()).toEqual([
    expect.stringContaining(
      'logout-path="https://elsewhere.example/out" is not a path of the server',
    ),
    expect.stringContaining('logout-path="http://[" is not a path of the server'),
  ]);
});

test('a logout path on the server of api-base causes no warning, even if it is set first', async () => {
  const page = await office.host(hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`));
  const warnings: string[] = [];
  page.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()));
  await page.evaluate(`customElements.whenDefined('backoffice-shell').then(() => {})`);
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell');
    shell?.setAttribute('logout-path', 'https://api.example/out');
    shell?.setAttribute('api-base', 'https://api.example');
  });
  await page.evaluate(() =>
    document
      .querySelector('backoffice-shell')
      ?.setAttribute('logout-path', 'https://other.example'),
  );
  await expect.poll(() => warnings.join()).toContain('other.example');
  expect(warnings.join()).not.toContain('api.example');
});

test('reset-url="none" removes the link, another value is its address, and the slot help is below the form', async () => {
  for (const tag of ['backoffice-shell', 'backoffice-login']) {
    const page = await office.host(
      hostPage(`<${tag} reset-url="none"><p slot="help">Call 100</p></${tag}>${SCRIPT}`),
    );
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.getByText('Call 100').waitFor();
    const link = page.getByRole('link', { name: 'Forgot password?' });
    expect(await link.count()).toBe(0);
    const below = await page.evaluate(() => {
      const top = (node: Element | null) => node?.getBoundingClientRect().top ?? 0;
      return (
        top(document.querySelector('[slot=help]')) > top(document.querySelector('[type=submit]'))
      );
    });
    expect(below).toBe(true);
    await page.evaluate(
      (name) => document.querySelector(name)?.setAttribute('reset-url', '/forgotten'),
      tag,
    );
    expect(await link.getAttribute('href')).toBe('/forgotten');
    await page.evaluate((name) => document.querySelector(name)?.removeAttribute('reset-url'), tag);
    await link.click();
    await page.getByRole('heading', { name: 'Reset password' }).waitFor();
    expect(await alertText(page)).toBe('');
  }
  expect(callsTo(office, '/forgotten')).toEqual([]);
});

test('a logout while offline signs out immediately, without an answer of the server', async () => {
  office.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const context = await office.context();
  const page = await office.host(
    hostPage(`<backoffice-shell logout-path="/api/account/logout"></backoffice-shell>${SCRIPT}`),
    context,
  );
  await signIn(page, 'ben');
  await userMenu(page).waitFor();
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await storedRecord(page)).toBe(null);
  await context.setOffline(false);
  await signIn(page, 'ben');
  await userMenu(page).waitFor();
});
