import { readFile } from 'node:fs/promises';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInHydrated } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { PASSWORDS, signIn, startOffice } from '../../support/office';

const office = startOffice();
const LOGIN = '<backoffice-login></backoffice-login>';
const DIST = new URL('../../../dist/', import.meta.url);
const FAILED = 'Loading failed. Please reload the page.';

test('a script that is included both as a module and as a classic script shows one form, in which staff sign in', async () => {
  const both = `${SCRIPT}<script type="module" src="/dist/backoffice.js"></script>`;
  const page = await office.host(hostPage(LOGIN, both));
  await signInHydrated(page);
  expect(await page.getByRole('textbox', { name: 'User ID' }).count()).toBe(1);
  await signIn(page, 'ben');
  await page.getByText('You are signed in as Ben Lindqvist.').waitFor();
});

test('a script without its modules reports their folder once in the console, and each element shows an error', async () => {
  office.expectProblem(/404|cannot load modules from/);
  const context = await office.context();
  const body = await readFile(new URL('backoffice.js', DIST), 'utf8');
  await context.route('**/alone/backoffice.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  const errors = errorsOf(context);
  const page = await office.host(
    hostPage(`${LOGIN}<staff-portal><template shadowrootmode="open">${LOGIN}</template></staff-portal>
      <script src="/alone/backoffice.js"></script>`),
    context,
  );
  const failed = (place: string) => page.locator(place).getByText(FAILED);
  await failed('body > backoffice-login').waitFor();
  await failed('staff-portal backoffice-login').waitFor();
  expect(await failed('staff-portal backoffice-login').isVisible()).toBe(true);
  expect(errors()).toHaveLength(1);
  expect(errors()[0]).toContain('<backoffice-login>');
  expect(errors()[0]).toContain(`${office.server.url}/alone/`);

  await page.evaluate(() => {
    const late = document.createElement('main');
    late.append(document.createElement('backoffice-reset'));
    late.append(document.createElement('backoffice-login'));
    document.body.append(late);
  });
  await failed('main > backoffice-login').waitFor();
  await failed('main > backoffice-reset').waitFor();
  expect(await page.getByText(FAILED).count()).toBe(4);
});

test('a policy that allows the script but not its modules is reported once in the console, and the element shows an error', async () => {
  office.expectProblem(/Content Security Policy|cannot load modules from/);
  const context = await office.context();
  const errors = errorsOf(context);
  const policy = `script-src ${office.server.url}/dist/backoffice.js`;
  const page = await office.host(
    hostPage(
      `<backoffice-shell></backoffice-shell>${SCRIPT}`,
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ),
    context,
  );
  await page.getByText(FAILED).waitFor();
  expect(errors()).toHaveLength(1);
  expect(errors()[0]).toContain(`${office.server.url}/dist/`);
});

test('the address of the server may end with a slash or without', async () => {
  for (const slash of ['', '/', '//']) {
    const markup = `<backoffice-login api-base="${office.server.url}${slash}"></backoffice-login>`;
    const page = await office.host(hostPage(markup + SCRIPT));
    await signIn(page, 'chen');
    await page.getByText(/^You are signed in as Chen/).waitFor();
  }
  const paths = office.server.requests.map(({ path }) => path).slice(-3);
  expect(new Set(paths)).toEqual(new Set(['/api/account/login']));
});

/** Our own errors in the console, beside the browser's about each file. */
function errorsOf(context: BrowserContext) {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && /backoffice-/.test(message.text())) {
      if (!/Failed to load resource|^(Loading|Refused)/.test(message.text())) {
        errors.push(message.text());
      }
    }
  });
  return () => errors.filter((text) => /modules/.test(text));
}

for (const mode of ['open', 'closed']) {
  for (const entry of ['backoffice.js', 'index.js']) {
    test(`staff sign in although the page declares a shadow root (${mode}), with ${entry}`, async () => {
      const declared = `<template shadowrootmode="${mode}"><p>Of the page</p></template>`;
      const type = entry === 'index.js' ? 'module' : 'text/javascript';
      const page = await office.host(
        hostPage(
          `<backoffice-shell>${declared}<p slot="dashboard">Home</p></backoffice-shell>`,
          `<script src="/dist/${entry}" type="${type}"></script>`,
        ),
      );
      // Roles are unknown in a closed root.
      await page.locator('[name="UserId"]').fill('ben');
      await page.locator('[name="AuthValue"]').fill(PASSWORDS.ben);
      await page.keyboard.press('Enter');
      await page.locator('[slot="dashboard"]').waitFor();
      expect(await page.getByText('Of the page').count()).toBe(0);
    });
  }
}
