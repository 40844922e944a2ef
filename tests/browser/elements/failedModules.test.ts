import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdModules, signInHydrated } from '../../support/handover';
import { holdRequests } from '../../support/holdRequests';
import { hostPage, SCRIPT } from '../../support/markup';
import { PASSWORDS, startOffice } from '../../support/office';
import { alertText } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

for (const tag of ['backoffice-login', 'backoffice-shell']) {
  test(`${tag}: reports modules that fail to load on the page, and once in the console`, async () => {
    office.expectProblem(/ERR_FAILED/);
    office.expectProblem(/cannot load modules from/);
    const isShell = tag === 'backoffice-shell';
    const context = await (isShell ? signedIn(office, 'ada') : office.context());
    await context.route(/\/dist\/(account|shell|chunks\/.*)\.js$/, (route) => route.abort());
    const errors: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error' && /modules/.test(message.text())) errors.push(message.text());
    });
    const page = await office.host(hostPage(`<${tag}></${tag}>${SCRIPT}`), context);
    const alert = page.getByRole('alert').filter({ hasText: 'Loading failed' });
    await alert.waitFor();
    expect(await alert.innerText()).toBe('Loading failed. Please reload the page.');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(`<${tag}>`);
    expect(errors[0]).toContain(`${office.server.url}/dist/`);
  });
}

test('keeps the typed text when the modules fail to load', async () => {
  office.expectProblem(/ERR_FAILED/);
  office.expectProblem(/cannot load modules from/);
  const context = await office.context();
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await context.route(/\/dist\/(account|chunks\/.*)\.js$/, async (route) => {
    await failed;
    await route.abort();
  });
  const page = await office.host(
    hostPage(`<backoffice-login></backoffice-login>${SCRIPT}`),
    context,
  );
  const userId = page.getByRole('textbox', { name: 'User ID' });
  await userId.fill('ada');
  fail();
  await page.getByText('Loading failed').waitFor();
  expect(await userId.inputValue()).toBe('ada');
});

const SIGNED_IN = {
  'backoffice-login': (page: Page) => page.getByText('You are signed in'),
  'backoffice-shell': (page: Page) => page.getByRole('navigation', { name: 'Main menu' }),
};

for (const [tag, whenSignedIn] of Object.entries(SIGNED_IN)) {
  test(`${tag}: says so after 15 seconds without modules, and works once they arrive`, async () => {
    const context = await office.context();
    const answer = await holdModules(context);
    await context.clock.install();
    const page = await office.host(hostPage(`<${tag}></${tag}>${SCRIPT}`), context);
    const userId = page.getByRole('textbox', { name: 'User ID' });
    await userId.fill('ad');
    const note = page.getByText('Loading failed. Please reload the page.');
    await context.clock.fastForward(14_000);
    expect(await note.count()).toBe(0);
    await context.clock.fastForward(1500);
    await note.waitFor();
    answer();
    await note.waitFor({ state: 'detached' });
    await context.clock.resume();
    await userId.press('a');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.ada);
    await page.keyboard.press('Enter');
    await whenSignedIn(page).waitFor();
  });
}

test('a sign-in says that it failed if its client does not arrive within 15 seconds', async () => {
  const context = await office.context();
  const answer = await holdRequests(context, /\/chunks\/api-.*\.js$/);
  await context.clock.install();
  const page = await office.host(
    hostPage(`<backoffice-login></backoffice-login>${SCRIPT}`),
    context,
  );
  await signInHydrated(page);
  await page.getByRole('textbox', { name: 'User ID' }).fill('ada');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.ada);
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  await context.clock.fastForward(15_500);
  await expect.poll(() => alertText(page)).toContain('server');
  expect(await button.getAttribute('aria-disabled')).toBeNull();
  answer();
  await context.clock.resume();
  await page.keyboard.press('Enter');
  await page.getByText('You are signed in').waitFor();
});

test('shows an error instead of a blank element when the page breaks an API that a view needs', async () => {
  office.expectProblem(/The page broke it/);
  const context = await signedIn(office, 'ada');
  const broken = `<script>Object.defineProperty(navigator, 'platform', {
    get() { throw new Error('The page broke it'); } });</script>`;
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`, broken),
    context,
  );
  const alert = page.getByRole('alert').filter({ hasText: 'Loading failed' });
  await alert.waitFor();
  expect(await alert.innerText()).toBe('Loading failed. Please reload the page.');
});

test('modules that have failed load with the next element, and once the browser is online', async () => {
  office.expectProblem(/ERR_FAILED/);
  office.expectProblem(/cannot load modules from/);
  const context = await office.context();
  const PICKERS = '**/dist/pickers.js';
  await context.route(PICKERS, (route) => route.abort());
  const page = await office.host(
    hostPage(
      `<main><backoffice-date-picker label="First"></backoffice-date-picker></main>${SCRIPT}`,
    ),
    context,
  );
  const failed = page.getByText('Loading failed. Please reload the page.');
  await failed.waitFor();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await failed.waitFor();
  await context.unroute(PICKERS);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('textbox', { name: 'First' }).waitFor();
  expect(await failed.count()).toBe(0);
});

test('an element that is added after a failure loads the modules again', async () => {
  office.expectProblem(/ERR_FAILED/);
  office.expectProblem(/cannot load modules from/);
  const context = await office.context();
  await context.route('**/dist/pickers.js', (route) => route.abort(), { times: 1 });
  const page = await office.host(
    hostPage(
      `<main><backoffice-date-picker label="First"></backoffice-date-picker></main>${SCRIPT}`,
    ),
    context,
  );
  await page.getByText('Loading failed. Please reload the page.').waitFor();
  await page.evaluate(() => {
    const next = document.createElement('backoffice-date-picker');
    next.setAttribute('label', 'Next');
    document.querySelector('main')?.replaceChildren(next);
  });
  await page.getByRole('textbox', { name: 'Next' }).waitFor();
});
