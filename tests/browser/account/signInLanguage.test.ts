import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { alertText, callsTo } from '../../support/pageHelpers';

const office = startOffice();

beforeEach(() => void office.server.requests.splice(0));

const shellIn = (page: Page, language: string) =>
  page.locator(`backoffice-shell [lang="${language}"]`).first();

/** The languages of the sign-in calls, as the server received them. */
const sent = () =>
  callsTo(office, '/api/account/login').map(({ headers }) => headers['accept-language']);

/** Types a wrong password into the form, in any language, and presses Enter. */
async function failToSignIn(page: Page) {
  await page.locator('input[name=UserId]').fill('ada');
  await page.locator('input[name=AuthValue]').fill('not-her-password');
  await page.keyboard.press('Enter');
}

test('the server answers in the language of the form, and in the next one after a switch', async () => {
  const context = await office.context({ locale: 'en-US' });
  await context.addCookies([{ name: 'lang', value: 'de', url: office.server.url }]);
  const page = await office.open('/', context);
  await shellIn(page, 'de').waitFor();
  await failToSignIn(page);
  await expect.poll(() => alertText(page)).toBe('Benutzer-ID oder Passwort ist falsch.');

  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('中文');
  await shellIn(page, 'zh-CN').waitFor();
  await failToSignIn(page);
  await expect.poll(() => alertText(page)).toBe('用户 ID 或密码不正确。');

  await page.getByRole('combobox', { name: '语言' }).selectOption('English');
  await shellIn(page, 'en-US').waitFor();
  await failToSignIn(page);
  await expect.poll(() => alertText(page)).toBe('Incorrect user ID or password.');
  expect(sent()).toEqual(['de', 'zh-CN', 'en-US']);
});

test('a second step and a reset are answered in the language of the form', async () => {
  const markup = `<backoffice-login language="it"></backoffice-login>
    <backoffice-reset language="es" no-autofocus></backoffice-reset>${SCRIPT}`;
  const page = await office.host(hostPage(markup), await office.context({ locale: 'en-US' }));
  const login = page.locator('backoffice-login');
  await login.locator('input[name=UserId]').fill('dana');
  await login.locator('input[name=AuthValue]').fill('northgate-dana');
  await page.keyboard.press('Enter');
  await login
    .getByText('Inserisca il codice di 6 cifre della Sua app di autenticazione.')
    .waitFor();

  const reset = page.locator('backoffice-reset');
  await reset.getByRole('textbox', { name: 'ID de usuario' }).fill('ada');
  await page.keyboard.press('Enter');
  const code = reset.getByRole('textbox', { name: 'Código de verificación' });
  await code.fill('WRONG-22222');
  await page.keyboard.press('Enter');
  await reset.getByText('Este código es incorrecto o ha caducado.').waitFor();
  expect(office.server.outbox.last('ada@northgate.example')?.subject).toBe(
    'Su código de verificación',
  );
});

test('a language of the integrator is sent by its tag, and a server without it answers in English', async () => {
  const context = await office.context({ locale: 'de-DE' });
  await context.route('**/own/assets/i18n/pl.json', (route) =>
    route.fulfill({ json: { 'signIn.submit': 'Zaloguj się' } }),
  );
  const markup = `<backoffice-login language="pl" assets-base="/own/"></backoffice-login>${SCRIPT}`;
  const page = await office.host(hostPage(markup), context);
  await page.getByRole('button', { name: 'Zaloguj się' }).waitFor();
  await failToSignIn(page);
  await expect.poll(() => alertText(page)).toBe('Incorrect user ID or password.');
  expect(sent()).toEqual(['pl']);
});

test('the sign-in page shows a language of the integrator that the cookie names, if it is in languages', async () => {
  const context = await office.context({ locale: 'de-DE' });
  await context.route('**/own/assets/i18n/pl.json', (route) =>
    route.fulfill({ json: { 'signIn.submit': 'Zaloguj się' } }),
  );
  await context.addCookies([{ name: 'lang', value: 'pl', url: office.server.url }]);
  const markup = (languages: string) =>
    hostPage(`<backoffice-login ${languages} assets-base="/own/"></backoffice-login>${SCRIPT}`);
  const page = await office.host(markup('languages="en pl"'), context);
  await page.getByRole('button', { name: 'Zaloguj się' }).waitFor();
  const select = page.getByRole('combobox');
  expect(await select.inputValue()).toBe('pl');
  expect(await select.locator('option').allInnerTexts()).toEqual(['English', '中文', 'Polski']);
  const other = await office.host(markup(''), context);
  await other.getByRole('button', { name: 'Sign in' }).waitFor();
});
