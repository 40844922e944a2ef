import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { startOffice } from '../../support/office';
import { focusedName } from '../../support/pageHelpers';
import { openShell, tool } from '../../support/topBar';

const office = startOffice();

test('? opens the list of keyboard shortcuts, Escape closes it and restores the focus', async () => {
  const page = await openShell(office, {
    around: '<aside><input aria-label="Of the page"></aside>',
  });
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const site = page.getByRole('navigation').getByRole('link', { name: 'Site' });
  await site.focus();
  await page.keyboard.press('?');
  await dialog.waitFor();
  await dialog.getByRole('region', { name: 'In the calendar' }).waitFor();
  expect(await axe(page)).toEqual([]);
  // Another shortcut does nothing over a dialog.
  await page.keyboard.press('Control+k');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focusedName(page)).toBe('Site');

  // A field of the page, and the search field of the palette, take the character.
  await page.getByLabel('Of the page').press('?');
  expect(await page.getByLabel('Of the page').inputValue()).toBe('?');
  await tool(page, 'Search').click();
  await page.getByRole('combobox').pressSequentially('? keyboard');
  expect(await dialog.count()).toBe(0);
  await page.getByRole('combobox').fill('keyboard');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('the list has the keys of the search and of the pickers', async () => {
  const page = await openShell(office);
  await page.getByRole('navigation').getByRole('link', { name: 'Site' }).press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.waitFor();
  const rows = async (place: string) => {
    const region = dialog.getByRole('region', { name: place });
    const texts = await region
      .locator('dl > div')
      .evaluateAll((all) =>
        all.map((row) => [
          row.querySelector('dt')?.textContent,
          [...row.querySelectorAll('dd > span')].map((one) =>
            [...one.children].map((key) => key.textContent).join('+'),
          ),
        ]),
      );
    return Object.fromEntries(texts);
  };
  expect(await rows('In date and time fields')).toEqual({
    'Choose a date or a time': ['Alt+↓'],
    'Accept the typed text': ['↵'],
    'Increase or decrease hours or minutes': ['↑', '↓'],
    'Lowest or highest hours or minutes': ['Home', 'End'],
  });
  expect(await rows('In menus and lists')).toMatchObject({
    'Open the link in a new tab': ['Ctrl+↵'],
    'Open the menu of a button': ['↓'],
  });
  expect(await rows('In the calendar')).toMatchObject({
    'Previous or next page of months or years': ['PgUp', 'PgDn'],
  });
});

test('a user turns off the shortcuts of a single key, also after a reload', async () => {
  const page = await openShell(office);
  const site = page.getByRole('navigation').getByRole('link', { name: 'Site' });
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const search = page.getByRole('dialog', { name: 'Search' });
  const singleKeys = shortcuts.getByLabel('Use / and ? as shortcuts');
  const openFromSearch = async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('keyboard');
    await page.keyboard.press('Enter');
    await shortcuts.waitFor();
  };
  const pressSingleKeys = async () => {
    await site.focus();
    await page.keyboard.press('/');
    await page.keyboard.press('?');
    // Opens after both, had they opened something.
    await page.keyboard.press('Control+k');
    await search.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await page.getByRole('combobox').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
  };
  await site.press('?');
  await singleKeys.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => shortcuts.getByText('?', { exact: true }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await shortcuts.waitFor({ state: 'detached' });
  await pressSingleKeys();
  await page.reload();
  // Shortcuts work from hydration on.
  const openSearch = async () => {
    await page.keyboard.press('Control+k');
    return search.count();
  };
  await expect.poll(openSearch).toBe(1);
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'detached' });
  await pressSingleKeys();

  await openFromSearch();
  expect(await singleKeys.isChecked()).toBe(false);
  await singleKeys.check();
  await page.keyboard.press('Escape');
  await shortcuts.waitFor({ state: 'detached' });
  await site.press('/');
  await search.waitFor();
});
