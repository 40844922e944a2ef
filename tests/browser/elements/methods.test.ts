import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { version } from '../../../package.json';
import { evaluateOnShell } from '../../support/events';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('navigate opens a path of the shell', async () => {
  const page = await shell();
  await evaluateOnShell(page, "shell.navigate('/support/7?x=1')");
  await page.getByRole('heading', { name: 'Support', exact: true }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/support/7?x=1');
});

for (const userId of ['ada', undefined] as const) {
  const path = userId ? '/support' : '/account/reset';
  test(`navigate works as soon as the shell is ready: ${path}`, async () => {
    const context = await (userId ? signedIn(office, userId) : office.context());
    const go = `document.addEventListener('backoffice-ready', ({ target }) => target.navigate('${path}'))`;
    const markup = hostPage(`<backoffice-shell></backoffice-shell><script>${go}</script>${SCRIPT}`);
    const page = await office.host(markup, context);
    await page
      .getByRole('heading', { name: userId ? 'Support' : 'Reset password', exact: true })
      .waitFor();
    expect(new URL(page.url()).hash).toBe(`#${path}`);
  });
}

test('a new router does not repeat the first navigation', async () => {
  const go = `document.addEventListener('backoffice-ready', ({ target }) => target.navigate('/support'))`;
  const markup = hostPage(`<backoffice-shell></backoffice-shell><script>${go}</script>${SCRIPT}`);
  const page = await office.host(markup, await signedIn(office, 'ada'));
  await page.getByRole('heading', { name: 'Support', exact: true }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).click();
  await page.getByRole('heading', { name: 'Site', exact: true }).waitFor();
  await evaluateOnShell(page, "shell.setAttribute('routing', 'memory')");
  await page.locator('backoffice-shell a[href="#/site"][aria-current="page"]').waitFor();
  expect(await page.getByRole('heading', { name: 'Support', exact: true }).count()).toBe(0);
});

for (const routing of ['hash', 'memory']) {
  test(`navigate rejects an invalid path and stays on the page: ${routing}`, async () => {
    const page = await shell('ada', `routing="${routing}"`);
    for (const path of [
      'undefined',
      'null',
      '5',
      '{}',
      '"site"',
      '"//x"',
      '"https://x.example/"',
    ]) {
      const outcome = await evaluateOnShell(
        page,
        `new Promise((end) => { try { shell.navigate(${path}); end('went'); } catch (error) { end(String(error)); } })`,
      );
      expect(outcome).toMatch(/^TypeError: navigate\(.*begins with one "\/"/);
    }
    expect(new URL(page.url()).hash).toBe('');
    await evaluateOnShell(page, "shell.navigate('/support')");
    await page.getByRole('heading', { name: 'Support', exact: true }).waitFor();
  });
}

test('logout ends the session and resolves afterwards', async () => {
  const page = await shell();
  await evaluateOnShell(page, 'shell.logout()');
  expect(await page.evaluate(() => localStorage.getItem('backoffice:currentUser'))).toBeNull();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('request calls the server as the user', async () => {
  const page = await shell();
  const answer = await evaluateOnShell(page, "shell.request('/api/probe', { envelope: true })");
  expect(answer).toMatchObject({ UserId: 'ada', Role: 'ADMIN' });
});

test('request rejects with message, code and status', async () => {
  office.expectProblem(/403/);
  const page = await shell('ben');
  const error = await evaluateOnShell(
    page,
    `shell.request('/api/admin/probe')
      .then(() => 'resolved', ({ name, message, status }) => ({ name, message, status }))`,
  );
  expect(error).toEqual({
    name: 'ApiError',
    message: 'Your role, Editor, may not do this.',
    status: 403,
  });
});

test('user and version are read-only, and user has no token', async () => {
  const page = await shell();
  const read = await page.evaluate(() => {
    const element = document.querySelector('backoffice-shell') as Element;
    const written = ['user', 'version'].map((name) => Reflect.set(element, name, 'mine'));
    return {
      written,
      user: Reflect.get(element, 'user'),
      version: Reflect.get(element, 'version'),
      json: JSON.stringify(Reflect.get(element, 'user')),
      token: JSON.parse(localStorage.getItem('backoffice:currentUser') ?? '{}').token,
    };
  });
  expect(read).toMatchObject({ version, written: [false, false] });
  expect(read.user).toMatchObject({ UserId: 'ada', Role: 'ADMIN' });
  expect(read.token).toBeTypeOf('string');
  expect(read.json).not.toContain(read.token);
});

test('the methods work before the element is on the page', async () => {
  const page = await shell();
  const user = await evaluateOnShell(
    page,
    "document.createElement('backoffice-shell').request('/api/probe', { envelope: true })",
  );
  expect(user).toMatchObject({ UserId: 'ada' });
});

async function shell(userId: 'ada' | 'ben' = 'ada', attributes = ''): Promise<Page> {
  const markup = hostPage(`<backoffice-shell ${attributes}></backoffice-shell>${SCRIPT}`);
  const page = await office.host(markup, await signedIn(office, userId));
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  return page;
}
