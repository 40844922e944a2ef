import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { messages, openArea, openAreas } from '../../support/areas';
import { signInHydrated } from '../../support/handover';
import { holdRequests } from '../../support/holdRequests';
import { hostPage, SCRIPT } from '../../support/markup';
import { openMenuPage } from '../../support/menuPage';
import { signIn, startOffice } from '../../support/office';
import { hashOf, logOut, signInButton, storedRecord, userMenu } from '../../support/pageHelpers';
import { boxOf, piecesOf, setAttributes } from '../../support/shellAlone';
import { signedIn } from '../../support/signedIn';

const office = startOffice();
const problems = () => office.expectProblem(/ERR_FAILED|Failed to fetch dynamically imported/);

const chunk = (part: string) => new RegExp(`/dist/chunks/${part}-[^/]*\\.js$`);

/** Makes one chunk of the bundle fail; returns a function that restores it. */
async function without(browserContext: BrowserContext, part: string) {
  await browserContext.route(chunk(part), (route) => route.abort());
  return () => browserContext.unroute(chunk(part));
}

/** Makes one chunk of the bundle an empty file, as from a broken cache. */
async function withEmpty(browserContext: BrowserContext, part: string) {
  await browserContext.route(chunk(part), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}

/** Returns the sources of the backoffice-error events on a page. */
async function errorsOf(page: Page) {
  await page.evaluate(() => {
    const sources: string[] = [];
    document.addEventListener('backoffice-error', ({ detail }: CustomEventInit) =>
      sources.push(detail.source),
    );
    Object.assign(window, { sources });
  });
  return () => page.evaluate(() => (window as unknown as { sources: string[] }).sources);
}

for (const [name, part, opened] of [
  ['User menu', 'UserMenuPopup', 'menu'],
  ['Language', 'LanguageMenu', 'menu'],
  ['Search', 'Palette', 'dialog'],
  ['Settings', 'SettingsPanel', 'region'],
] as const) {
  test(`${name}: stays closed with a message when its chunk fails, and opens later`, async () => {
    problems();
    const { page } = await openMenuPage(office, undefined);
    const errors = await errorsOf(page);
    const bringBack = await without(page.context(), part);
    const button = page.getByRole('button', { name, exact: name !== 'Search' });
    await button.click();
    await expect.poll(errors).toEqual(['assets']);
    const note = page.getByRole('alert').filter({ hasText: 'Loading failed.' });
    await note.waitFor();
    if (name !== 'Search') expect(await button.getAttribute('aria-expanded')).toBe('false');
    // The page receives the keys again.
    const prevented = await page.evaluate(
      () =>
        !document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }),
        ),
    );
    expect(prevented).toBe(false);
    await bringBack();
    await button.click();
    await page.getByRole(opened).last().waitFor();
    await expect.poll(() => note.count()).toBe(0);
  });
}

test('a user menu that does not load for ten seconds counts as failed, until it loads', async () => {
  const { page } = await openMenuPage(office, undefined);
  await page.clock.install();
  const answer = await holdRequests(page.context(), /UserMenuPopup-[^/]*\.js$/);
  await userMenu(page).click();
  const note = page.getByRole('alert').filter({ hasText: 'Loading failed.' });
  await page.clock.runFor(9000);
  expect(await note.count()).toBe(0);
  await page.clock.runFor(2000);
  await note.waitFor();
  answer();
  await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
  await expect.poll(() => note.count()).toBe(0);
});

test('a user can log out although the user menu cannot be loaded', async () => {
  problems();
  const { page } = await openMenuPage(office, undefined);
  await without(page.context(), 'UserMenuPopup');
  await userMenu(page).click();
  const note = page.getByRole('alert').filter({ hasText: 'Loading failed.' });
  await note.getByRole('button', { name: 'Log out' }).click();
  await signInButton(page).waitFor();
  expect(await storedRecord(page)).toBeNull();
  expect(await note.count()).toBe(0);
});

/** Opens a shell with a menu of this length. */
function openLongMenu(context: BrowserContext, length: number): Promise<Page> {
  const items = Array.from({ length }, (_, index) => ({
    id: `i${index}`,
    label: `Entry ${index}`,
    link: `/site/${index}`,
  }));
  return office.host(
    hostPage(`<backoffice-shell></backoffice-shell>
      <script>document.querySelector('backoffice-shell').menu = ${JSON.stringify(items)}</script>${SCRIPT}`),
    context,
  );
}

