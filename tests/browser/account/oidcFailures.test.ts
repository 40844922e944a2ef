import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordEvents } from '../../support/events';
import {
  goToProvider,
  HOSTED_KEY,
  HOSTED_OFFICE,
  openHosted,
  providerOf,
  recordAt,
  signInHosted,
  typeAtProvider,
} from '../../support/hosted';
import { startOffice } from '../../support/office';
import { alertText, countLoads, logOut, signInButton, userMenu } from '../../support/pageHelpers';

const office = startOffice(HOSTED_OFFICE);
const hosted = () => providerOf(office);
const host = () => new URL(hosted().authority).host;
const SIGN_IN = '/hosted.html#/account/login';
const AGAIN =
  'This sign-in was not started in this tab, or was already used. Please sign in again.';

/** Responses to the request for the provider's discovery document. */
async function discovery(context: BrowserContext, body: string | undefined, type = 'text/html') {
  await context.route(`${hosted().authority}/.well-known/openid-configuration`, (route) =>
    body === undefined
      ? route.abort()
      : route.fulfill({
          body,
          contentType: type,
          headers: { 'Access-Control-Allow-Origin': '*' },
        }),
  );
}

/** Changes the response parameters of the provider before the scripts of the page read them. */
async function changeAnswer(page: Page, change: string) {
  await page.addInitScript(`
    const answer = new URL(location.href);
    if (answer.searchParams.has('code')) {
      (({ searchParams }) => ${change})(answer);
      history.replaceState(null, '', answer);
    }`);
}

type Tokens = Record<string, string> & { id_token: string };

/** Changes the tokens that the provider sends. */
async function changeTokens(page: Page, change: (body: Tokens) => object) {
  await page.context().route(`${hosted().authority}/token`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change(await answer.json()) });
  });
}

/** Returns an ID token with other claims; undefined removes one. */
function forged(token: string, forge: (claims: { aud: string }) => object): string {
  const [head, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = JSON.stringify({ ...claims, ...forge(claims) });
  return [head, Buffer.from(changed).toString('base64url'), signature].join('.');
}

async function expectRefused(page: Page) {
  await expect
    .poll(() => alertText(page))
    .toBe(`${host()} refused the sign-in. Please try again, or tell your administrator.`);
  expect(await recordAt(page, HOSTED_KEY)).toBeNull();
}

test('shows a message when the user declines at the provider, then opens the requested page', async () => {
  const context = await office.context({ locale: 'zh-CN' });
  const events = await recordEvents(context);
  const page = await office.open('/hosted.html?team=9#/site', context);
  await page.getByRole('button', { name: '登录' }).click();
  await typeAtProvider(page, 'ben');
  const loads = countLoads(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => alertText(page)).toBe(`在 ${host()} 的登录被拒绝。`);
  expect(page.url()).toBe(
    `${office.server.url}/hosted.html?team=9#/account/login?returnUrl=%2Fsite`,
  );
  expect(events.filter(({ type }) => type === 'backoffice-login-failed')).toMatchObject([
    { detail: { message: 'The sign-in was declined at the identity provider.' } },
  ]);
  expect(await recordAt(page, HOSTED_KEY)).toBeNull();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await expect.poll(loads).toBe(1);

  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
});

test('a response with a wrong state is refused with one message', async () => {
  const page = await office.open('/hosted.html?team=9#/site');
  await changeAnswer(page, "searchParams.set('state', 'changed')");
  await goToProvider(page);
  await typeAtProvider(page, 'ada');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => alertText(page)).toBe(AGAIN);
  expect(await recordAt(page, HOSTED_KEY)).toBeNull();
  expect(new URL(page.url()).searchParams.has('code')).toBe(false);
  await page.reload();
  await page.getByText('You sign in at').waitFor();
  expect(await alertText(page)).toBe('');
});

test('a response without a state or from another provider is refused', async () => {
  const page = await office.open(SIGN_IN);
  await goToProvider(page);
  await page.goto(`${office.server.url}/hosted.html?code=stolen`);
  await expect.poll(() => alertText(page)).toBe(AGAIN);
  expect(new URL(page.url()).search).toBe('');

  await changeAnswer(page, "searchParams.set('iss', 'https://evil.example')");
  await signInHosted(page, 'ada');
  await expect
    .poll(() => alertText(page))
    .toBe(`${host()} refused the sign-in. Please try again, or tell your administrator.`);
  expect(await recordAt(page, HOSTED_KEY)).toBeNull();
});

/** Claims of an ID token that make it one of another sign-in, client or provider. */
const FORGED: Record<string, (claims: { aud: string }) => object> = {
  'issued to another client': ({ aud }) => ({ aud: [aud, 'other'], azp: 'other' }),
  'for another audience': () => ({ aud: 'other' }),
  'of another issuer': () => ({ iss: 'https://evil.example' }),
  'with the nonce of another sign-in': () => ({ nonce: 'of another sign-in' }),
  'without a nonce': () => ({ nonce: undefined }),
  'without a subject': () => ({ sub: undefined }),
};

for (const [what, forge] of Object.entries(FORGED)) {
  test(`an ID token ${what} is refused`, async () => {
    const page = await office.open(SIGN_IN);
    await changeTokens(page, (body) => ({ ...body, id_token: forged(body.id_token, forge) }));
    await signInHosted(page, 'ada');
    await expectRefused(page);
  });
}

