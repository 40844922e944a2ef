import type { BrowserContext, Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { LEAVE_TIME_MS } from '../../../src/store/browser/page';
import { signInHydrated } from '../../support/handover';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { callsTo, signInButton } from '../../support/pageHelpers';
import { recordOf, signedIn, USER_KEY } from '../../support/signedIn';

const office = startOffice();

/** A language that the page adds, written from right to left. */
const ARABIC = 'assets-base="/own/" languages="en ar" language="ar"';

/** Opens a page with these elements, whose Arabic catalog is empty. */
async function inArabic(elements: string, context: BrowserContext, hash = '') {
  await context.route('**/own/assets/i18n/ar.json', (route) => route.fulfill({ json: {} }));
  return office.host(hostPage(`${elements}${SCRIPT}`), context, `/host-page${hash}`);
}

const loginPage = (attributes = '') =>
  hostPage(`<backoffice-login ${attributes}></backoffice-login>${SCRIPT}`);

test('does not sign in again when the form is submitted while the return-url loads', async () => {
  const page = await office.host(loginPage('return-url="/news.html"'));
  // The page stays, and names the user later.
  await page.route('**/news.html', (route) => route.fulfill({ status: 204 }));
  await page.evaluate(() =>
    document.addEventListener('backoffice-login', () =>
      setTimeout(() => document.querySelector('form')?.requestSubmit(), 100),
    ),
  );
  await signInHydrated(page);
  await signIn(page, 'ada');
  await page.getByText('You are signed in as Ada Okafor.').waitFor();
  expect(callsTo(office, '/api/account/login')).toHaveLength(1);
});

test('Back to a page that has opened its return-url shows the user, not the busy form', async () => {
  const context = await office.context();
  // The timer that ends the wait for the return-url never fires.
  await context.addInitScript((leaveTime) => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (callback: () => void, time?: number) =>
        time === leaveTime ? 0 : setTimeout(callback, time),
    });
  }, LEAVE_TIME_MS);
  const page = await office.host(loginPage('return-url="/news.html"'), context);
  await page.route('**/news.html', (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest('**/news.html');
  await signInHydrated(page);
  await signIn(page, 'ada');
  await left;
  await page.locator('form[aria-busy="true"]').waitFor();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await page.getByText('You are signed in as Ada Okafor.').waitFor();
  expect(await page.locator('input[type="password"]').count()).toBe(0);
});

test('shows the sign-in after a logout, although the reset was open when another tab signed in', async () => {
  const context = await office.context();
  const page = await office.host(loginPage(), context);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  const record = JSON.stringify(await recordOf(office, 'ada'));
  const other = await office.open('/handbook.html', context);
  await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
    USER_KEY,
    record,
  ] as const);
  await page.getByText('You are signed in as Ada Okafor.').waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await signInButton(page).waitFor();
  expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0);
});

/** Expects that the root of a view has the language and the direction of its texts. */
async function expectArabic(root: Locator) {
  const texts = () => root.evaluate(({ lang, dir }: HTMLElement) => [lang, dir]);
  await expect.poll(texts).toEqual(['ar', 'rtl']);
}

test('the card of a signed-in user has the language of its texts, and is a region beside a shell', async () => {
  const page = await inArabic(
    `<backoffice-shell routing="memory"></backoffice-shell>
    <backoffice-login ${ARABIC}></backoffice-login>`,
    await signedIn(office, 'ada'),
  );
  const card = page.locator('backoffice-login .root');
  await card.getByText('Ada Okafor').waitFor();
  await expectArabic(card);
  await expect.poll(() => page.getByRole('main').count()).toBe(1);
});

for (const shell of ['backoffice-shell', 'backoffice-shell-own']) {
  test(`the content of <${shell}> is the landmark of a page also below the card of a signed-in user`, async () => {
    const page = await office.host(
      hostPage(`<backoffice-login></backoffice-login><${shell} routing="memory"></${shell}>${SCRIPT}
        <script type="module">
          import { defineBackofficeElements } from '/dist/define.js';
          defineBackofficeElements({ suffix: 'own' });
        </script>`),
      await signedIn(office, 'ada'),
    );
    await page.locator('backoffice-login .root').getByText('Ada Okafor').waitFor();
    await page.locator(shell).getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
    await expect.poll(() => page.getByRole('main').count()).toBe(1);
    await page.getByRole('main').getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  });
}

test('an error screen has the direction of its language, and is a region beside another element', async () => {
  const page = await inArabic(
    `<backoffice-login></backoffice-login><backoffice-shell ${ARABIC}></backoffice-shell>`,
    await office.context(),
    '#/404',
  );
  const screen = page.locator('backoffice-shell .root');
  await screen.getByText('404').waitFor();
  await expectArabic(screen);
  await expect.poll(() => page.getByRole('main').count()).toBe(1);
});