test('a menu of many entries is complete if the part that scrolls it fails to load', async () => {
  problems();
  const context = await signedIn(office, 'ada');
  await without(context, 'virtualList');
  const page = await openLongMenu(context, 60);
  await page.locator('[part=footer]').waitFor();
  await expect.poll(() => page.getByRole('navigation').getByRole('listitem').count()).toBe(60);
});

test('styles of a layout that failed to load are loaded at the next change', async () => {
  problems();
  const context = await signedIn(office, 'ada');
  const files = /\/dist\/setting-styles\.js$/;
  await context.route(files, (route) => route.abort());
  const page = await office.host(
    hostPage(`<backoffice-shell layout="horizontal"></backoffice-shell>${SCRIPT}`),
    context,
  );
  const { menu } = piecesOf(page);
  await page.locator('[part=footer]').waitFor();
  const width = async () => (await boxOf(menu)).width;
  expect(await width()).toBeLessThan(300);
  await context.unroute(files);
  await setAttributes(page, { sidebar: 'light' });
  await expect.poll(width).toBeGreaterThan(1000);
});

test('a long menu works without its filter, and has it on the next page once that loads', async () => {
  problems();
  const context = await signedIn(office, 'ada');
  const bringBack = await without(context, 'MenuFilter');
  const page = await openLongMenu(context, 40);
  // The entries move up once the filter has failed, which must not happen during the click.
  const list = page.locator('nav > .menu');
  const spaceAbove = () =>
    list.evaluate((node) => [node.previousElementSibling, getComputedStyle(node).marginTop]);
  await expect.poll(spaceAbove).toEqual([null, '0px']);
  await page.getByRole('link', { name: 'Entry 3', exact: true }).click();
  await expect.poll(() => hashOf(page)).toBe('#/site/3');
  const filter = page.getByRole('searchbox', { name: 'Filter menu' });
  expect(await filter.count()).toBe(0);
  await bringBack();
  await page.getByRole('link', { name: 'Entry 4', exact: true }).click();
  await filter.fill('39');
  await expect.poll(() => list.getByRole('listitem').allInnerTexts()).toEqual(['Entry 39']);
});

test('the profile shows an error in place of a card that fails to load', async () => {
  problems();
  const context = await signedIn(office, 'ada');
  await without(context, 'SignedInCard');
  const page = await office.host(
    hostPage(`<backoffice-login></backoffice-login>${SCRIPT}`),
    context,
  );
  await page.getByRole('alert').filter({ hasText: 'Loading failed' }).waitFor();
});

test('an area shows an error when its chunk fails, and mounts on the next visit', async () => {
  problems();
  const context = await office.context();
  const bringBack = await without(context, 'AreaHost');
  const source = `{ site: { load: async () => ({ mount: (node) => { node.textContent = 'Here now'; } }) } }`;
  const page = await openAreas(office, source, { context });
  await page.getByRole('alert').filter({ hasText: 'Loading failed' }).waitFor();
  expect((await messages(page)).some((line) => line.startsWith('error assets'))).toBe(true);
  await bringBack();
  await openArea(page, 'Support');
  await openArea(page, 'Site');
  await page.getByText('Here now').waitFor();
});

test('toasts that cannot be loaded appear with the next one, or once the browser is online', async () => {
  problems();
  for (const next of ['toast', 'online']) {
    const { page } = await openMenuPage(office, undefined);
    const errors = await errorsOf(page);
    const bringBack = await without(page.context(), 'ToastsAndLeaveDialog');
    const notify = (text: string) =>
      page.evaluate(
        `document.querySelector('backoffice-shell').notify({ kind: 'info', text: '${text}' })`,
      );
    await notify('First');
    await expect.poll(errors).toEqual(['assets']);
    await bringBack();
    if (next === 'toast') await notify('Second');
    else await page.evaluate("dispatchEvent(new Event('online'))");
    await page.getByRole('status').getByText('First').waitFor();
    expect(await page.getByText('Second').count()).toBe(next === 'toast' ? 1 : 0);
    await page.context().close();
  }
});

