import { expect, test } from 'vitest';
import { piecesOf } from '../../support/looks';
import { startOffice } from '../../support/office';
import { enter } from '../../support/visit';

const office = startOffice({ quickHashes: true });

test('the demo switches between the product menu and the demonstration menu, and a reload keeps it', async () => {
  const page = await enter(office, 'ada');
  const { menu } = piecesOf(page);
  const choice = page.getByRole('combobox', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Workspace' }).waitFor();
  await choice.selectOption('Demonstration');
  await menu.getByText('File Manager').waitFor();
  await page.reload();
  await menu.getByText('File Manager').waitFor();
  expect(await choice.inputValue()).toBe('demonstration');
  await choice.selectOption('Product');
  await menu.getByRole('link', { name: 'Workspace' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('the demonstration menu links to every template route of the specification', async () => {
  const page = await enter(office, 'ada');
  const { links, longest, badges } = await page.evaluate(async () => {
    type Item = { link?: string; badge?: object; subItems?: Item[] };
    const flat = (items: Item[]): Item[] =>
      items.flatMap((item) => [item, ...flat(item.subItems ?? [])]);
    const all = flat(await (await fetch('/menus/demonstration.json')).json());
    return {
      links: all.flatMap(({ link }) => link ?? []),
      longest: Math.max(...all.map(({ subItems }) => subItems?.length ?? 0)),
      badges: all.filter(({ badge }) => badge).length,
    };
  });
  for (const route of ['dashboard', 'calendar', 'chat', 'filemanager', 'maps/leaflet']) {
    expect(links).toContain(`/${route}`);
  }
  const folders =
    'dashboards ui email ecommerce crypto projects tasks contacts blog jobs form tables charts icons invoices pages';
  for (const folder of folders.split(' ')) {
    expect(links.filter((link) => link.startsWith(`/${folder}/`))).not.toEqual([]);
  }
  expect(longest).toBeGreaterThan(11);
  expect(badges).toBeGreaterThan(3);
});
