import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInHydrated } from '../../support/handover';
import { startOffice } from '../../support/office';
import { setAttributes, shellAlone } from '../../support/shellAlone';

const office = startOffice();

/** Reads the current theme from the root node of our element. */
const theme = (page: Page, tag = 'backoffice-shell') =>
  page.evaluate((name) => {
    const root = document.querySelector(name)?.shadowRoot?.querySelector('[data-theme]');
    return root?.getAttribute('data-theme');
  }, tag);

/** Returns whether the shell matches `:state(dark)` in the CSS of the page. */
const isDark = (page: Page) =>
  page.evaluate(() => document.querySelector('backoffice-shell')?.matches(':state(dark)'));

/** Changes the page and returns the resulting theme. */
const ways: [string, (page: Page) => Promise<unknown>, 'dark' | 'light'][] = [
  ['the system', (page) => page.emulateMedia({ colorScheme: 'dark' }), 'dark'],
  ['color-scheme', (page) => page.evaluate(() => setRoot('style', 'color-scheme: light')), 'light'],
  ['a class on body', (page) => page.evaluate(() => document.body.classList.add('dark')), 'dark'],
  ['a class on html', (page) => page.evaluate(() => setRoot('class', 'light')), 'light'],
  ['another class on html', (page) => page.evaluate(() => setRoot('class', 'dark')), 'dark'],
  ['data-bs-theme', (page) => page.evaluate(() => setRoot('data-bs-theme', 'light')), 'light'],
  ['data-theme', (page) => page.evaluate(() => setRoot('data-theme', 'dark')), 'dark'],
];
declare function setRoot(name: string, value: string): void;
const SET_ROOT =
  'window.setRoot = (name, value) => document.documentElement.setAttribute(name, value)';

test('the theme host follows the page, however the page sets its theme', async () => {
  const context = await office.context({ colorScheme: 'light' });
  const page = await shellAlone(office, { attributes: 'theme="host"', context });
  await page.evaluate(SET_ROOT);
  await expect.poll(() => theme(page)).toBe('light');
  for (const [, change, expected] of ways) {
    await change(page);
    await expect.poll(() => theme(page)).toBe(expected);
    await expect.poll(() => isDark(page)).toBe(expected === 'dark');
  }
  // A chosen theme no longer follows the page.
  await setAttributes(page, { theme: 'light' });
  await expect.poll(() => theme(page)).toBe('light');
  await page.evaluate(() => setRoot('class', ''));
  await setAttributes(page, { theme: 'host' });
  await expect.poll(() => theme(page)).toBe('dark');
  const kept = await page.evaluate(
    () => (document.querySelector('backoffice-shell') as HTMLElement & { theme: string }).theme,
  );
  expect(kept).toBe('host');
});

test('sign-in and reset elements follow the page as well', async () => {
  const page = await office.host(
    `<!doctype html><html data-theme="dark"><title>Host</title>
    <backoffice-login theme="host"></backoffice-login><backoffice-reset theme="host"></backoffice-reset>
    <script src="/dist/backoffice.js"></script></html>`,
  );
  await page.evaluate(SET_ROOT);
  for (const tag of ['backoffice-login', 'backoffice-reset']) {
    await expect.poll(() => theme(page, tag)).toBe('dark');
  }
  await page.evaluate(() => setRoot('data-theme', 'light'));
  for (const tag of ['backoffice-login', 'backoffice-reset']) {
    await expect.poll(() => theme(page, tag)).toBe('light');
  }
});

/** Ways to move `login` to `there`, from a light to a dark place. */
const MOVES = {
  'append()': 'there.append(login)',
  'moveBefore()': 'there.moveBefore(login, null)',
  'a move of its container': 'there.append(login.parentNode)',
};

for (const [name, move] of Object.entries(MOVES)) {
  test(`a theme follows the new place of its element after ${name}`, async () => {
    const page = await office.host(
      `<!doctype html><html data-theme="dark"><title>Host</title>
      <div><backoffice-login theme="host"></backoffice-login></div><div id="there" data-theme="dark"></div>
      <script src="/dist/backoffice.js"></script></html>`,
    );
    await signInHydrated(page);
    await expect.poll(() => theme(page, 'backoffice-login')).toBe('dark');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
    // It follows the page.
    await expect.poll(() => theme(page, 'backoffice-login')).toBe('light');
    await page.evaluate(`
      const there = document.querySelector('#there');
      const login = document.querySelector('backoffice-login');
      ${move};
    `);
    await expect.poll(() => theme(page, 'backoffice-login')).toBe('dark');
    await page.evaluate(() =>
      document.querySelector('#there')?.setAttribute('data-theme', 'light'),
    );
    await expect.poll(() => theme(page, 'backoffice-login')).toBe('light');
  });
}

test('a theme that could not follow the page tries again at the next change', async () => {
  office.expectProblem(/ERR_FAILED|Failed to fetch dynamically imported/);
  const context = await office.context();
  const files = /\/dist\/chunks\/hostTheme-/;
  await context.route(files, (route) => route.abort());
  const page = await office.host(
    `<!doctype html><html data-theme="dark"><title>Host</title>
    <backoffice-login theme="host"></backoffice-login><script src="/dist/backoffice.js"></script></html>`,
    context,
  );
  await signInHydrated(page);
  await expect.poll(() => theme(page, 'backoffice-login')).toBe('dark');
  await context.unroute(files);
  await page.evaluate(SET_ROOT);
  await page.evaluate(() => setRoot('data-theme', 'light'));
  expect(await theme(page, 'backoffice-login')).toBe('dark');
  await page.evaluate(() => document.querySelector('backoffice-login')?.setAttribute('brand', 'B'));
  await expect.poll(() => theme(page, 'backoffice-login')).toBe('light');
});
