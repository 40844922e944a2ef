/** What a page, another tab or another script changes between the first paint and hydration. */
import { expect, test } from 'vitest';
import { holdModules, signInHydrated } from '../../support/handover';
import { holdRequests } from '../../support/holdRequests';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { callsTo, logOut, signInButton, userMenu } from '../../support/pageHelpers';
import { recordOf, signedIn, USER_KEY } from '../../support/signedIn';

const office = startOffice();

/** Opens a page with the first paint of an element while React is held back. */
async function early(markup: string, userId?: 'ada') {
  const context = userId ? await signedIn(office, userId) : await office.context();
  const release = await holdModules(context);
  const page = await office.host(hostPage(`${markup}${SCRIPT}`), context);
  await (userId ? userMenu(page) : signInButton(page)).waitFor();
  return { page, release };
}

/** Stores a user record, as a sign-in in another tab does. */
async function signInElsewhere(page: Awaited<ReturnType<typeof early>>['page']) {
  const record = JSON.stringify(await recordOf(office, 'ada'));
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [USER_KEY, record],
  );
}

test('a painted sign-in form gives way to the user who has signed in in another tab', async () => {
  const { page, release } = await early('<backoffice-login></backoffice-login>');
  await signInElsewhere(page);
  release();
  await page.getByText('You are signed in as Ada Okafor.').waitFor();
  await expect.poll(() => page.locator('form').count()).toBe(0);
  expect(await page.getByRole('heading').allInnerTexts()).toEqual([]);
  await page.getByRole('button', { name: 'Log out' }).click();
  await signInButton(page).waitFor();
  expect(await page.locator('form').count()).toBe(1);
});

test('a submit of a painted form is not sent again after a later logout', async () => {
  const { page, release } = await early('<backoffice-shell></backoffice-shell>');
  await page.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('northgate-ada');
  await page.keyboard.press('Enter');
  await signInElsewhere(page);
  release();
  await userMenu(page).waitFor();
  const sent = callsTo(office, '/api/account/login').length;
  await logOut(page);
  await signInButton(page).waitFor();
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  expect(callsTo(office, '/api/account/login')).toHaveLength(sent);
});

test('an address for forgotten passwords that a script sets before hydration is the link', async () => {
  const { page, release } = await early('<backoffice-login></backoffice-login>');
  await page.evaluate(() =>
    Object.assign(document.querySelector('backoffice-login') as HTMLElement, {
      resetUrl: '/handbook.html#password',
    }),
  );
  release();
  const link = page.getByRole('link', { name: 'Forgot password?' });
  await expect.poll(() => link.getAttribute('href')).toMatch(/\/handbook\.html#password$/);
  await link.click();
  await page.waitForURL('**/handbook.html#password');
});

test('a language and a hash prefix that a script sets before hydration reach the painted frame', async () => {
  const { page, release } = await early('<backoffice-shell></backoffice-shell>', 'ada');
  await page.evaluate(() =>
    Object.assign(document.querySelector('backoffice-shell') as HTMLElement, {
      language: 'de',
      hashPrefix: '!bo',
    }),
  );
  release();
  await page.getByRole('button', { name: 'Benutzermenü' }).waitFor();
  await expect.poll(() => page.locator('.root').getAttribute('lang')).toBe('de');
  const links = page.getByRole('navigation').getByRole('link');
  const addresses = () =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/^.*#/, '#')));
  await expect
    .poll(async () => (await addresses()).every((one) => one?.startsWith('#!bo/')))
    .toBe(true);
  expect((await addresses()).length).toBeGreaterThan(5);
});

test('a click on a painted button counts when a script sets the brand before hydration', async () => {
  const { page, release } = await early('<backoffice-shell></backoffice-shell>', 'ada');
  await page.evaluate(() =>
    Object.assign(document.querySelector('backoffice-shell') as HTMLElement, { brand: 'Harbour' }),
  );
  await userMenu(page).click();
  release();
  await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
  await page
    .getByRole('link', { name: /Harbour/ })
    .first()
    .waitFor();
});

test('a shell that takes the place of the sign-in keeps what was clicked before hydration', async () => {
  const context = await office.context();
  const release = await holdModules(context);
  const markup = hostPage(`<backoffice-login></backoffice-login>${SCRIPT}`);
  const page = await office.host(markup, context);
  await signInButton(page).waitFor();
  release();
  await signInHydrated(page);
  await page.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('northgate-ada');
  const releaseShell = await holdRequests(context, /\/dist\/shell\.js$/);
  await page.evaluate(() => {
    const login = document.querySelector('backoffice-login') as HTMLElement;
    login.addEventListener('backoffice-login', () =>
      login.replaceWith(document.createElement('backoffice-shell')),
    );
  });
  await page.keyboard.press('Enter');
  await userMenu(page).click();
  const painted = await page.locator('.frame').elementHandle();
  releaseShell();
  await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
  expect(await painted?.evaluate((node) => node.isConnected)).toBe(true);
});