test('the browser asks about unsaved work when the leave dialog fails to load', async () => {
  problems();
  const context = await office.context();
  await without(context, 'ToastsAndLeaveDialog');
  const page = await openAreas(
    office,
    `{ site: { load: async () => ({ mount(node, area) {
      node.innerHTML = '<label>Name <input></label>';
      node.oninput = () => area.setDirty(true);
    } }) } }`,
    { context },
  );
  await page.getByLabel('Name').fill('Harbour');
  // Nothing is missing yet.
  await expect.poll(() => messages(page)).toContainEqual(expect.stringMatching(/^error assets/));
  expect(await page.getByText('Loading failed').count()).toBe(0);
  const questions: string[] = [];
  let leave = false;
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    return leave ? dialog.accept() : dialog.dismiss();
  });
  await openArea(page, 'Support');
  await expect.poll(() => questions).toEqual(['Leave without saving?']);
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  expect(hashOf(page)).toBe('#/site');
  leave = true;
  await openArea(page, 'Support');
  await page.getByText('Nothing here yet').waitFor();
  expect(questions).toHaveLength(2);
  await logOut(page);
  await signInButton(page).waitFor();
});

test('a sign-in over the page names the step that failed to load', async () => {
  problems();
  office.expectProblem(/401/);
  const context = await signedIn(office, 'ada');
  await without(context, 'Reset');
  const page = await office.host(
    hostPage(`<backoffice-shell session-expired="dialog"></backoffice-shell>${SCRIPT}`),
    context,
  );
  await userMenu(page).waitFor();
  await page.locator('[part=footer]').waitFor();
  await office.server.db.deleteFrom('tokens').execute();
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as unknown as {
      request(url: string): Promise<unknown>;
    };
    shell.request('/api/probe').catch(() => {});
  });
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('alert').filter({ hasText: 'Loading failed' }).waitFor();
  expect(await dialog.isVisible()).toBe(true);
});

test('a session that ends while the dialog cannot be loaded keeps its drafts and reloads the page', async () => {
  problems();
  office.expectProblem(/401/);
  const context = await signedIn(office, 'ada');
  await without(context, 'SignInDialog');
  const page = await office.host(
    hostPage(`<backoffice-shell session-expired="dialog"></backoffice-shell>${SCRIPT}`),
    context,
  );
  await page.locator('[part=footer]').waitFor();
  const draft = 'backoffice:drafts["ada","site","text"]';
  await page.evaluate((key) => sessionStorage.setItem(key, '"kept"'), draft);
  await office.server.db.deleteFrom('tokens').execute();
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as unknown as {
      request(url: string): Promise<unknown>;
    };
    shell.request('/api/probe').catch(() => {});
  });
  await page.getByText('Your session has ended').waitFor();
  expect(await storedRecord(page)).toBeNull();
  expect(await page.evaluate((key) => sessionStorage.getItem(key), draft)).toBe('"kept"');
});

test('a session that ends while the chunk of the dialog is empty asks before unsaved work is lost', async () => {
  office.expectProblem(/401/);
  const context = await office.context();
  await withEmpty(context, 'SignInDialog');
  const source = `{ site: { load: async () => ({ mount(node, area) {
    node.innerHTML = '<label>Name <input></label>';
    node.oninput = () => area.setDirty(true);
  } }) } }`;
  const page = await openAreas(office, source, { context });
  await page.getByLabel('Name').fill('Harbour');
  const errors = await errorsOf(page);
  await setAttributes(page, { 'session-expired': 'dialog' });
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as unknown as {
      request(url: string): Promise<unknown>;
    };
    shell.request('/api/probe').catch(() => {});
  });
  await page.getByRole('dialog').getByText('Leave without saving?').waitFor();
  expect(await errors()).toEqual(['assets']);
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
});

test('a horizontal menu with an empty chunk for its fly-outs still follows its links', async () => {
  const context = await signedIn(office, 'ada');
  await withEmpty(context, 'FlyoutBehavior');
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`),
    context,
  );
  const errors = await errorsOf(page);
  await page.locator('[part=footer]').waitFor();
  await setAttributes(page, { layout: 'horizontal' });
  await expect.poll(async () => (await errors()).length).toBeGreaterThan(0);
  await openArea(page, 'Site');
  await expect.poll(() => hashOf(page)).toBe('#/site');
});

test('a sign-in works although the chunks of its progress and of the Caps Lock hint are empty', async () => {
  const context = await office.context();
  await withEmpty(context, 'SubmitStatus');
  const hint = context.waitForEvent('response', (response) =>
    chunk('CapsLock').test(response.url()),
  );
  await withEmpty(context, 'CapsLock');
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell>${SCRIPT}`),
    context,
  );
  await signInHydrated(page);
  await page.getByRole('textbox', { name: 'User ID' }).press('a');
  await hint;
  await signIn(page, 'ada');
  await userMenu(page).waitFor();
});
