import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { guideBlocks, guideFolder } from '../../support/guide';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const GUIDE = 'languages.md';
const office = startOffice({ folders: { '/portal/': guideFolder(GUIDE) } });
const [bare, ownLanguages, withMenu] = guideBlocks(GUIDE).filter(
  ({ language }) => language === 'html',
);

const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

test('the catalogs and the menu of the languages guide work unchanged', async () => {
  const context = await signedIn(office, 'ada');
  const page = await office.host(hostPage(`${withMenu?.code}${SCRIPT}`), context);
  await link(page, 'Locations').waitFor();
  await link(page, 'Reports').waitFor();
  await page.getByRole('heading', { name: 'Hello Ada' }).waitFor();
  expect(await page.getByRole('link', { name: 'Canteen' }).count()).toBeGreaterThan(0);

  await page.evaluate("document.querySelector('backoffice-shell').language = 'ru'");
  await link(page, 'Отчёты').waitFor();
  // The built-in text, because the guide's Russian file has none.
  await link(page, 'Площадки').waitFor();
  await page.evaluate(() => {
    const menu = Array.from({ length: 40 }, (_, n) => ({ id: `${n}`, label: `Entry ${n}` }));
    Object.assign(document.querySelector('backoffice-shell') as Element, { menu });
  });
  const field = page.getByRole('searchbox', { name: 'Фильтр меню' });
  for (const [typed, expected] of [
    ['17', '1 строка'],
    ['7', '4 строки'],
    ['entry', '40 строк'],
  ] as const) {
    await field.fill(typed);
    await page.getByText(expected, { exact: true }).waitFor({ state: 'attached' });
  }
});

test('the first shell of the guide has its catalogs too', async () => {
  const context = await signedIn(office, 'ada');
  const page = await office.host(hostPage(`${bare?.code}${SCRIPT}`), context);
  await link(page, 'Locations').waitFor();
});

test('the French and Polish of the guide are in the picker, with the plural forms of the language', async () => {
  const context = await signedIn(office, 'ada');
  const page = await office.host(hostPage(`${ownLanguages?.code}${SCRIPT}`), context);
  await link(page, 'Locations').waitFor();
  await page.evaluate(() => {
    const labels = [...Array.from({ length: 37 }, () => 'Row'), 'Row one', 'Row one', 'Row two'];
    const menu = labels.map((label, n) => ({ id: `${n}`, label: `${label} ${n}` }));
    Object.assign(document.querySelector('backoffice-shell') as Element, { menu });
  });
  const field = page.getByRole('searchbox');
  for (const [name, filled] of [
    ['français', { 'row two': '1 ligne', 'row one': '2 lignes' }],
    ['polski', { 'row two': '1 wiersz', 'row one': '2 wiersze', row: '40 wierszy' }],
  ] as const) {
    await page.getByRole('button', { name: /^(Language|Langue|Język)/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
    for (const [typed, expected] of Object.entries(filled)) {
      await field.fill(typed);
      await page.getByText(expected, { exact: true }).waitFor({ state: 'attached' });
    }
    await field.fill('');
  }
});
