import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdRequests } from '../../support/holdRequests';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();
const MENU = [
  { id: 'site', label: 'menu.site', link: '/site' },
  { id: 'reports', label: 'own.reports', link: '/reports' },
  { id: 'plain', label: 'Plain {text}', link: '/plain' },
];

/** Serves this text as every catalog below a folder, in every language. */
async function serve(page: Page, folder: string, body: string, contentType = 'application/json') {
  const status = body ? 200 : 404;
  await page.route(`**${folder}assets/i18n/*.json`, (route) =>
    route.fulfill({ status, contentType, body }),
  );
}

/** Opens a shell for ada with these catalogs of the integrator. */
async function shellWith(own: string, attributes = '', contentType?: string): Promise<Page> {
  const page = await (await signedIn(office, 'ada')).newPage();
  await serve(page, '/own/', own, contentType);
  const body = `<script>self.heard = [];
    addEventListener('backoffice-error', ({ detail }) => heard.push(detail.message));</script>
    <backoffice-shell assets-base="/own/" ${attributes}></backoffice-shell>
    <script>document.querySelector('backoffice-shell').menu = ${JSON.stringify(MENU)}</script>
    ${SCRIPT}`;
  office.addPage('/host-page', hostPage(body));
  await page.goto(`${office.server.url}/host-page`);
  return page;
}

const eventsOf = (page: Page) => page.evaluate('heard') as Promise<string[]>;
const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

test('a catalog that arrives while the search is open names its commands and pages', async () => {
  const page = await shellWith('{}');
  await page.evaluate(() => {
    const commands = [{ id: 'run', label: 'own.run', run() {} }];
    Object.assign(document.querySelector('backoffice-shell') as object, { commands });
  });
  await page.getByRole('button', { name: 'Search' }).click();
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  await option('own.run').waitFor();
  await serve(page, '/late/', JSON.stringify({ 'own.run': 'Run it', 'own.reports': 'Reports' }));
  await page.evaluate("document.querySelector('backoffice-shell').assetsBase = '/late/'");
  await option('Run it').waitFor();
  await option('Reports').waitFor();
});

test('an integrator’s catalog overrides single texts, also in English, and adds menu labels', async () => {
  const own = {
    'menu.site': 'Locations',
    'own.reports': '{count, plural, one {Report} other {Reports}} & <b>more</b>',
    'dashboard.welcome': 'Hello {name}',
  };
  const page = await shellWith(JSON.stringify(own));
  await link(page, 'Locations').waitFor();
  await link(page, 'Reports & <b>more</b>').waitFor();
  await link(page, 'Plain {text}').waitFor();
  await page.getByRole('heading', { name: 'Hello Ada' }).waitFor();
  await page.getByRole('button', { name: 'User menu' }).waitFor();
  await page.evaluate("document.querySelector('backoffice-shell').language = 'de'");
  await page.getByRole('button', { name: 'Benutzermenü' }).waitFor();
  await link(page, 'Locations').waitFor();
  expect(await eventsOf(page)).toEqual([]);
});

for (const [what, body, message] of [
  ['missing', '', /^de\.json: 404/],
  ['a page', '<!doctype html><script>self.executed = true</script>', /HTML/],
  ['5 MB', JSON.stringify({ 'menu.site': 'x'.repeat(5_000_000) }), /too large/],
  ['no object', '["menu.site"]', /no JSON object/],
  ['a broken plural', '{"menu.site":"{n, plural, one {x}"}', /"menu\.site" cannot be read/],
] as const) {
  test(`reports a catalog that is ${what} and uses the built-in texts`, async () => {
    office.expectProblem(/status of 404/);
    const page = await shellWith(body, 'language="de"', 'text/html');
    await link(page, 'Standorte').waitFor();
    await link(page, 'own.reports').waitFor();
    await expect.poll(() => eventsOf(page)).toEqual([expect.stringMatching(message)]);
    expect(await page.evaluate('self.executed')).toBeUndefined();
  });
}

test('reports a missing or invalid catalog of the bundle and continues in English', async () => {
  office.expectProblem(/status of 404/);
  const page = await (await signedIn(office, 'ada')).newPage();
  await serve(page, '/dist/', '');
  const body = `<script>self.heard = [];
    addEventListener('backoffice-error', ({ detail }) => heard.push(detail.message));</script>
    <backoffice-shell language="de"></backoffice-shell>${SCRIPT}`;
  office.addPage('/host-page', hostPage(body));
  await page.goto(`${office.server.url}/host-page`);
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await expect.poll(() => eventsOf(page)).toEqual([expect.stringMatching(/^de\.json: 404/)]);
  await serve(page, '/dist/', '<!doctype html><script>self.executed = true</script>');
  await page.evaluate("document.querySelector('backoffice-shell').language = 'ru'");
  await expect.poll(() => eventsOf(page)).toHaveLength(2);
  expect((await eventsOf(page))[1]).toBe('ru.json: HTML instead of JSON');
  await link(page, 'Site').waitFor();
  expect(await page.evaluate('self.executed')).toBeUndefined();
});

test('treats markup and property names of objects as ordinary texts', async () => {
  const hostile = `{"__proto__":"polluted","constructor":"c","toString":"t",
    "menu.site":"<img src=x onerror='self.executed=true'>"}`;
  const page = await shellWith(hostile);
  await link(page, "<img src=x onerror='self.executed=true'>").waitFor();
  expect(await page.evaluate('self.executed')).toBeUndefined();
  expect(
    await page.evaluate("({}).constructor === Object && String({}) === '[object Object]'"),
  ).toBe(true);
});

test('files that never load block nothing: English is built in and catalogs load separately', async () => {
  const context = await signedIn(office, 'ada');
  const page = await context.newPage();
  const release = await holdRequests(page, '**/dist/assets/i18n/ru.json');
  // Never responds.
  await page.route('**/own/assets/i18n/*.json', () => {});
  const markup = `<backoffice-shell language="ru" assets-base="/own/"></backoffice-shell>
    <backoffice-reset language="ru" no-autofocus></backoffice-reset>${SCRIPT}`;
  office.addPage('/host-page', hostPage(markup));
  await page.goto(`${office.server.url}/host-page`, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
  await page.getByRole('heading', { name: 'Reset password' }).waitFor();
  release();
  await page.getByRole('heading', { name: 'Сброс пароля' }).waitFor();
  await page.getByRole('heading', { name: 'Добро пожаловать, Ada' }).waitFor();
});
