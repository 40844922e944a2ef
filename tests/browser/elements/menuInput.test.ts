import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { startOffice } from '../../support/office';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

test('shows the menu from a JSON child', async () => {
  const { entries } = await shell(
    '<script type="application/json" slot="menu">[{"id":"r","label":"Rosters","link":"/site/r"}]</script>',
  );
  await expect.poll(entries).toEqual(['Rosters']);
});

test('warns once about a broken JSON child and shows the default menu', async () => {
  const { page, entries, warnings } = await shell(
    '<script type="application/json" slot="menu">[{"id":</script>',
  );
  await expect.poll(async () => (await entries()).length).toBe(7);
  await page.locator('backoffice-shell').evaluate((one) => one.setAttribute('theme', 'dark'));
  await expect.poll(() => warnings.filter((text) => text.includes('slot "menu"')).length).toBe(1);
});

test('shows entries that are their own ancestors at the top level', async () => {
  const { entries, give } = await shell();
  await give([
    { id: 'a', label: 'Alpha', parentId: 'c' },
    { id: 'b', label: 'Beta', parentId: 'a' },
    { id: 'c', label: 'Gamma', parentId: 'b' },
    { id: 'd', label: 'Delta', parentId: 'd' },
    { id: 'e', label: 'Epsilon' },
  ]);
  await expect
    .poll(async () => (await entries()).sort())
    .toEqual(['Alpha', 'Beta', 'Delta', 'Epsilon', 'Gamma']);
});

test('nests a flat list by parentId, wherever the parent is in the list', async () => {
  const { page, give } = await shell();
  await give([
    { id: 'leaf', label: 'Leaf', link: '/site/leaf', parentId: 'group' },
    { id: 'group', label: 'Group' },
    { id: 'orphan', label: 'Orphan', parentId: 'nobody' },
  ]);
  await page.getByText('Orphan').waitFor();
  expect(await page.getByText('Leaf').count()).toBe(0);
  await page.getByRole('button', { name: 'Group' }).click();
  await page.getByRole('link', { name: 'Leaf' }).waitFor();
});

test('shows all entries with the same id and opens them one by one', async () => {
  const { page, entries, give } = await shell();
  const sub = (label: string) => [{ id: 'same', label, link: `/site/${label}` }];
  await give([
    { id: 'same', label: 'One', subItems: sub('Inner one') },
    { id: 'same', label: 'Two', subItems: sub('Inner two') },
  ]);
  await expect.poll(entries).toEqual(['One', 'Two']);
  await page.getByRole('button', { name: 'Two' }).click();
  await expect.poll(entries).toEqual(['One', 'Two', 'Inner two']);
});

test('a menu that contains itself does not hang the page', async () => {
  const { page, entries } = await shell();
  await page.evaluate(() => {
    const item: { id: string; label: string; subItems: object[] } = {
      id: 'loop',
      label: 'Loop',
      subItems: [],
    };
    item.subItems.push(item, item);
    Object.assign(document.querySelector('backoffice-shell') as Element, { menu: [item] });
  });
  await expect.poll(entries).toEqual(['Loop']);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
});

test('drops entries whose getters throw and shows the rest', async () => {
  const { page, entries } = await shell();
  await page.evaluate(() => {
    const fail = () => {
      throw new Error('unreadable');
    };
    const menu = ['id', 'label', 'icon'].map((name) =>
      Object.defineProperty({ id: 'a', label: 'A' }, name, { get: fail }),
    );
    menu.push({ id: 'b', label: 'Bravo' });
    Object.assign(document.querySelector('backoffice-shell') as Element, { menu });
  });
  await expect.poll(entries).toEqual(['Bravo']);
});

test('restores the default menu when the property is set to undefined', async () => {
  const { entries, give } = await shell();
  await give([{ id: 'r', label: 'Rosters' }]);
  await expect.poll(entries).toEqual(['Rosters']);
  await give(undefined);
  await expect.poll(async () => (await entries()).length).toBe(7);
});

test('refuses a javascript: link with one warning that names it', async () => {
  const { page, warnings, give } = await shell();
  await give([{ id: 'x', label: 'Trap', link: 'javascript:document.title="caught"' }]);
  const trap = page.getByText('Trap', { exact: true });
  await trap.click();
  expect(await trap.locator('xpath=ancestor::a').count()).toBe(0);
  expect(await page.title()).not.toBe('caught');
  expect(warnings.filter((text) => text.includes('javascript:document.title'))).toHaveLength(1);
});

/**
 * Opens a shell for ada; returns its warnings, its menu labels and a function that sets the menu.
 */
async function shell(child = '') {
  const context = await signedIn(office, 'ada');
  const warnings: string[] = [];
  context.on('console', (one) => {
    if (one.type() === 'warning') warnings.push(one.text());
  });
  const markup = hostPage(`<backoffice-shell>${child}</backoffice-shell>${SCRIPT}`);
  const page: Page = await office.host(markup, context);
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const entries = () => menu.locator('[part~="menu-item"]').allInnerTexts();
  const give = (items: object[] | undefined) =>
    page.evaluate((value) => {
      Object.assign(document.querySelector('backoffice-shell') as Element, { menu: value });
    }, items);
  return { page, warnings, entries, give };
}
