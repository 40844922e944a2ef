import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { PASSWORDS, startOffice } from '../../support/office';
import { enter, isFocused, storedRecord } from '../../support/pageHelpers';

const office = startOffice();

const SCRIPT = '<script src="/dist/backoffice.js"></script>';
const panel = (page: Page) => page.getByRole('dialog', { name: 'Diagnostics' });
/** Returns the text of a check or fact. */
const factText = (page: Page, label: string) =>
  panel(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
    .getByRole('listitem')
    .allInnerTexts();

/** The files of the panel that have been fetched: it loads on demand. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /Diagnostics/.test(name)),
  );

/** Signs in, makes one request and opens the panel with its keys. */
async function atWork() {
  const page = await enter(office, 'ada', '/#/site');
  await page.evaluate(() => {
    type Shell = HTMLElement & { request(url: string): Promise<unknown> };
    return document.querySelector<Shell>('backoffice-shell')?.request('/api/probe?secret=hush&tab');
  });
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Control+Shift+D');
  await panel(page).waitFor();
  return page;
}

test('the keys open the diagnostics in each element and its fields, and Escape returns the focus', async () => {
  for (const tag of ['shell', 'login', 'reset']) {
    const page = await office.host(
      `<!doctype html><backoffice-${tag}></backoffice-${tag}>${SCRIPT}`,
    );
    const field = page.getByRole('textbox', { name: 'User ID' });
    await page.evaluate((name) => customElements.whenDefined(name), `backoffice-${tag}`);
    await field.fill('ada');
    expect(await loaded(page)).toEqual([]);
    await page.keyboard.press('Control+Shift+D');
    await panel(page).waitFor();
    expect(await loaded(page)).not.toEqual([]);
    expect(await factText(page, `<backoffice-${tag}>`)).toEqual(['No attributes']);
    expect(await factText(page, 'Role')).toEqual(['Signed out']);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await isFocused(field)).toBe(true);
    expect(await field.inputValue()).toBe('ada');
  }
});

test('ignores keys that the host page prevented; only the flag backoffice-debug opens the dialog', async () => {
  const markup = `<!doctype html><title>Host</title><backoffice-login></backoffice-login>
    <backoffice-reset></backoffice-reset><button>Of the host</button>
    ${SCRIPT}<script>document.addEventListener('keydown', (event) => event.preventDefault())</script>`;
  const plain = await office.host(markup, undefined, '/plain?backoffice-debug=texts');
  await plain.evaluate(() => customElements.whenDefined('backoffice-reset'));
  await plain.getByRole('button', { name: 'Of the host' }).focus();
  await plain.keyboard.press('Control+Shift+D');
  const flagged = await office.host(markup, undefined, '/flagged?a&backoffice-debug');
  await panel(flagged).waitFor();
  expect(await panel(flagged).count()).toBe(1);
  expect(await panel(plain).count()).toBe(0);
});

test('the diagnostics show versions, requests and state, pass axe and contain no secret', async () => {
  const page = await atWork();
  const version = await page.evaluate(
    () => document.querySelector<HTMLElement & { version: string }>('backoffice-shell')?.version,
  );
  expect(await factText(page, 'backoffice-elements')).toEqual([version]);
  expect(await factText(page, 'Role')).toEqual(['ADMIN']);
  expect(await factText(page, 'Language')).toEqual(['English (en-US)']);
  expect((await factText(page, 'Settings'))[0]).toContain('layout vertical');
  expect(await factText(page, '<backoffice-shell>')).toEqual([
    'brand="Northgate Back Office"',
    'theme="host"',
    'user-fields="Areas"',
    'logout-path="/api/account/logout"',
  ]);
  await expect
    .poll(() => factText(page, 'GET /api/probe?secret&tab').then(([line]) => line))
    .toMatch(/^200, \d+ ms$/);
  for (const check of ['Duplicate scripts', 'Storage and cookies', 'URL routing']) {
    expect(await factText(page, check)).toEqual(['None']);
  }
  expect(await axe(page)).toEqual([]);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copy = panel(page).getByRole('button', { name: 'Copy report' });
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
  await copy.focus();
  await page.keyboard.press('Enter');
  await panel(page).getByText('Copied.').waitFor();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('POST /api/account/login: 200');
  expect(report).toContain('Role: ADMIN');
  const { token } = JSON.parse((await storedRecord(page)) ?? '');
  for (const secret of [token, PASSWORDS.ada, 'hush', 'Bearer', '@']) {
    expect(report).not.toContain(secret);
  }
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  expect(await isFocused(page.getByRole('button', { name: 'Search' }))).toBe(true);
});

