import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { elements } from '../../../build/interface/description';
import { axe } from '../../support/axe';
import { PASSWORDS, startDemo } from '../../support/office';

const office = startDemo();

const stage = (page: Page) => page.frameLocator('iframe[title="Host page"]');
const control = (page: Page, name: string) =>
  page
    .getByRole('combobox', { name, exact: true })
    .or(page.getByRole('textbox', { name, exact: true }))
    .or(page.getByRole('checkbox', { name, exact: true }));
const userMenu = (page: Page) => stage(page).getByRole('button', { name: 'User menu' });
const log = (page: Page) => page.getByRole('log', { name: 'Events and requests' });

async function open() {
  const context = await office.context({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await office.open('/playground.html', context);
  await stage(page).getByRole('textbox', { name: 'User ID' }).waitFor();
  return page;
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const ATTRIBUTES = `storage-prefix="playground:"
  brand="Harbour &quot;1&quot;"
  language="de"
  theme="host"
  no-autofocus`;
const APPS = '[{"id":"mail","label":"Mail","icon":"mail","link":"/outbox"}]';

/** The markup for each framework. */
const MARKUP = {
  React: `import { BackofficeShell } from 'backoffice-elements/react';

export const Office = () => (
  <BackofficeShell
    storagePrefix="playground:"
    brand={"Harbour \\"1\\""}
    language="de"
    theme="host"
    noAutofocus
    apps={${APPS}}
  >
    <div slot="site">Your sites.</div>
  </BackofficeShell>
);
`,
  Vue: `<script setup>
import 'backoffice-elements/shell';

const apps = ${APPS};
</script>

<template>
  <backoffice-shell
    ${ATTRIBUTES.replaceAll('\n', '\n  ')}
    :apps.prop="apps"
  >
    <div slot="site">Your sites.</div>
  </backoffice-shell>
</template>
`,
  Svelte: `<script>
  import { onMount } from 'svelte';

  const apps = ${APPS};
  onMount(() => import('backoffice-elements/shell'));
</script>

<backoffice-shell
  ${ATTRIBUTES}
  {apps}
>
  <div slot="site">Your sites.</div>
</backoffice-shell>
`,
  Angular: `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import 'backoffice-elements/shell';

@Component({
  selector: 'app-office',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <backoffice-shell
      ${ATTRIBUTES.replaceAll('\n', '\n    ')}
      [apps]="apps"
    >
      <div slot="site">Your sites.</div>
    </backoffice-shell>
  \`,
})
export class Office {
  readonly apps = ${APPS};
}
`,
};

test('the playground offers every attribute and slot of each element and updates the tag', async () => {
  const page = await open();
  const offered = (place: string) => page.locator(`#play-${place} label > code`).allTextContents();
  for (const { tag, attributes, slots } of elements) {
    await control(page, 'Element').selectOption(tag);
    await stage(page).locator(`${tag}:defined`).waitFor();
    // They are grouped.
    expect((await offered('attributes')).toSorted()).toEqual(
      attributes.map(({ name }) => name).toSorted(),
    );
    expect(await offered('slots')).toEqual(slots.map(({ name }) => name));
  }
  await control(page, 'Element').selectOption('backoffice-shell');
  await control(page, 'brand').fill('Harbour "1"');
  await control(page, 'Language').selectOption('de');
  expect(await control(page, 'language').inputValue()).toBe('de');
  await control(page, 'no-autofocus').check();
  await stage(page).getByRole('button', { name: 'Anmelden' }).waitFor();
  await page.getByText('Slots', { exact: true }).click();
  for (const area of ['workspace', 'application', 'develop', 'apppublish', 'admin', 'support']) {
    await control(page, area).uncheck();
  }
  await control(page, 'apps').check();
  await page.getByRole('button', { name: 'Copy tag' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await copied(page)).toBe(`<script src="/dist/backoffice.js" defer></script>
<backoffice-shell
  storage-prefix="playground:"
  brand="Harbour &quot;1&quot;"
  language="de"
  theme="host"
  no-autofocus
>
  <div slot="site">Your sites.</div>
  <script type="application/json" slot="apps">[{"id":"mail","label":"Mail","icon":"mail","link":"/outbox"}]</script>
</backoffice-shell>
`);
  for (const [framework, code] of Object.entries(MARKUP)) {
    await control(page, 'Framework').selectOption(framework);
    await page.getByRole('button', { name: 'Copy tag' }).click();
    await expect.poll(() => copied(page)).toBe(code);
  }
  expect(await axe(page)).toEqual([]);
  for (const [name, path] of [
    ['Mail outbox', '/outbox'],
    ['Host pages', '/hosts/'],
  ] as const) {
    const link = page.getByRole('link', { name });
    expect(await link.first().getAttribute('href')).toBe(path);
    expect((await page.request.get(new URL(path, office.server.url).href)).status()).toBe(200);
  }
});

test('the pages of the menu show something, and a default is muted until it is changed', async () => {
  const page = await open();
  const loads = () => log(page).getByText('backoffice-ready').count();
  await expect.poll(loads).toBe(1);
  await control(page, 'Signed in as').selectOption('ada');
  await expect.poll(loads).toBe(2);
  await stage(page).getByRole('link', { name: 'Site', exact: true }).first().click();
  await stage(page).getByText('Your sites.').waitFor();
  const groups = await page.locator('#play-attributes legend').allTextContents();
  expect(groups).toEqual(['Look', 'Language', 'Server', 'Session', 'Routing', 'Single sign-on']);
  const layout = control(page, 'layout');
  const color = () => layout.evaluate((select) => getComputedStyle(select).color);
  const muted = await color();
  await layout.selectOption('horizontal');
  expect(await color()).not.toBe(muted);
});

test('the list of host pages opens every page, in the look of the portal', async () => {
  const page = await office.open('/hosts/');
  const links = page.getByRole('main').getByRole('link');
  const listed = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).getAttribute('href') ?? ''),
  );
  const files = readdirSync('demo/hosts').filter((name) => name.endsWith('.html'));
  // Turbo's second page is reached from its first.
  const pages = files.filter((name) => name !== 'index.html' && name !== 'turbo-news.html');
  expect(listed.toSorted()).toEqual(pages.toSorted());
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(1)).toEqual(['Frameworks', 'Old pages', 'Edge cases']);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Plain HTML' }).press('Enter');
  await page.getByRole('textbox', { name: 'User ID' }).waitFor();
});

