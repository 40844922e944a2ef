import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { startServer } from '../../../demo/server/server';
import { signIn, startOffice } from '../../support/office';
import { callsTo, enter, storedRecord, userMenu } from '../../support/pageHelpers';

const office = startOffice();

beforeEach(() => void office.server.requests.splice(0));

interface Shell extends HTMLElement {
  request(url: string, options?: object): Promise<unknown>;
}

/**
 * Makes a request of the integrator through the shell; resolves to the body or to the rejection.
 */
const request = (page: Page, url: string, options: object = {}) =>
  page.evaluate(
    async ([address, init]) => {
      const shell = document.querySelector('backoffice-shell') as Shell;
      return shell.request(address, init).catch(({ message, status }) => ({ message, status }));
    },
    [url, options] as const,
  );

const bearer = async (page: Page) => `Bearer ${JSON.parse((await storedRecord(page)) ?? '').token}`;

const csrfCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value;

const shell = (attributes = '') =>
  `<title>Host</title><backoffice-shell ${attributes}></backoffice-shell>
  <script src="/dist/backoffice.js"></script>`;

test("every request from a signed-in user carries an Authorization header of type Bearer with the user's token", async () => {
  const page = await enter(office, 'ben');
  expect(await request(page, '/api/probe')).toMatchObject({
    Code: 0,
    Data: { UserId: 'ben', Role: 'EDITOR' },
  });
  expect(await request(page, '/api/probe', { envelope: true })).toMatchObject({ UserId: 'ben' });
  const authorization = await bearer(page);
  expect(callsTo(office, '/api/probe').map(({ headers }) => headers.authorization)).toEqual([
    authorization,
    authorization,
  ]);
});

test('cookies that another application sets for its own path disturb neither the sign-in nor the language', async () => {
  const context = await office.context();
  // The server sets its own cookie.
  const page = await office.open('/', context);
  office.addPage('/intranet/office', shell());
  await context.addCookies(
    ['XSRF-TOKEN', 'lang'].map((name) => {
      return { name, value: 'en', domain: '127.0.0.1', path: '/intranet' };
    }),
  );
  await page.goto(`${office.server.url}/intranet/office`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('中文');
  await page.getByRole('button', { name: '登录' }).waitFor();
  // The code that stores the choice loads with it.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('lang=cn');
  await page.reload();
  await page.getByRole('textbox', { name: '用户 ID' }).fill('ada');
  await page.getByLabel('密码', { exact: true }).fill('northgate-ada');
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('button', { name: '用户菜单' }).waitFor();
  expect(await page.evaluate(() => document.cookie)).toMatch(/XSRF-TOKEN=en;.* XSRF-TOKEN=/);
});

test('sends no Authorization header to a foreign origin', async () => {
  const received: IncomingHttpHeaders[] = [];
  const foreign = createServer((call, answer) => {
    received.push(call.headers);
    answer.setHeader('Access-Control-Allow-Origin', office.server.url);
    answer.setHeader('Access-Control-Allow-Credentials', 'true');
    answer.setHeader('Access-Control-Allow-Headers', 'content-type');
    answer.setHeader('Content-Type', 'application/json').end('{"foreign":true}');
  });
  await new Promise<void>((listening) => foreign.listen(0, '127.0.0.1', listening));
  try {
    const page = await enter(office, 'ada');
    const url = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/data`;
    expect(await request(page, url)).toEqual({ foreign: true });
    expect(await request(page, url, { method: 'POST', body: {} })).toEqual({ foreign: true });
    expect(await request(page, url.replace('http:', ''))).toEqual({ foreign: true });
    expect(received.length).toBeGreaterThanOrEqual(3);
    for (const headers of received) {
      expect(headers.authorization).toBeUndefined();
      expect(headers['x-xsrf-token']).toBeUndefined();
      expect(headers['access-control-request-headers'] ?? '').not.toMatch(/authorization|xsrf/i);
    }
  } finally {
    foreign.closeAllConnections();
    await new Promise((closed) => foreign.close(closed));
  }
});

test('mutating requests to relative URLs carry a cross-site request forgery header taken from a cookie', async () => {
  const page = await enter(office, 'ada');
  const cookie = await csrfCookie(page);
  expect(cookie).toMatch(/^[\w-]{40,}$/);
  expect(callsTo(office, '/api/account/login')[0]?.headers['x-xsrf-token']).toBe(cookie);

  expect(await request(page, '/api/probe', { method: 'POST', body: { a: 1 } })).toMatchObject({
    Data: { a: 1 },
  });
  await request(page, '/api/probe');
  const sent = callsTo(office, '/api/probe').map(({ method, headers }) => {
    return [method, headers['x-xsrf-token']];
  });
  expect(sent).toEqual([
    ['POST', cookie],
    ['GET', undefined],
  ]);
});

test('csrf-cookie and csrf-header set other names', async () => {
  office.expectProblem(/403/);
  const context = await office.context();
  await context.addCookies([{ name: 'portal-csrf', value: 'a b%2Fc', url: office.server.url }]);
  const page = await office.host(
    shell('csrf-cookie="portal-csrf" csrf-header="X-Portal"'),
    context,
  );
  await signIn(page, 'ada');
  await expect.poll(() => callsTo(office, '/api/account/login')).toHaveLength(1);
  const headers = callsTo(office, '/api/account/login')[0]?.headers;
  expect(headers?.['x-portal']).toBe('a b/c');
  expect(headers?.['x-xsrf-token']).toBeUndefined();
});

test('sends requests to an absolute api-base with the bearer token and without the CSRF header', async () => {
  const central = await startServer({
    record: true,
    quickHashes: true,
    allowOrigins: [office.server.url],
  });
  try {
    const page = await office.open('/#/profile');
    await page.evaluate(
      (url) => document.querySelector('backoffice-shell')?.setAttribute('api-base', url),
      `${central.url}/`,
    );
    expect(await csrfCookie(page)).toBeDefined();
    await signIn(page, 'ada');
    await userMenu(page).waitFor();
    await request(page, '/api/probe', { method: 'POST', body: { a: 1 } });
    expect(central.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/account/login',
      'POST /api/probe',
    ]);
    expect(central.requests[1]?.headers.authorization).toBe(await bearer(page));
    for (const { headers } of central.requests) expect(headers['x-xsrf-token']).toBeUndefined();
    expect(office.server.requests).toEqual([]);
  } finally {
    await central.close();
  }
});

test('exposes the token in no attribute, property or event of the element', async () => {
  const page = await office.host(
    `<script>
      window.heard = [];
      for (const name of ['backoffice-login', 'backoffice-navigate', 'backoffice-logout'])
        document.addEventListener(name, ({ detail }) => heard.push(detail));
    </script>${shell()}`,
  );
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  const token = (await bearer(page)).slice('Bearer '.length);
  const shown = await page.evaluate(() => {
    const { outerHTML, user, shadowRoot } = document.querySelector('backoffice-shell') as Shell & {
      user: unknown;
    };
    const events = (window as { heard?: unknown[] }).heard;
    return JSON.stringify([events, user, outerHTML, shadowRoot?.innerHTML, location.href]);
  });
  expect(shown).toContain('Ada Okafor');
  expect(shown).not.toContain(token);
});
