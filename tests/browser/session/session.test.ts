import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { evaluateOnShell } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import {
  callsTo,
  enter,
  failWith,
  hashOf,
  logOut,
  signInButton,
  storedRecord,
  userMenu,
} from '../../support/pageHelpers';
import { recordOf } from '../../support/signedIn';
import { homeShown, ticketsHeading } from '../../support/world';

const office = startOffice();

beforeEach(() => void office.server.requests.splice(0));

/** Stops the timers of a page; `page.clock.runFor` runs them. */
async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('restores the current user from local storage on load', async () => {
  const page = await enter(office, 'ada', '/#/site');
  office.server.requests.splice(0);
  await page.reload();
  await userMenu(page).waitFor();
  await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  const later = await office.open('/#/support', page.context());
  await ticketsHeading(later).waitFor();
  expect(callsTo(office, '/api/account/login')).toEqual([]);
});

test('the stored record is the response data object', async () => {
  const page = await enter(office, 'ben');
  expect(JSON.parse((await storedRecord(page)) ?? '')).toEqual({
    UserId: 'ben',
    Name: 'Ben Lindqvist',
    Role: 'EDITOR',
    Avatar: '/northgate/avatars/ben.svg',
    token: expect.stringMatching(/^[\w-]{40,}$/),
  });
});

test('other tabs follow sign-in immediately, each to the page it requested', async () => {
  const context = await office.context();
  const first = await office.open('/', context);
  const second = await office.open('/#/site', context);
  await signInButton(second).waitFor();
  await signInButton(first).waitFor();
  await signIn(first, 'ada');
  await userMenu(first).waitFor();
  await second.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  expect(hashOf(second)).toBe('#/site');
});

