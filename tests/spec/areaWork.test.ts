import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openArea, openAreas, said } from '../kit/areas';
import { startOffice } from '../kit/office';

const office = startOffice();

const FORM = `{ site: { load: async () => ({ mount(container, area) {
  container.innerHTML = '<label>Name <input></label>';
  container.oninput = () => { area.setDirty(true); area.draft.set('name', 'kept'); };
  say('draft', area.draft.get('name') ?? 'none');
  window.area = area;
} }) } }`;

test('logging out asks about unsaved work: Stay keeps person and page, Leave ends both and its drafts', async () => {
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').fill('Harbour');
  await logOut(page);
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  await logOut(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');

  await logOut(page);
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('kept');
});

test('a 401 asks about unsaved work before it reloads the page', async () => {
  office.expectProblem(/401/);
  const page = await openAreas(office, FORM);
  await page.getByLabel('Name').fill('Harbour');
  const ask = () =>
    page.evaluate(() => {
      const { area } = window as unknown as { area: { request(url: string): Promise<unknown> } };
      area.request('/api/probe').catch(() => {});
    });
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await ask();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Harbour');
  await ask();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.getByText('Your session has ended').waitFor();
});

test('a module is fetched as soon as the pointer or the focus is on its entry, and mounted on the visit', async () => {
  const page = await openAreas(
    office,
    `{
      site: { load: async () => (say('load site'), { mount: () => say('mount site') }) },
      support: { load: async () => (say('load support'), { mount: () => say('mount support') }) },
      admin: { load: async () => (say('load admin'), { mount() {} }) },
    }`,
    { path: '#/' },
  );
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Site' }).hover();
  await expect.poll(() => said(page)).toEqual(['load site']);
  await menu.getByRole('link', { name: 'Support' }).focus();
  await expect.poll(() => said(page)).toEqual(['load site', 'load support']);
  await openArea(page, 'Site');
  await expect.poll(() => said(page)).toContain('mount site');
  await openArea(page, 'Support');
  await expect.poll(() => said(page)).toContain('mount support');
  const loads = (await said(page)).filter((word) => word.startsWith('load'));
  expect(loads).toEqual(['load site', 'load support']);
});

test('a module that could not be fetched ahead is asked for again on the visit', async () => {
  const page = await openAreas(
    office,
    `{ site: { load: async () => {
      say('load');
      if (window.said.length === 1) throw new Error('Not yet');
      return { mount: (container) => { container.textContent = 'Here now'; } };
    } } }`,
    { path: '#/' },
  );
  // What listens to the pointer comes with React.
  await page.locator('[part=footer]').waitFor();
  await page.getByRole('link', { name: 'Site' }).first().hover();
  await expect.poll(() => said(page)).toEqual(['load']);
  await openArea(page, 'Site');
  await page.getByText('Here now').waitFor();
});

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}
