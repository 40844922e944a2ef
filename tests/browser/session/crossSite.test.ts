import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from '../../../demo/server/server';
import { signIn, startOffice } from '../../support/office';
import { callsTo, userMenu } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

/** A foreign server that allows every cross-origin request. */
interface Foreign {
  url: string;
  received: { method?: string; url?: string; headers: IncomingMessage['headers']; body: string }[];
}

let closing: (() => Promise<unknown>)[] = [];
beforeEach(() => office.expectProblem(/CORS|ERR_FAILED|Access-Control/));
afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

async function foreign(answer?: (call: IncomingMessage, response: ServerResponse) => boolean) {
  const received: Foreign['received'] = [];
  const server = createServer(async (call, response) => {
    let body = '';
    for await (const part of call) body += part;
    const { method, url, headers } = call;
    received.push({ method, url, headers, body });
    response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
    const wanted = headers['access-control-request-headers'] ?? 'content-type';
    response.setHeader('Access-Control-Allow-Headers', wanted);
    if (method !== 'OPTIONS' && answer?.(call, response)) return;
    response.setHeader('Content-Type', 'application/json').end('{"foreign":true}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

/**
 * Opens the hydrated portal. A page without a real URL cannot be used: Chromium lets it call no
 * local server.
 */
async function portal(context?: BrowserContext) {
  const page = await office.open('/', context);
  await page.waitForFunction(() => customElements.get('backoffice-shell'));
  return page;
}

const setApiBase = (page: Page, url: string) =>
  page.evaluate(
    (base) => document.querySelector('backoffice-shell')?.setAttribute('api-base', base),
    url,
  );

/** Makes a request through the shell; resolves to the body or to the rejection. */
const call = (page: Page, url: string, options: object = {}) =>
  page.evaluate(
    async ([address, init]) => {
      const shell = document.querySelector('backoffice-shell') as HTMLElement & {
        request(url: string, options: object): Promise<unknown>;
      };
      return shell.request(address, init).catch(({ message, reason }) => ({ message, reason }));
    },
    [url, options] as const,
  );

for (const status of [301, 302, 303, 307, 308]) {
  test(`a request redirected with ${status} to a foreign origin sends no token, CSRF header or body there`, async () => {
    const thief = await foreign();
    const page = await portal(await signedIn(office, 'ada'));
    const sent: Record<string, string>[] = [];
    await page.route('**/api/moved', (route) => {
      sent.push(route.request().headers());
      return route.fulfill({ status, headers: { Location: `${thief.url}/loot` } });
    });
    const elsewhere = { message: 'The server redirected the request.', reason: 'server' };
    expect(await call(page, '/api/moved')).toEqual(elsewhere);
    const post = { method: 'POST', body: { secret: 1 } };
    expect(await call(page, '/api/moved', post)).toEqual(elsewhere);
    expect(sent.map(({ authorization }) => authorization?.slice(0, 7))).toEqual([
      'Bearer ',
      'Bearer ',
    ]);
    expect(sent[1]?.['x-xsrf-token']).toMatch(/./);
    expect(thief.received).toEqual([]);
    expect(await page.getByText('You are offline').count()).toBe(0);
  });
}

test('does not send the password to the target of a redirect', async () => {
  const thief = await foreign();
  const central = await foreign((_, response) => {
    response.writeHead(307, { Location: `${thief.url}/login` }).end();
    return true;
  });
  const page = await portal();
  await setApiBase(page, central.url);
  await signIn(page, 'ada');
  await page.getByText('The server redirected the request.').waitFor();
  const posts = central.received.filter(({ method }) => method === 'POST');
  expect(posts).toHaveLength(1);
  expect(JSON.parse(posts[0]?.body ?? '')).toMatchObject({ AuthValue: 'northgate-ada' });
  expect(thief.received).toEqual([]);
});

test('sends its language to the base URL without a preflight, and not to a foreign origin', async () => {
  const central = await foreign();
  const other = await foreign();
  const page = await portal();
  await page.evaluate(() =>
    document.querySelector('backoffice-shell')?.setAttribute('language', 'cn'),
  );
  await setApiBase(page, central.url);
  expect(await call(page, '/data')).toEqual({ foreign: true });
  expect(await call(page, `${other.url}/data`)).toEqual({ foreign: true });
  const sent = ({ received }: Foreign) =>
    received.map(({ method, headers }) => [method, headers['accept-language']]);
  expect(sent(central)).toEqual([['GET', 'zh-CN']]);
  expect(other.received).toHaveLength(1);
  expect(other.received[0]?.headers['accept-language']).not.toBe('zh-CN');

  // JSON and the token need a preflight, which does not ask for the language.
  expect(await call(page, '/data', { method: 'POST', body: {} })).toEqual({ foreign: true });
  const [, preflight, post] = central.received;
  expect(preflight?.method).toBe('OPTIONS');
  expect(preflight?.headers['access-control-request-headers']).toBe('content-type');
  expect(post?.headers['accept-language']).toBe('zh-CN');
});

test('sends cookies to its own origin and to the base URL, never to a foreign one', async () => {
  const central = await startServer({
    record: true,
    quickHashes: true,
    allowOrigins: [office.server.url],
  });
  closing.push(() => central.close());
  const other = await foreign();
  const context = await office.context();
  // Cookies ignore ports: one cookie would go to all three.
  await context.addCookies([{ name: 'sso', value: 'portal', url: office.server.url }]);
  const page = await portal(context);
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
  await call(page, '/api/probe');
  expect(callsTo(office, '/api/probe').at(-1)?.headers.cookie).toContain('sso=portal');

  expect(await call(page, `${other.url}/data`)).toEqual({ foreign: true });
  expect(await call(page, `${other.url}/data`, { method: 'POST', body: {} })).toEqual({
    foreign: true,
  });
  for (const { headers } of other.received) {
    expect(headers.cookie).toBeUndefined();
    expect(headers.authorization).toBeUndefined();
    expect(headers['x-xsrf-token']).toBeUndefined();
  }
  // A relative URL that a browser resolves to another host.
  const sly = other.url.replace('http://', '/\\');
  expect(await call(page, sly, { method: 'POST', body: {} })).toEqual({ foreign: true });
  expect(other.received.at(-1)?.headers['x-xsrf-token']).toBeUndefined();

  await setApiBase(page, central.url);
  await call(page, '/api/account/resetpwd', { method: 'POST', body: {} });
  const [received] = central.requests;
  expect(received?.headers.cookie).toContain('sso=portal');
  expect(received?.headers['x-xsrf-token']).toBeUndefined();
});

test('with a server of another origin, a 401 of the page’s own origin does not end the session', async () => {
  const central = await foreign();
  const page = await portal();
  await setApiBase(page, central.url);
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as HTMLElement & {
      signIn(record: object): Promise<void>;
    };
    return shell.signIn({ UserId: 'ada', Name: 'Ada Okafor', Role: 'ADMIN', token: 'central' });
  });
  await userMenu(page).waitFor();
  office.expectProblem(/401/);
  const own = `${office.server.url}/api/world/tickets`;
  expect(await call(page, own)).toHaveProperty('message');
  expect(callsTo(office, '/api/world/tickets').at(-1)?.headers.authorization).toBe(
    'Bearer central',
  );
  expect(await call(page, '/data')).toEqual({ foreign: true });
  expect(await userMenu(page).isVisible()).toBe(true);
});