test('a login page follows return-url after its own sign-in, not after one in another tab', async () => {
  const context = await office.context();
  const markup = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Login</title>
<link rel="icon" href="data:,"><script src="/dist/backoffice.js" defer></script></head>
<body><backoffice-login return-url="/news.html"></backoffice-login></body></html>`;
  const background = await office.host(markup, context, '/background');
  const page = await office.host(markup, context, '/login-page');
  await context.route('**/news.html', (route) => route.fulfill({ body: 'News' }));
  await signInButton(background).waitFor();
  await signIn(page, 'ada');
  await page.waitForURL('**/news.html');
  await background.getByRole('button', { name: 'Log out' }).waitFor();
  expect(new URL(background.url()).pathname).toBe('/background');
});

test('a login page stays busy while its return-url loads, and names the user if it does not', async () => {
  const context = await office.context();
  await context.route('**/news.html', () => {
    // Never answered. Playwright reads nothing from a page that waits for the next one: it reports itself.
  });
  const shown: { busy: boolean; named: boolean; at: number }[] = [];
  await context.exposeFunction('tellShown', (state: (typeof shown)[number]) => shown.push(state));
  const page = await office.host(
    hostPage(`<backoffice-login return-url="/news.html"></backoffice-login>
<script>
  const login = document.querySelector('backoffice-login');
  login.addEventListener('backoffice-login', () => {
    const tell = () => tellShown({
      busy: Boolean(login.querySelector('button[aria-disabled]')),
      named: /Continue/.test(login.shadowRoot.textContent),
      at: performance.now(),
    });
    setInterval(tell, 100);
  });
</script>${SCRIPT}`),
    context,
    '/login-page',
  );
  await signInButton(page).waitFor();
  await signIn(page, 'ada');
  await expect.poll(() => shown.some(({ named }) => named)).toBe(true);
  const start = shown[0]?.at ?? 0;
  const named = shown.find((state) => state.named)?.at ?? 0;
  expect(named - start).toBeGreaterThan(2400);
  for (const state of shown.filter(({ at }) => at < start + 2400)) {
    expect(state).toMatchObject({ busy: true, named: false });
  }
});

test('a busy login page forgets the password if the user logs out in another tab', async () => {
  const context = await office.context();
  await context.route('**/download', (route) => route.fulfill({ status: 204 }));
  const page = await office.host(
    hostPage(`<backoffice-login return-url="/download"></backoffice-login>${SCRIPT}`),
    context,
    '/login-page',
  );
  const other = await office.host(hostPage(''), context, '/other-tab');
  await signInButton(page).waitFor();
  await stopClock(page);
  await signIn(page, 'ada');
  await expect.poll(() => storedRecord(page)).not.toBe(null);
  await expect.poll(() => signInButton(page).getAttribute('aria-disabled')).toBe('true');
  await other.evaluate(() => localStorage.removeItem('backoffice:currentUser'));
  await expect.poll(() => signInButton(page).getAttribute('aria-disabled')).toBe(null);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
});

test('a login page whose return-url is a fragment of it names the user', async () => {
  const page = await office.host(
    hostPage(`<backoffice-login return-url="#/news"></backoffice-login>${SCRIPT}`),
  );
  await signInButton(page).waitFor();
  await stopClock(page);
  await signIn(page, 'ada');
  await expect.poll(() => hashOf(page)).toBe('#/news');
  const button = page.getByRole('button', { name: 'Log out' });
  // At most two seconds of the page's time: after three, it shows the user in any case.
  const shownLater = async () => {
    await page.clock.runFor(100);
    return button.count();
  };
  await expect.poll(shownLater, { interval: 500 }).toBe(1);
  await button.click();
  await signInButton(page).waitFor();
});

test('other tabs follow a logout immediately and receive the reason', async () => {
  const first = await enter(office, 'ada', '/#/site');
  const second = await office.open('/#/support', first.context());
  await ticketsHeading(second).waitFor();
  await second.evaluate(() => {
    document.addEventListener('backoffice-logout', (event) => {
      Object.assign(window, { events: (event as CustomEvent).detail });
    });
  });
  await logOut(first);
  await signInButton(second).waitFor();
  expect(await second.evaluate(() => (window as { events?: unknown }).events)).toEqual({
    reason: 'other-tab',
  });
  expect(hashOf(second)).toBe('#/account/login?returnUrl=%2Fsupport');
  expect(await ticketsHeading(second).count()).toBe(0);
});

test('shows the user who signed in last in every tab', async () => {
  const first = await enter(office, 'ada');
  const second = await office.open('/', first.context());
  await second.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await logOut(first);
  await signIn(first, 'ben');
  await second.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
  expect(await second.getByRole('link', { name: 'Admin' }).count()).toBe(0);
});

test('signs the tabs out when the user clears the storage', async () => {
  const first = await enter(office, 'ada');
  const second = await office.open('/', first.context());
  await userMenu(second).waitFor();
  // Hydrated; the button is painted before.
  await second.locator('[part=footer]').waitFor();
  // A request without a token would be answered with 401.
  await Promise.all([first, second].map(homeShown));
  await first.evaluate(() => localStorage.clear());
  await signInButton(second).waitFor();
  await first.reload();
  await signInButton(first).waitFor();
});

for (const [kind, survives] of [
  ['session', true],
  ['memory', false],
] as const) {
  test(`storage="${kind}" keeps the record ${survives ? 'for the tab' : 'for the page'} and out of local storage`, async () => {
    const context = await office.context();
    const markup = `<title>Host</title><backoffice-shell storage="${kind}"></backoffice-shell>
      <script src="/dist/backoffice.js"></script>`;
    const page = await office.host(markup, context);
    await signIn(page, 'ada');
    await userMenu(page).waitFor();
    expect(await storedRecord(page)).toBeNull();
    await page.reload();
    await (survives ? userMenu(page) : signInButton(page)).waitFor();
    const other = await office.host(markup, context);
    await signInButton(other).waitFor();
    expect(await userMenu(other).count()).toBe(0);
  });
}

test('a slow sign-in does not override a later action in this tab or another', async () => {
  const first = await office.open('/');
  const second = await office.open('/', first.context());
  await signInButton(second).waitFor();
  await failWith(office, first, 'login=slow:1500');
  const late = first.waitForResponse('**/api/account/login');
  await signIn(first, 'ada');
  await expect.poll(() => callsTo(office, '/api/account/login')).toHaveLength(1);
  await failWith(office, first, undefined);
  await signIn(second, 'ben');
  const ben = { name: 'Welcome, Ben' };
  await second.getByRole('heading', ben).waitFor();
  await first.getByRole('heading', ben).waitFor();
  await (await late).finished();
  // Any later response through the same client arrives after this one.
  expect(
    await evaluateOnShell(first, `shell.request('/api/probe', { envelope: true })`),
  ).toMatchObject({
    UserId: 'ben',
  });
  expect(await first.getByRole('heading', ben).isVisible()).toBe(true);
  expect(JSON.parse((await storedRecord(first)) ?? '')).toMatchObject({ UserId: 'ben' });

  await logOut(first);
  await signInButton(first).waitFor();
  await failWith(office, first, 'login=slow:1500');
  const overtaken = first.waitForResponse(
    (answer) => answer.request().postData()?.includes('ada') ?? false,
  );
  await signIn(first, 'ada');
  await expect.poll(() => callsTo(office, '/api/account/login')).toHaveLength(3);
  await failWith(office, first, undefined);
  await signIn(first, 'chen');
  const chen = { name: 'Welcome, Chen' };
  await first.getByRole('heading', chen).waitFor();
  await (await overtaken).finished();
  await evaluateOnShell(first, `shell.request('/api/probe')`);
  expect(await first.getByRole('heading', chen).isVisible()).toBe(true);
  expect(JSON.parse((await storedRecord(first)) ?? '')).toMatchObject({ UserId: 'chen' });
});

test('two tabs that sign in as different users at the same time end with the same user', async () => {
  const first = await office.open('/#/admin');
  const second = await office.open('/#/site', first.context());
  await signInButton(first).waitFor();
  await signInButton(second).waitFor();
  let sent = 0;
  let sendBoth = () => {};
  const bothSent = new Promise<void>((resolve) => {
    sendBoth = resolve;
  });
  await first.context().route('**/api/account/login', async (route) => {
    if (++sent === 2) sendBoth();
    await bothSent;
    await route.continue();
  });
  await Promise.all([signIn(first, 'ada'), signIn(second, 'ben')]);
  const whoIs = (page: Page) =>
    evaluateOnShell<{ UserId?: string } | undefined>(page, 'shell.user');
  const userNames = async () => {
    const stored = JSON.parse((await storedRecord(first)) ?? '{}');
    const users = await Promise.all([whoIs(first), whoIs(second)]);
    return [stored.UserId, ...users.map((user) => user?.UserId)];
  };
  await expect
    .poll(userNames)
    .toSatisfy((ids: string[]) => ids[0] !== undefined && new Set(ids).size === 1);
  expect(callsTo(office, '/api/account/login').length).toBeGreaterThanOrEqual(2);
  const [winner] = await userNames();
  for (const page of [first, second]) {
    const mine = await evaluateOnShell(page, `shell.request('/api/probe', { envelope: true })`);
    expect(mine).toMatchObject({ UserId: winner });
    expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(
      winner === 'ada' ? 1 : 0,
    );
  }
});

test('starts clean when another tab changes the user; signs out when the storage holds garbage', async () => {
  const page = await enter(office, 'ada', '/#/admin/people?page=2');
  const record = JSON.stringify(await recordOf(office, 'ben'));
  const other = await office.open('/news.html', page.context());
  const write = (text: string) =>
    other.evaluate((value) => localStorage.setItem('backoffice:currentUser', value), text);
  await write(record);
  await page.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
  expect(hashOf(page)).toBe('#/');
  expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0);

  for (const [key, value] of [
    ['backoffice:currentUser', record],
    ['backoffice:elsewhere', '{'],
    [undefined, undefined],
  ]) {
    await page.evaluate(
      ([name, text]) =>
        dispatchEvent(new StorageEvent('storage', { key: name ?? null, newValue: text ?? '{' })),
      [key, value] as const,
    );
  }
  expect(await userMenu(page).isVisible()).toBe(true);
  await write('{"token":7');
  await signInButton(page).waitFor();
});

test('the token is only in storage and in the Authorization header', async () => {
  const context = await office.context();
  const observed: string[] = [];
  context.on('console', (message) => observed.push(message.text()));
  context.on('request', (request) => observed.push(request.url(), request.postData() ?? ''));
  await context.exposeBinding('tellDispatched', (_, one: string) => void observed.push(one));
  await context.addInitScript(() => {
    const { tellDispatched } = window as unknown as { tellDispatched(one: string): void };
    const { dispatchEvent } = EventTarget.prototype;
    EventTarget.prototype.dispatchEvent = function (event) {
      tellDispatched(`${event.type} ${JSON.stringify((event as CustomEvent).detail ?? null)}`);
      return dispatchEvent.call(this, event);
    };
  });
  const page = await enter(office, 'ada', '/#/site', context);
  const tokens = [JSON.parse((await storedRecord(page)) ?? '').token];
  await evaluateOnShell(page, `shell.request('/api/probe', { method: 'POST', body: {} })`);
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('heading', { name: 'Ada Okafor' }).waitFor();
  observed.push(await everythingOn(page));
  await page.reload();
  await userMenu(page).waitFor();
  observed.push(await everythingOn(page), JSON.stringify(await context.cookies()));
  await logOut(page);
  await signInButton(page).waitFor();
  observed.push(await everythingOn(page), JSON.stringify({ ...(await allStorage(page)) }));
  const all = observed.join('\n');
  expect(all).toContain('backoffice-login {"user":{"UserId":"ada"');
  expect(all).toContain('Ada Okafor');
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{40,}$/);
    expect(all).not.toContain(token);
  }
});

const allStorage = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

/** Collects markup, shadow roots, values, the text of our elements and the URL. */
const everythingOn = (page: Page) =>
  page.evaluate(() => {
    const found: unknown[] = [location.href, history.state, document.title];
    const visit = (root: Document | ShadowRoot) => {
      found.push(root instanceof ShadowRoot ? root.innerHTML : root.documentElement.outerHTML);
      for (const node of root.querySelectorAll('*')) {
        if (node instanceof HTMLInputElement) found.push(node.value);
        if (node.localName.startsWith('backoffice-')) {
          for (const name in node) {
            const value = (node as unknown as Record<string, unknown>)[name];
            if (typeof value === 'string' || name === 'user') found.push(value);
          }
        }
        if (node.shadowRoot) visit(node.shadowRoot);
      }
    };
    visit(document);
    return JSON.stringify(found);
  });