test('logs events and requests, and copies an event as a listener', async () => {
  const page = await open();
  await stage(page).getByRole('textbox', { name: 'User ID' }).fill('ben');
  await stage(page).getByLabel('Password', { exact: true }).fill(PASSWORDS.ben);
  await page.keyboard.press('Enter');
  await userMenu(page).waitFor();
  await log(page).getByText('POST /api/account/login').waitFor();
  expect(await control(page, 'Signed in as').inputValue()).toBe('ben');
  expect(await log(page).innerText()).not.toContain('northgate-ben');
  await log(page).getByRole('button', { name: 'Copy as listener: backoffice-login' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await copied(page)).toBe(`document.addEventListener('backoffice-login', (event) => {
  const { user } = event.detail;
});
`);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByText('Nothing yet.').waitFor();
});

test('switches the role, makes the server misbehave and changes the skin of the host page', async () => {
  office.expectProblem(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|401/);
  const page = await open();
  const menu = stage(page).getByRole('navigation', { name: 'Main menu' });
  const admin = menu.getByRole('link', { name: 'Admin', exact: true });
  await control(page, 'Signed in as').selectOption('ada');
  await admin.waitFor();
  await control(page, 'Signed in as').selectOption('chen');
  await stage(page).getByRole('heading', { name: 'Welcome, Chen' }).waitFor();
  expect(await admin.count()).toBe(0);
  const call = page.getByRole('button', { name: 'Call the server' });
  for (const [fault, message, logged] of [
    ['Slow, 3 s', 'The server answered as it should.', /^200, 3\d{3} ms$/],
    ['Code 7', 'The call was rejected: The server says seven.', /^200, \d+ ms$/],
    [
      'Malformed answer',
      'The call was rejected: The server sent an answer that cannot be read.',
      /^200, \d+ ms$/,
    ],
    ['Offline', 'The call was rejected: The server cannot be reached.', /^no answer, \d+ ms$/],
    ['As it should be', 'The server answered as it should.', /^200, \d+ ms$/],
  ] as const) {
    await control(page, 'Server').selectOption(fault);
    await page.getByRole('button', { name: 'Clear' }).click();
    await call.focus();
    await page.keyboard.press('Enter');
    await log(page).getByText('GET /api/probe').waitFor();
    expect(await log(page).getByRole('listitem').locator('span').innerText()).toMatch(logged);
    await expect.poll(() => page.locator('#play-problem').innerText()).toContain(message);
  }
  await control(page, 'Host page').selectOption('Right to left');
  const root = stage(page).locator('html');
  await expect.poll(() => root.getAttribute('dir')).toBe('rtl');
  await control(page, 'Host page').selectOption('62.5 % root');
  const size = () => userMenu(page).evaluate((node) => getComputedStyle(node).fontSize);
  expect(await root.evaluate((node) => getComputedStyle(node).fontSize)).toBe('10px');
  expect(await size()).toBe('14px');

  await control(page, 'Server').selectOption('401 on every call');
  await call.click();
  await stage(page).getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await control(page, 'Signed in as').inputValue()).toBe('');
});

test('nothing overflows on a phone in the dark theme, and the page still passes axe', async () => {
  const context = await office.context({
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
  });
  const page = await office.open('/playground.html', context);
  await stage(page).getByRole('textbox', { name: 'User ID' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axe(page)).toEqual([]);
});
