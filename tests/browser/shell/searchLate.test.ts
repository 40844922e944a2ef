import { expect, test } from 'vitest';
import { holdRequests } from '../../support/holdRequests';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { isFocused } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();
const PALETTE = /\/dist\/chunks\/Palette-[^/]*\.js$/;

/** Opens a shell and a field of the host page; the code of the search is held back. */
async function openSlowSearch() {
  const context = await signedIn(office, 'ada');
  const release = await holdRequests(context, PALETTE);
  const page = await office.host(
    hostPage(`<backoffice-shell></backoffice-shell><label>Note <input></label>${SCRIPT}`),
    context,
  );
  const button = page.getByRole('button', { name: 'Search' });
  await button.waitFor();
  const arrived = page.waitForResponse(PALETTE);
  const search = page.getByRole('combobox', { name: 'Search' });
  return { page, button, search, release, arrived };
}

test('a search that loads slowly does not open over a field in which the user types meanwhile', async () => {
  const { page, button, search, release, arrived } = await openSlowSearch();
  await button.click();
  const note = page.getByLabel('Note');
  await note.pressSequentially('Half');
  release();
  await (await arrived).finished();
  await note.pressSequentially(' a note');
  expect(await note.inputValue()).toBe('Half a note');
  expect(await isFocused(note)).toBe(true);
  expect(await search.count()).toBe(0);
  await button.click();
  await search.waitFor();
});

test('Escape cancels a search that loads slowly', async () => {
  const { page, button, search, release, arrived } = await openSlowSearch();
  await button.click();
  await page.keyboard.press('Escape');
  release();
  await (await arrived).finished();
  await button.click();
  await search.waitFor();
  await page.keyboard.type('x');
  expect(await search.inputValue()).toBe('x');
});

test('keys that the user types while the search loads go into its field', async () => {
  const { page, button, search, release } = await openSlowSearch();
  await button.click();
  await page.keyboard.type('site');
  release();
  await expect.poll(() => search.inputValue()).toBe('site');
});
