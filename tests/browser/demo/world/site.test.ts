import { expect, test } from 'vitest';
import { axe } from '../../../support/axe';
import { startDemo } from '../../../support/office';
import { hashOf, isFocused } from '../../../support/pageHelpers';
import { changes, firstColumn, openWorld } from '../../../support/world';

const office = startDemo();
const SITES = 'Sites of four organizations';

test('the URL keeps the sorting, filter and search of the sites across Back and a reload', async () => {
  const page = await openWorld(office, 'chen', '/site');
  const table = page.getByRole('table', { name: SITES });
  await page.getByText('1–9 of 9').waitFor();
  const organization = page.getByRole('columnheader', { name: 'Organization' });
  await organization.getByRole('button').press('Enter');
  await expect.poll(() => organization.getAttribute('aria-sort')).toBe('ascending');
  expect(await isFocused(organization.getByRole('button'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => organization.getAttribute('aria-sort')).toBe('descending');
  await expect.poll(() => hashOf(page)).toBe('#/site?sort=organization&dir=desc');
  await expect.poll(async () => (await firstColumn(page, SITES))[0]).toContain('Tideline');

  await page.getByRole('combobox', { name: 'State' }).selectOption('Paused');
  await page.getByText('1–1 of 1').waitFor();
  await page.goBack();
  await page.getByText('1–9 of 9').waitFor();
  expect(await page.getByRole('combobox', { name: 'State' }).inputValue()).toBe('');

  await page.getByRole('searchbox', { name: 'Search' }).fill('nowhere at all');
  await page.getByText('No sites match these filters.').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByText('1–9 of 9').waitFor();
  await page.getByRole('searchbox', { name: 'Search' }).fill('osterby');
  await page.getByText('1–2 of 2').waitFor();
  await page.reload();
  await page.getByText('1–2 of 2').waitFor();
  expect(
    await table.getByRole('columnheader', { name: 'Organization' }).getAttribute('aria-sort'),
  ).toBe('descending');
  expect(await axe(page)).toEqual([]);
});

test('ben opens a site by keyboard, sees the error in his note and saves it', async () => {
  const page = await openWorld(office, 'ben', '/site');
  await page.getByRole('link', { name: 'Larkfield Sandbox' }).press('Enter');
  const heading = page.getByRole('heading', { name: 'Larkfield Sandbox' });
  await heading.waitFor();
  await expect.poll(() => page.title()).toBe('Larkfield Sandbox · Northgate Back Office');
  expect(await axe(page)).toEqual([]);

  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('x'.repeat(601));
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Enter at most 600 characters.').waitFor();
  expect(await note.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => isFocused(note)).toBe(true);

  // Unsaved changes: leaving asks first.
  await page.getByRole('link', { name: 'Workspace' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await note.fill('Back on Monday <b>morning</b>.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Changes to Larkfield Sandbox saved.').waitFor();
  await page
    .getByRole('definition')
    .filter({ hasText: 'Back on Monday <b>morning</b>.' })
    .waitFor();
  expect(changes(office).at(-1)).toEqual({
    method: 'PATCH',
    path: '/api/world/sites/larkfield-sandbox',
    body: { note: 'Back on Monday <b>morning</b>.', revision: 1 },
  });

  await page.goBack();
  await page.getByRole('heading', { name: 'Hosted sites' }).waitFor();
  await page.goForward();
  await heading.waitFor();
});

test('the second of two editors of a site is warned, keeps the typed text and may save again', async () => {
  const ada = await openWorld(office, 'ada', '/site/osterby-schools');
  const ben = await openWorld(office, 'ben', '/site/osterby-schools');
  await ada.getByRole('textbox', { name: 'Note' }).fill('By ada');
  await ben.getByRole('textbox', { name: 'Note' }).fill('By ben');
  await ada.getByRole('button', { name: 'Save' }).click();
  await ada.getByText('Changes to Osterby Schools saved.').waitFor();
  await ben.getByRole('button', { name: 'Save' }).click();
  await ben.getByRole('alert').filter({ hasText: 'the note says: “By ada”' }).waitFor();
  expect(await ben.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('By ben');
  await ben.getByRole('button', { name: 'Save' }).click();
  await ben.getByText('Changes to Osterby Schools saved.').waitFor();
  await ada.reload();
  await ada.getByRole('definition').filter({ hasText: 'By ben' }).waitFor();
});

test('saving after a conflict keeps the note that only a colleague has changed', async () => {
  const ben = await openWorld(office, 'ben', '/site/tideline-staging');
  const note = ben.getByRole('textbox', { name: 'Note' });
  await ben.getByRole('combobox', { name: 'State' }).selectOption('Paused');
  const ada = await openWorld(office, 'ada', '/site/tideline-staging');
  await ada.getByRole('textbox', { name: 'Note' }).fill('By ada');
  await ada.getByRole('button', { name: 'Save' }).click();
  await ada.getByRole('definition').filter({ hasText: 'By ada' }).waitFor();
  await ben.getByRole('button', { name: 'Save' }).click();
  await ben.getByRole('alert').filter({ hasText: 'the note says: “By ada”' }).waitFor();
  expect(await note.inputValue()).toBe('By ada');
  await ben.getByRole('button', { name: 'Save' }).click();
  await ben.getByRole('definition').filter({ hasText: 'By ada' }).waitFor();
  expect(changes(office).at(-1)?.body).toEqual({ state: 'paused', revision: 2 });
});

test('chen reads a site without a form; unknown URLs show a message or the list', async () => {
  office.expectProblem(/404/);
  const page = await openWorld(office, 'chen', '/site/tideline-production');
  await page.getByRole('heading', { name: 'Tideline Production' }).waitFor();
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Berth Planner' }).click();
  await page.getByRole('heading', { name: 'Berth Planner 4.1.6' }).waitFor();

  for (const wrong of ['/site/atlantis', '/site/..%2F..', '/site/%', '/site/a/b/c']) {
    await page.evaluate((path) => {
      location.hash = `#${path}`;
    }, wrong);
    await page.getByRole('heading', { name: 'Site not found' }).waitFor();
    await page.getByRole('link', { name: 'All sites' }).click();
    await page.getByText('1–9 of 9').waitFor();
  }
  await page.evaluate(() => {
    location.hash = '#/site?page=abc&sort=nonsense';
  });
  await page.getByText('1–9 of 9').waitFor();
});

test.each([
  ['/site/brightwater-central', 'Brightwater Central', '/site/nope', 'Site'],
  ['/support/1187', 'Ticket 1187', '/support/99', 'Support'],
  [
    '/application/tideline-production-berth-planner',
    'Berth Planner',
    '/application/nope',
    'Application',
  ],
])('the title that %s sets, "%s", is removed at %s', async (there, title, nowhere, area) => {
  office.expectProblem(/404/);
  const page = await openWorld(office, 'ada', there);
  await expect.poll(() => page.title()).toBe(`${title} · Northgate Back Office`);
  await page.evaluate((path) => {
    location.hash = path;
  }, nowhere);
  const root = area === 'Support' ? page.frameLocator('backoffice-shell iframe') : page;
  await root.getByRole('heading', { name: / not found$/ }).waitFor();
  await expect.poll(() => page.title()).toBe(`${area} · Northgate Back Office`);
});
