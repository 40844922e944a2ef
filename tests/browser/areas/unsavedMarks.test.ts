import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';
import { hashOf, isFocused } from '../../support/pageHelpers';

const office = startOffice();

/** An area with a field whose text is unsaved. */
const FORM = `{ site: { load: async () => ({ mount(container, area) {
  say('mounted');
  container.innerHTML = '<label>Name <input></label>';
  container.oninput = () => area.setDirty(true);
  window.area = area;
} }) } }`;

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Runs JavaScript of the host page with its `shell` and the `area`. */
const run = (page: Page, script: string) =>
  page.evaluate(`{ const shell = document.querySelector('backoffice-shell'); ${script} }`);

test.each([
  ['the area', "area.navigate('/profile')"],
  ['the shell', "shell.navigate('/profile')"],
  ['the address', "location.hash = '#/profile'"],
])('after an area has saved its work, %s can navigate away in the same task', async (_, leave) => {
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').fill('Harbour');
  await run(page, `area.setDirty(false); ${leave}`);
  await page.getByRole('heading', { level: 1, name: 'Ada Okafor' }).waitFor();
  expect(await question(page).count()).toBe(0);
});

test.each([
  ['a route change', "area.navigate('/profile')"],
  ['a logout', 'void shell.logout()'],
])('%s directly after the mark asks about the unsaved work', async (_, leave) => {
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').waitFor();
  await run(page, `area.setDirty(true); ${leave}`);
  await question(page).getByRole('button', { name: 'Stay' }).click();
  expect(hashOf(page)).toBe('#/site');
  await page.getByLabel('Name').waitFor();
});

test.each([
  ['hash-prefix', '!bo'],
  ['routing', 'memory'],
])('a change of %s keeps the open area, its text and the focus', async (name, value) => {
  const page = await openAreas(office, FORM);
  const field = page.getByLabel('Name');
  await field.fill('Harbour');
  await run(page, `shell.setAttribute('${name}', '${value}'); area.navigate('7')`);
  await expect.poll(() => page.evaluate('area.path')).toBe('/7');
  expect(await field.inputValue()).toBe('Harbour');
  expect(await isFocused(field)).toBe(true);
  expect(await page.evaluate('window.messages')).toEqual(['mounted']);
  await run(page, "shell.navigate('/profile')");
  await question(page).waitFor();
});

test('an area that navigates again and again does not replace the question', async () => {
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').fill('Harbour');
  await run(
    page,
    "window.moves = 0; setInterval(() => { moves += 1; area.navigate('/support'); }, 20);",
  );
  await question(page).waitFor();
  const first = await question(page).elementHandle();
  const before = Number(await page.evaluate('moves'));
  await expect.poll(() => page.evaluate('moves').then(Number)).toBeGreaterThan(before + 5);
  expect(await first?.evaluate((dialog) => dialog.isConnected)).toBe(true);
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/support');
});

test('a page of the same area that the role may not see asks about the unsaved work', async () => {
  const page = await openAreas(office, FORM);
  await run(
    page,
    "shell.menu = [{ id: 'log', label: 'Log', link: '/site/log', roles: ['AUDITOR'] }]",
  );
  await page.getByLabel('Name').fill('Harbour');
  await run(page, "shell.navigate('/site/7')");
  await expect.poll(() => hashOf(page)).toBe('#/site/7');
  await run(page, "shell.navigate('/site/log')");
  await question(page).getByRole('button', { name: 'Stay' }).click();
  expect(hashOf(page)).toBe('#/site/7');
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
});

test('an area that a new menu denies stays while it has unsaved work, and the user is asked before leaving', async () => {
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').fill('Harbour');
  await run(
    page,
    `shell.menu = [
      { id: 'site', label: 'Site', link: '/site', roles: ['AUDITOR'] },
      { id: 'support', label: 'Support', link: '/support' },
    ]`,
  );
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect.poll(() => menu.getByRole('link').count()).toBe(1);
  await run(page, "area.navigate('7')");
  await expect.poll(() => hashOf(page)).toBe('#/site/7');
  expect(await question(page).count()).toBe(0);
  expect(await page.title()).toBe('Site · Northgate');
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  await menu.getByRole('link', { name: 'Support' }).click();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  await run(page, 'area.setDirty(false)');
  await page.getByRole('heading', { name: 'Sorry, page not found' }).waitFor();
});
