import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ATTRIBUTES } from '../../src/elements/attributes';
import { axe } from '../kit/axe';
import { PASSWORDS, startOffice } from '../kit/office';

const office = startOffice({ quickHashes: true });

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

test('the playground offers every attribute of each element, and the tag follows what is chosen', async () => {
  const page = await open();
  for (const [tag, attributes] of Object.entries(ATTRIBUTES)) {
    await control(page, 'Element').selectOption(tag);
    const names = await page.locator('#play-attributes label > code').allInnerTexts();
    expect(names.sort()).toEqual(Object.keys(attributes).sort());
    await stage(page).locator(`${tag}:defined`).waitFor();
  }
  await control(page, 'Element').selectOption('backoffice-shell');
  await control(page, 'brand').fill('Harbour "1"');
  await control(page, 'language').selectOption('de');
  await control(page, 'no-autofocus').check();
  await stage(page).getByRole('button', { name: 'Anmelden' }).waitFor();
  await page.getByText('Slots', { exact: true }).click();
  await control(page, 'site').check();
  await page.getByRole('button', { name: 'Copy tag' }).click();
  await page.getByText('Copied.').waitFor();
  expect(await copied(page)).toBe(`<script src="/dist/backoffice.js" defer></script>
<backoffice-shell
  storage-prefix="playground:"
  brand="Harbour &quot;1&quot;"
  language="de"
  no-autofocus
>
  <div slot="site">Your sites.</div>
</backoffice-shell>
`);
  expect(await axe(page)).toEqual([]);
});

test('events and requests are logged, and an event can be copied as a listener', async () => {
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

test('a role is chosen, the server misbehaves on demand, and the host page changes its skin', async () => {
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
  for (const [fault, said] of [
    ['Code 7', 'The call was rejected: The server says seven.'],
    ['Offline', 'The call was rejected: The server cannot be reached.'],
    ['As it should be', 'The server answered as it should.'],
  ] as const) {
    await control(page, 'Server').selectOption(fault);
    await call.focus();
    await page.keyboard.press('Enter');
    await page.getByText(said, { exact: true }).waitFor();
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

test('on a phone in the dark nothing sticks out, and the page still passes axe', async () => {
  const context = await office.context({
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
  });
  const page = await office.open('/playground.html', context);
  await stage(page).getByRole('textbox', { name: 'User ID' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axe(page)).toEqual([]);
});
