import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startOffice } from '../../support/office';
import { enter, userMenu } from '../../support/pageHelpers';

const office = startOffice();

const SIGN_IN = { 'en-US': 'Sign in', 'zh-CN': '登录' } as const;

/** Waits for sign-in in a language and for its catalog. */
async function expectSignIn(page: Page, locale: 'en-US' | 'zh-CN') {
  await page.getByRole('button', { name: SIGN_IN[locale], exact: true }).waitFor();
  expect(await page.getByRole('main').locator('..').getAttribute('lang')).toBe(locale);
  const picker = page.getByRole('main').getByRole('combobox');
  expect(await picker.inputValue()).toBe(locale === 'zh-CN' ? 'cn' : 'en');
}

/** Opens the portal in a browser with this language and this cookie. */
async function open(options: BrowserContextOptions, cookie?: string) {
  const context = await office.context(options);
  if (cookie !== undefined) {
    await context.addCookies([{ name: 'lang', value: cookie, url: office.server.url }]);
  }
  return office.open('/', context);
}

test('takes the language from the cookie', async () => {
  await expectSignIn(await open({ locale: 'en-US' }, 'cn'), 'zh-CN');
  await expectSignIn(await open({ locale: 'zh-CN' }, 'en'), 'en-US');
});

for (const [browser, locale] of [
  ['zh-CN', 'zh-CN'],
  ['zh-TW', 'zh-CN'],
  ['en-GB', 'en-US'],
  ['fr-FR', 'en-US'],
  ['de-DE', 'en-US'],
  ['zhx', 'en-US'],
] as const) {
  test(`uses ${locale} in a browser in ${browser} without a cookie`, async () => {
    await expectSignIn(await open({ locale: browser }), locale);
  });
}

for (const cookie of [
  '../../x',
  '__proto__',
  'constructor',
  'CN',
  '%E0%A4%A',
  '%3Cscript%3E',
  'cn%3B',
  '',
]) {
  test(`ignores a cookie with the value ${JSON.stringify(cookie)}`, async () => {
    const page = await open({ locale: 'en-US' }, cookie);
    await expectSignIn(page, 'en-US');
  });
}

test('the sign-in picker offers English and 中文, applies the choice and stores it in the cookie', async () => {
  const page = await open({ locale: 'en-US' });
  await expectSignIn(page, 'en-US');
  await page.getByRole('textbox', { name: 'User ID' }).fill('ada');
  const picker = page.getByRole('combobox', { name: 'Language' });
  expect(await picker.getByRole('option').allTextContents()).toEqual(['English', '中文']);
  await picker.selectOption('中文');
  await expectSignIn(page, 'zh-CN');
  expect(await page.getByRole('textbox').first().inputValue()).toBe('ada');
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'lang');
  await expect.poll(kept).toMatchObject({ value: 'cn', path: '/', sameSite: 'Lax' });
  const cookie = await kept();
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.reload();
  await expectSignIn(page, 'zh-CN');
});

test('the cookie is named lang and absent until a language is chosen', async () => {
  const page = await enter(office, 'ada');
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toEqual(['XSRF-TOKEN']);
});

test('the menu of a Chinese session is Chinese', async () => {
  const page = await enter(office, 'ada');
  await page.context().addCookies([{ name: 'lang', value: 'cn', url: office.server.url }]);
  await page.reload();
  await page.getByRole('navigation').getByRole('link', { name: '工作区' }).waitFor();
  expect(await userMenu(page).count()).toBe(0);
});

test('the language attribute overrides cookie and browser', async () => {
  const context = await office.context({ locale: 'en-US' });
  await context.addCookies([{ name: 'lang', value: 'en', url: office.server.url }]);
  const page = await office.host(
    `<title>Host</title><backoffice-login language="cn"></backoffice-login>
    <script src="/dist/backoffice.js"></script>`,
    context,
  );
  await expectSignIn(page, 'zh-CN');
  await page.evaluate(() =>
    document.querySelector('backoffice-login')?.removeAttribute('language'),
  );
  await expectSignIn(page, 'en-US');
  await page.evaluate(() =>
    document.querySelector('backoffice-login')?.setAttribute('language', '../../x'),
  );
  await expectSignIn(page, 'en-US');
});

test('other elements and tabs follow a choice immediately, and an event reports it', async () => {
  const markup = `<meta charset="utf-8"><title>Host</title><script>self.heard = [];
    addEventListener('backoffice-language-change', ({ detail }) => heard.push(detail.language));</script>
    <backoffice-login></backoffice-login><backoffice-reset></backoffice-reset>
    <backoffice-reset language="de"></backoffice-reset>
    <script src="/dist/backoffice.js"></script>`;
  const context = await office.context({ locale: 'en-US' });
  const page = await office.host(markup, context);
  const other = await office.host(markup, context);
  const languageEvents = (one: Page) => one.evaluate('heard') as Promise<string[]>;
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await one.getByRole('heading', { name: 'Passwort zurücksetzen' }).waitFor();
  }
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption('中文');
  for (const one of [page, other]) {
    await one.getByRole('button', { name: '登录', exact: true }).waitFor();
    await one.getByRole('heading', { name: '重置密码' }).waitFor();
    await one.getByRole('heading', { name: 'Passwort zurücksetzen' }).waitFor();
    await expect.poll(() => languageEvents(one)).toEqual(['cn', 'cn']);
    const form = one.locator('backoffice-login > [data-backoffice]');
    expect(await form.getAttribute('lang')).toBe('zh-CN');
  }
  expect(await page.evaluate("localStorage.getItem('backoffice:language')")).toBeNull();
});
