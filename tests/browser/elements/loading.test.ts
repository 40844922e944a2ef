import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInHydrated } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';

const office = startOffice();
const LOGIN = '<backoffice-login></backoffice-login>';

/** Pages on which sign-in must start by itself. */
const PAGES: Record<string, string> = {
  'in the head, without defer': hostPage(LOGIN, SCRIPT),
  'in the head, with defer': hostPage(LOGIN, SCRIPT.replace(' src', ' defer src')),
  'in the head, with async': hostPage(LOGIN, SCRIPT.replace(' src', ' async src')),
  'at the end of the body': hostPage(`${LOGIN}${SCRIPT}`),
  'loaded twice': hostPage(`${SCRIPT}${LOGIN}${SCRIPT}`),
  'loaded as a module': hostPage(
    LOGIN,
    '<script type="module" src="/dist/backoffice.js"></script>',
  ),
  'as the standalone file': hostPage(
    LOGIN,
    '<script src="/dist/backoffice.standalone.js"></script>',
  ),
  'as the standalone file at the end': hostPage(
    `${LOGIN}<script src="/dist/backoffice.standalone.js"></script>`,
  ),
  'as an imported module': hostPage(
    `${LOGIN}<script type="module">import '/dist/index.js';</script>`,
  ),
};

for (const [way, markup] of Object.entries(PAGES)) {
  test(`staff can sign in with the script ${way}`, async () => {
    await signInOnce(await office.host(markup));
  });
}

test('renders an element that a script inserts later', async () => {
  const page = await office.host(hostPage(SCRIPT));
  await page.evaluate(() => document.body.append(document.createElement('backoffice-login')));
  await signInOnce(page);
});

test('renders an element inserted later beside another kind of element', async () => {
  const page = await office.host(hostPage(`<backoffice-reset></backoffice-reset>${SCRIPT}`));
  await page.getByRole('heading', { name: 'Reset password' }).waitFor();
  await page.evaluate(() => document.body.append(document.createElement('backoffice-shell')));
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('renders an element that replaces another kind of element', async () => {
  const page = await office.host(hostPage(`<backoffice-reset></backoffice-reset>${SCRIPT}`));
  await page.getByRole('heading', { name: 'Reset password' }).waitFor();
  await page.evaluate(() =>
    document
      .querySelector('backoffice-reset')
      ?.replaceWith(document.createElement('backoffice-shell')),
  );
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('renders with its styles inside the open shadow roots of other components', async () => {
  const page = await office.host(
    hostPage(`<staff-portal></staff-portal>
      <script>
        for (const [tag, markup] of [
          ['staff-portal', '<staff-column></staff-column>'],
          ['staff-column', '${LOGIN}'],
        ]) {
          customElements.define(tag, class extends HTMLElement {
            connectedCallback() {
              this.attachShadow({ mode: 'open' }).innerHTML = markup;
            }
          });
        }
      </script>${SCRIPT}`),
  );
  const button = page.getByRole('button', { name: 'Sign in' });
  const surface = await button.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(surface).toBe('rgb(79, 70, 229)');
  await signInOnce(page);
});

test('renders an element that is created later in a foreign shadow root', async () => {
  const page = await office.host(hostPage(`<div id="portal"></div>${SCRIPT}`));
  await page.evaluate(() => {
    const root = document.querySelector('#portal')?.attachShadow({ mode: 'open' });
    root?.append(document.createElement('backoffice-login'));
  });
  await signInOnce(page);
});

/** Waits for the only form and signs in with it. */
async function signInOnce(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await signInHydrated(page);
  expect(await page.getByRole('textbox', { name: 'User ID' }).count()).toBe(1);
  await signIn(page, 'ben');
  await page.getByText('You are signed in as Ben Lindqvist.').waitFor();
}