for (const missing of ['id_token', 'access_token']) {
  test(`an answer without ${missing} is refused`, async () => {
    const page = await office.open(SIGN_IN);
    await changeTokens(page, (body) => ({ ...body, [missing]: undefined }));
    await signInHosted(page, 'ada');
    await expectRefused(page);
  });
}

test('an access token that would split the header of a request is refused', async () => {
  const page = await office.open(SIGN_IN);
  await changeTokens(page, (body) => ({ ...body, access_token: 'a\r\nX-Evil: 1' }));
  await signInHosted(page, 'ada');
  await expectRefused(page);
});

test('claims about another user from the user-info endpoint are ignored', async () => {
  const page = await office.open(SIGN_IN);
  await changeTokens(page, (body) => ({
    ...body,
    id_token: forged(body.id_token, () => ({ name: undefined, role: undefined })),
  }));
  await page.context().route(`${hosted().authority}/me`, (route) =>
    route.fulfill({
      json: { sub: 'somebody-else', name: 'Eve', role: 'ADMIN' },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  const asked = page.waitForResponse(`${hosted().authority}/me`);
  await signInHosted(page, 'ben');
  await asked;
  await userMenu(page).waitFor();
  const record = await recordAt(page, HOSTED_KEY);
  expect(record).toMatchObject({ UserId: 'ben' });
  expect(record.Name).toBeOneOf([undefined, 'ben']);
  expect(record.Role).toBeUndefined();
});

test('restarts a sign-in that is hours old', async () => {
  const page = await office.open(SIGN_IN);
  await goToProvider(page);
  await typeAtProvider(page, 'ada');
  await page.addInitScript(() => {
    for (const [key, text] of Object.entries(sessionStorage)) {
      if (!key.startsWith('hosted:oidc.')) continue;
      const state = JSON.parse(text);
      sessionStorage.setItem(key, JSON.stringify({ ...state, created: state.created - 7200 }));
    }
  });
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => alertText(page)).toBe('The sign-in took too long. Please sign in again.');
});

test('ignores a code parameter of the host page in the URL', async () => {
  const page = await office.open('/hosted.html?code=SPRING&error=none#/site');
  await signInButton(page).waitFor();
  await page.getByText('You sign in at').waitFor();
  expect(await alertText(page)).toBe('');
  expect(new URL(page.url()).search).toBe('?code=SPRING&error=none');
});

test('names a provider in the alert that is unreachable or has an invalid discovery document', async () => {
  office.expectProblem(/net::ERR_FAILED/);
  const page = await office.open(SIGN_IN);
  const settings = `The configuration of ${host()} cannot be read. Please tell your administrator.`;
  await discovery(page.context(), undefined);
  await signInButton(page).click();
  await expect
    .poll(() => alertText(page))
    .toBe(`${host()} cannot be reached. Check your connection and try again.`);
  const bad = [
    ['<!doctype html><title>Proxy</title>', 'text/html'],
    ['{"issuer": "x", ', 'application/json'],
    ['null', 'application/json'],
    ['{"issuer": "https://idp.example"}', 'application/json'],
    [
      JSON.stringify({
        issuer: hosted().authority,
        authorization_endpoint: 'javascript:alert(1)',
        token_endpoint: `${hosted().authority}/token`,
      }),
      'application/json',
    ],
  ] as const;
  for (const [body, type] of bad) {
    await page.context().unrouteAll();
    await discovery(page.context(), body, type);
    await page.reload();
    await signInButton(page).click();
    await expect.poll(() => alertText(page)).toBe(settings);
  }
  await page.context().unrouteAll();
  await signInHosted(page, 'ada');
  await userMenu(page).waitFor();
});

test('signs the user out when the provider is down at logout', async () => {
  office.expectProblem(/net::ERR_FAILED/);
  const page = await office.open('/hosted.html');
  await signInHosted(page, 'ada');
  await userMenu(page).waitFor();
  await discovery(page.context(), undefined);
  await logOut(page);
  await signInButton(page).waitFor();
  expect(await recordAt(page, HOSTED_KEY)).toBeNull();
  await expect.poll(() => page.url()).toBe(office.server.url + SIGN_IN);
});

test('reports a missing client id to staff and to the integrator', async () => {
  const context = await office.context();
  const events = await recordEvents(context);
  const page = await openHosted(office, { client: '' }, context);
  await signInButton(page).click();
  await expect
    .poll(() => alertText(page))
    .toBe('This sign-in has not been set up. Please tell your administrator.');
  expect(events.filter(({ type }) => type === 'backoffice-login-failed')).toMatchObject([
    { detail: { message: expect.stringContaining('needs oidc-authority and oidc-client-id') } },
  ]);
});

test('reports an invalid oidc-redirect-uri as a sign-in that is not set up', async () => {
  for (const wrong of ['https://', 'javascript:alert(1)']) {
    const page = await openHosted(office, { attributes: `oidc-redirect-uri="${wrong}"` });
    await signInButton(page).click();
    await expect
      .poll(() => alertText(page), { message: wrong })
      .toBe('This sign-in has not been set up. Please tell your administrator.');
  }
});
