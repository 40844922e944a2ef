import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn, startOffice } from '../../support/office';
import { alertText, logOut, signInButton, storedRecord, userMenu } from '../../support/pageHelpers';

const office = startOffice();

/** Opens the portal in a browser whose storage holds this text as the user record. */
async function openWith(record: string | object): Promise<Page> {
  const page = await office.open('/news.html');
  const text = typeof record === 'string' ? record : JSON.stringify(record);
  await page.evaluate((value) => localStorage.setItem('backoffice:currentUser', value), text);
  await page.goto(`${office.server.url}/#/profile`);
  return page;
}

for (const record of [
  '{"token":"abc"',
  'undefined',
  '',
  '[]',
  '["token"]',
  'null',
  '7',
  '"token"',
  '{"Name":"Ada","Role":"ADMIN"}',
  '{"token":7,"Role":"ADMIN"}',
  '{"token":""}',
  '{"token":"  "}',
  '{"token":null}',
  '{"token":{"length":9}}',
]) {
  test(`shows a working sign-in when the stored record is ${record || 'nothing'}`, async () => {
    const page = await openWith(record);
    await signInButton(page).waitFor();
    expect(await userMenu(page).count()).toBe(0);
    expect(await alertText(page)).toBe('');
    await signIn(page, 'ben');
    await page.getByRole('heading', { name: 'Ben Lindqvist', exact: true }).waitFor();
    expect(JSON.parse((await storedRecord(page)) ?? '')).toMatchObject({ UserId: 'ben' });
  });
}

test('a token of 16 kB keeps the shell alive: the request fails, log out works', async () => {
  office.expectProblem(/431/);
  const page = await openWith({ token: 'x'.repeat(16 * 1024), Name: 'Ada', Role: 'EDITOR' });
  await page.getByRole('heading', { name: 'Ada', exact: true }).waitFor();
  const rejection = await page.evaluate(async () => {
    await customElements.whenDefined('backoffice-shell');
    const shell = document.querySelector('backoffice-shell') as HTMLElement & {
      request(url: string): Promise<unknown>;
    };
    return shell.request('/api/probe').catch(({ name, status }) => ({ name, status }));
  });
  expect(rejection).toEqual({ name: 'ApiError', status: 431 });
  await logOut(page);
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
});

test('ignores a record whose token is not a valid header value', async () => {
  const page = await openWith({ token: 'a\r\nX-Evil: 1', Name: 'Ada' });
  await signInButton(page).waitFor();
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
});

test('renders markup in the name as text', async () => {
  const Name = '<img src=x onerror="window.pwned=1"><b>Ada</b>';
  const page = await openWith({ token: 't', Name, Role: '<i>ADMIN</i>', UserId: '"><script>' });
  await page.getByRole('heading', { name: Name, exact: true }).waitFor();
  await userMenu(page).click();
  await page.getByRole('menu').getByText('<i>ADMIN</i>').waitFor();
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
});

for (const Avatar of [
  'javascript:window.pwned=1',
  'data:text/html,<script>window.pwned=1</script>',
  'data:image/svg+xml,<svg onload="window.pwned=1"/>',
  'file:///etc/passwd',
  'http://[',
  42,
  { toString: 'x' },
]) {
  test(`an avatar of ${JSON.stringify(Avatar)} shows the default image`, async () => {
    const page = await openWith({ token: 't', Name: 'Ada', Avatar });
    await page.getByRole('heading', { name: 'Ada', exact: true }).waitFor();
    await page.getByRole('main').locator('.avatar svg').waitFor();
    expect(await page.locator('backoffice-shell img').count()).toBe(0);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  });
}

test('shows the default image when the avatar does not load', async () => {
  office.expectProblem(/404/);
  const page = await openWith({ token: 't', Name: 'Ada', Avatar: '/no/such/picture.png' });
  await page.getByRole('heading', { name: 'Ada', exact: true }).waitFor();
  await userMenu(page).locator('svg').waitFor();
  expect(await page.locator('backoffice-shell img').count()).toBe(0);
});

test('fields of the wrong type do not crash the shell', async () => {
  const page = await openWith({ token: 't', Name: ['Ada'], UserId: { a: 1 }, Role: 7, Avatar: [] });
  await page.getByRole('heading', { name: 'Profile' }).waitFor();
  await page.goto(`${office.server.url}/#/`);
  await page.getByRole('heading', { name: 'Welcome', exact: true }).waitFor();
  await logOut(page);
  await signInButton(page).waitFor();
});
