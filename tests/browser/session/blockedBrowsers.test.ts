import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn, startOffice } from '../../support/office';
import { callsTo, logOut, signInButton } from '../../support/pageHelpers';

const office = startOffice();

const HOST = `<!doctype html><title>Host</title>
<script>
  window.problems = [];
  document.addEventListener('backoffice-error', ({ detail }) => problems.push(detail));
</script>
<backoffice-shell></backoffice-shell><script src="/dist/backoffice.js"></script>`;

const NOT_STORED = { source: 'storage', message: 'The browser did not store the session.' };

const problems = (page: Page) => page.evaluate(() => (window as { problems?: unknown[] }).problems);

test('staff can sign in until the page unloads when storage is blocked', async () => {
  const context = await office.context();
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const page = await office.host(HOST, context);
  await signIn(page, 'ada');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(await problems(page)).toEqual([NOT_STORED]);
  await logOut(page);
  await signIn(page, 'ben');
  await page.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
  const ids = callsTo(office, '/api/account/login').map(({ body }) => {
    return (body as { ClientId: string }).ClientId;
  });
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('staff can sign in until the page unloads when storage is full', async () => {
  const page = await office.host(HOST);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; ) {
      try {
        localStorage.setItem(`filler${size}${Math.random()}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await signIn(page, 'ada');
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  expect(await problems(page)).toEqual([NOT_STORED]);
  await page.reload();
  await signInButton(page).waitFor();
});

test('sign-in works and the language can be chosen for the page when cookies are blocked', async () => {
  const context = await office.context({ locale: 'en-US' });
  await context.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Cookies are blocked.', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: denied, set: denied });
  });
  const page = await office.host(HOST, context);
  const picker = page.getByRole('combobox', { name: 'Language' });
  await picker.selectOption('中文');
  await page.getByRole('button', { name: '登录', exact: true }).waitFor();
  await page.getByRole('combobox').selectOption('English');
  await signInButton(page).waitFor();
  await signIn(page, 'ben');
  await page.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
});

test('shows sign-in and its errors in a sandboxed frame without storage, cookies and origin', async () => {
  office.expectProblem(/CORS|ERR_FAILED|status of 403/);
  const page = await office.open('/news.html');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts', 'allow-forms');
    frame.src = '/';
    document.body.prepend(frame);
  });
  const frame = page.frameLocator('iframe');
  await frame.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await frame.getByLabel('Password', { exact: true }).fill('northgate-ada');
  await page.keyboard.press('Enter');
  await frame
    .getByText('The server cannot be reached. Check your connection and try again.')
    .waitFor();
  expect(await frame.getByRole('textbox', { name: 'User ID' }).inputValue()).toBe('ada');
});
