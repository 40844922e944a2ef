import { expect, test } from 'vitest';
import { evaluateOnShell } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { enter, hashOf, signInButton, userMenu } from '../../support/pageHelpers';
import { answer, askForCode, choosePassword, mailedCode } from '../../support/passwordReset';
import { ticketsHeading } from '../../support/world';

const office = startOffice();

const loginWith = (returnUrl: string) =>
  `/#/account/login?returnUrl=${encodeURIComponent(returnUrl)}`;

test('the query parameter returnUrl contains the page the visitor asked for, including its query', async () => {
  office.expectProblem(/404/);
  const page = await office.open('/#/site/7?tab=log&from=mail');
  await signInButton(page).waitFor();
  expect(hashOf(page)).toBe('#/account/login?returnUrl=%2Fsite%2F7%3Ftab%3Dlog%26from%3Dmail');
  await signIn(page, 'ada');
  await page.getByRole('heading', { name: 'Site not found' }).waitFor();
  expect(hashOf(page)).toBe('#/site/7?tab=log&from=mail');
});

test('keeps the page the visitor asked for character by character', async () => {
  office.expectProblem(/404/);
  const page = await enter(office, 'ada', '/#/site/a%20b%2525?u=https://x&flag&q=a+b%2526');
  await page.getByRole('heading', { name: 'Site not found' }).waitFor();
  expect(hashOf(page)).toBe('#/site/a%20b%2525?u=https://x&flag&q=a+b%2526');
});

test('the login route has no returnUrl for the dashboard', async () => {
  const page = await office.open('/');
  await signInButton(page).waitFor();
  expect(hashOf(page)).toBe('#/account/login');
  await signIn(page, 'ada');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(hashOf(page)).toBe('#/');
});

test('a returnUrl may contain another URL in its query', async () => {
  const page = await enter(office, 'ada', loginWith('/site?u=https://x'));
  await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  expect(hashOf(page)).toBe('#/site?u=https://x');
});

test('a visitor who is already signed in goes straight to the returnUrl', async () => {
  const page = await enter(office, 'ada');
  await page.goto(new URL(loginWith('/support'), office.server.url).href);
  await ticketsHeading(page).waitFor();
  expect(hashOf(page)).toBe('#/support');
});

for (const [what, returnUrl] of [
  ['an address without a scheme', '//evil.example'],
  ['an address with a scheme', 'https://evil.example/site'],
  ['a script', 'javascript:alert(1)'],
  ['a backslash', '/\\evil.example'],
  ['a backslash further on', '/site\\..\\admin'],
  ['a tab', '/\t/evil.example'],
  ['a line break', '/site\r\nSet-Cookie: a=b'],
  ['a NUL', '/site\0'],
  ['a relative path', 'site'],
  ['what is only a path when decoded twice', '%2Fsite'],
  ['the login route itself', '/account/login?returnUrl=%2Faccount%2Flogin'],
  ['nothing', ''],
] as const) {
  test(`a returnUrl with ${what} opens the dashboard instead`, async () => {
    const page = await enter(office, 'ada', loginWith(returnUrl));
    await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
    expect(page.url()).toBe(`${office.server.url}/#/`);
    await page.reload();
    await userMenu(page).waitFor();
    expect(page.url()).toBe(`${office.server.url}/#/`);
  });
}

test('applies the same rules to a returnUrl that is not encoded', async () => {
  const page = await enter(office, 'ada', '/#/account/login?returnUrl=//evil.example');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(page.url()).toBe(`${office.server.url}/#/`);
});

test('the page the visitor asked for opens after a reset of the password and the sign-in that follows', async () => {
  office.expectProblem(/404/);
  const wanted = '?returnUrl=%2Fsite%2F7%3Ftab%3Dlog%26from%3Da%2520b';
  const page = await office.open('/#/site/7?tab=log&from=a%20b');
  await signInButton(page).waitFor();
  const forgot = page.getByRole('link', { name: 'Forgot password?' });
  expect(await forgot.getAttribute('href')).toBe(`#/account/reset${wanted}`);
  await forgot.click();
  await page.getByRole('heading', { name: 'Reset password' }).waitFor();
  expect(hashOf(page)).toBe(`#/account/reset${wanted}`);
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await signInButton(page).waitFor();
  expect(hashOf(page)).toBe(`#/account/login${wanted}`);

  await forgot.click();
  await askForCode(page, 'chen');
  await answer(page, 'Verification code', mailedCode(office, 'chen'));
  await choosePassword(page, 'a-new-password');
  await signInButton(page).waitFor();
  expect(hashOf(page)).toBe(`#/account/login${wanted}`);
  await signIn(page, 'chen', 'a-new-password');
  await page.getByRole('heading', { name: 'Site not found' }).waitFor();
  expect(hashOf(page)).toBe('#/site/7?tab=log&from=a%20b');
});

test('only the returnUrl is kept on the way to the reset and back, and a refused one opens the dashboard', async () => {
  const page = await office.open('/#/account/login?id=7&returnUrl=//evil.example&x=1');
  await signInButton(page).waitFor();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await signInButton(page).waitFor();
  expect(hashOf(page)).toBe('#/account/login?returnUrl=//evil.example');
  await signIn(page, 'ada');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(page.url()).toBe(`${office.server.url}/#/`);
});

test('with routing in memory, the page the visitor asked for opens after the reset steps too', async () => {
  const page = await office.host(
    hostPage(
      `<backoffice-shell routing="memory"><p slot="site">Sites</p></backoffice-shell>${SCRIPT}`,
    ),
  );
  await evaluateOnShell(page, "shell.navigate('/site')");
  const forgot = page.getByRole('link', { name: 'Forgot password?' });
  await expect.poll(() => forgot.getAttribute('href')).toBe('#/account/reset?returnUrl=%2Fsite');
  await forgot.click();
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await signIn(page, 'ada');
  await page.getByText('Sites').waitFor();
  expect(hashOf(page)).toBe('');
});

test('the link to the reset in the first paint contains the returnUrl', async () => {
  const context = await office.context();
  await context.route(/\/(chunks|shell)\b/, () => {});
  const page = await office.open('/#/site/7', context);
  const forgot = page.getByRole('link', { name: 'Forgot password?' });
  await forgot.waitFor();
  expect(await page.evaluate("Boolean(customElements.get('backoffice-shell'))")).toBe(false);
  expect(await forgot.getAttribute('href')).toBe('#/account/reset?returnUrl=%2Fsite%2F7');
});