test('selects the report for manual copying when the clipboard fails', async () => {
  const page = await office.open('/');
  await page.evaluate(() => {
    document.execCommand = () => false;
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
  });
  await page.getByRole('textbox', { name: 'User ID' }).fill('ada@northgate.example');
  await page.keyboard.press('Control+Shift+D');
  await panel(page).getByRole('button', { name: 'Copy report' }).click();
  const report = panel(page).getByRole('textbox', { name: 'Report' });
  await expect.poll(() => isFocused(report)).toBe(true);
  expect(await report.inputValue()).toContain('Diagnostics, 2');
  expect(await report.inputValue()).not.toContain('northgate.example');
});

test('detects problems of a page: policy, scripts, hash, shells with one prefix', async () => {
  office.expectProblem(/Content Security Policy/);
  const context = await office.context();
  const page = await office.host(
    `<!doctype html><title>Host</title>
    <meta http-equiv="Content-Security-Policy" content="img-src 'none'">
    <img alt="" src="/picture.png?token=hush">
    <backoffice-shell></backoffice-shell><backoffice-shell></backoffice-shell>
    <script src="/dist/backoffice.js?again"></script>${SCRIPT}`,
    context,
  );
  await page.evaluate(() => customElements.whenDefined('backoffice-shell'));
  await page.getByRole('textbox', { name: 'User ID' }).first().waitFor();
  await page.evaluate(() => {
    location.hash = 'chapter-2?mine=hush';
  });
  await page.keyboard.press('Control+Shift+D');
  await panel(page).waitFor();
  await expect
    .poll(() => factText(page, 'Content security policy').then(([line]) => line))
    .toMatch(/^img-src: \/picture\.png\?token < \/host-page:\d+$/);
  expect(await factText(page, 'Duplicate scripts')).toEqual([
    'The bundle’s script is on the page 2 times.',
  ]);
  expect(await factText(page, 'URL routing')).toEqual([
    '2 shells use the same hashes, #/…. Give each its own hash-prefix.',
    'Another script has set the hash #chapter-2, which does not belong to the shell.',
  ]);
});

test('detects a shadow root around the element, a hash without effect and blocked storage', async () => {
  const context = await office.context();
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  const page = await office.host(
    `<!doctype html><title>Host</title><intranet-frame><template shadowrootmode="open">
    <backoffice-shell></backoffice-shell></template></intranet-frame>`,
    context,
    '/host-page#/cart',
  );
  await page.addScriptTag({ url: '/dist/backoffice.js' });
  await page.getByRole('heading', { name: 'Sorry, page not found' }).waitFor();
  await page.keyboard.press('Control+Shift+D');
  await panel(page).waitFor();
  expect(await factText(page, 'Storage and cookies')).toEqual([
    'localStorage is blocked.',
    'sessionStorage is blocked.',
    'cookie is blocked.',
  ]);
  expect(await factText(page, 'Password fields')).toEqual([
    '<backoffice-shell> is inside the shadow root of <intranet-frame>. Password managers may not find its fields.',
  ]);
  expect(await factText(page, 'URL routing')).toEqual([
    'The shell has no page for #/cart. Another script may use the same hashes.',
  ]);
});

test('lists two copies of the bundle, in English on a German page too', async () => {
  const page = await office.host(
    `<!doctype html><title>Host</title><backoffice-login language="de"></backoffice-login>${SCRIPT}`,
  );
  await page.evaluate(() => customElements.whenDefined('backoffice-login'));
  await page.addScriptTag({ url: '/dist/backoffice.standalone.js' });
  await page.getByRole('button', { name: 'Anmelden' }).waitFor();
  await page.keyboard.press('Control+Shift+D');
  await panel(page).waitFor();
  expect(await panel(page).evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe(
    'en',
  );
  expect(await factText(page, 'Duplicate scripts')).toHaveLength(3);
  await panel(page).getByRole('button', { name: 'Close diagnostics' }).click();
  await panel(page).waitFor({ state: 'detached' });
});

test('checks elements under other names too: their hashes and their roots', async () => {
  const page = await office.host(
    `<!doctype html><title>Host</title><backoffice-shell-v2 routing="memory"></backoffice-shell-v2>
    <intranet-frame><template shadowrootmode="open">
      <backoffice-shell-v2 storage-prefix="a:"></backoffice-shell-v2>
      <backoffice-shell-v2 storage-prefix="b:"></backoffice-shell-v2>
      <backoffice-login-v2 storage-prefix="c:"></backoffice-login-v2>
    </template></intranet-frame>
    <script type="module">
      import { defineBackofficeElements } from '/dist/define.js';
      defineBackofficeElements({ suffix: 'v2' });
    </script>`,
  );
  await page.getByRole('textbox', { name: 'User ID' }).nth(3).waitFor();
  await page.keyboard.press('Control+Shift+D');
  await panel(page).waitFor();
  expect(await factText(page, 'URL routing')).toEqual([
    '2 shells use the same hashes, #/…. Give each its own hash-prefix.',
  ]);
  expect(await factText(page, 'Password fields')).toHaveLength(3);
});
