import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from '../../support/axe';
import { countElements, openMenuPage } from '../../support/menuPage';
import { startOffice } from '../../support/office';
import { focusedName, hashOf } from '../../support/pageHelpers';

const office = startOffice();

/** 1,000 groups of 10. */
const GROUPS = Array.from({ length: 1000 }, (_, group) => ({
  id: `g${group}`,
  label: `Group ${group}`,
  subItems: Array.from({ length: 10 }, (_, item) => ({
    id: `g${group}-${item}`,
    label: `Item ${group}.${item}`,
    link: `/site/${group}/${item}`,
  })),
}));
/** 10,000 links in a row, some with several lines. */
const LINKS = Array.from({ length: 10_000 }, (_, n) => ({
  id: `e${n}`,
  label: n % 7 ? `Entry ${n}` : `Entry ${n} with a label that is too long for one line`,
  link: `/site/${n}`,
}));
const MOST_ELEMENTS = 300;

/** Returns the labels of the visible entries, from the top. */
const inView = (nav: Locator) =>
  nav.evaluate((menu) => {
    const { top, bottom } = menu.getBoundingClientRect();
    return [...menu.querySelectorAll('.menu-item')]
      .filter((row) => {
        const box = row.getBoundingClientRect();
        return box.top > top && box.bottom < bottom;
      })
      .map((row) => row.textContent ?? '');
  });

test('the menu scrolls to the entry of the current page only if that is more than 500 px below its top', async () => {
  const { page, nav } = await openMenuPage(office, GROUPS, { hash: '#/site/700/5' });
  const current = nav.locator('[aria-current="page"]');
  const below = async () => {
    const [item, menu] = await Promise.all([current.boundingBox(), nav.boundingBox()]);
    return Math.round((item?.y ?? 0) - (menu?.y ?? 0));
  };
  // Distance from the top of the content, less 500 plus 300: 200 px from the top of the menu.
  await expect.poll(below).toBe(200);
  expect(await current.innerText()).toBe('Item 700.5');

  // An item further up does not scroll the menu, even well after the delay.
  await nav.evaluate((menu) => {
    menu.scrollTop = 0;
  });
  await nav.getByRole('button', { name: 'Group 1', exact: true }).click();
  await nav.getByRole('link', { name: 'Item 1.3', exact: true }).click();
  await expect.poll(() => hashOf(page)).toBe('#/site/1/3');
  await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
  expect(await nav.evaluate((menu) => menu.scrollTop)).toBe(0);
});

test('renders few elements for 10,000 entries in closed groups; scrolling and Tab reach all', async () => {
  const { page, nav } = await openMenuPage(office, GROUPS);
  await nav.locator('[aria-setsize="1000"]').first().waitFor();
  expect(await countElements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
  await nav.evaluate((menu) => {
    menu.scrollTop = menu.scrollHeight / 2;
  });
  await expect.poll(async () => (await inView(nav)).length).toBeGreaterThan(10);
  const middle = await inView(nav);
  expect(middle).toContain('Group 500');
  expect(await countElements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
  const row = nav.getByRole('listitem').filter({ hasText: /^Group 500$/ });
  expect(await row.getAttribute('aria-posinset')).toBe('501');

  // Tab continues at the focused entry, even if it is scrolled out of view.
  await nav.getByRole('button', { name: 'Group 500', exact: true }).focus();
  await nav.evaluate((menu) => {
    menu.scrollTop = 0;
  });
  await expect.poll(() => inView(nav)).toContain('Group 3');
  expect(await focusedName(page)).toBe('Group 500');
  for (let next = 501; next < 540; next++) {
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe(`Group ${next}`);
  }
  await expect.poll(() => inView(nav)).toContain('Group 539');
  await page.keyboard.press('Shift+Tab');
  expect(await focusedName(page)).toBe('Group 538');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Item 538.0');
  // Shift+Tab enters the menu at its end.
  await page.getByRole('main').focus();
  await page.keyboard.press('Shift+Tab');
  expect(await focusedName(page)).toBe('Group 999');
  await expect.poll(() => inView(nav)).toContain('Group 999');
  expect(await axe(page)).toEqual([]);
});

test('renders few elements for 10,000 entries in one open list with multi-line rows', async () => {
  const { page, nav } = await openMenuPage(office, LINKS);
  await nav.locator('[aria-setsize="10000"]').first().waitFor();
  expect(await countElements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
  const box = await nav.boundingBox();
  await page.mouse.move(box?.x ?? 0, (box?.y ?? 0) + 300);
  for (let turn = 0; turn < 20; turn++) {
    const before = await nav.evaluate((menu) => menu.scrollTop);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => nav.evaluate((menu) => menu.scrollTop)).toBeGreaterThan(before);
    const rows = await inView(nav);
    expect(rows.length).toBeGreaterThan(6);
    // All in order, none missing, none twice.
    const numbers = rows.map((label) => Number(label.split(' ')[1]));
    const [first = 0] = numbers;
    expect(numbers).toEqual(numbers.map((_, index) => first + index));
  }
  expect(await countElements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
});

test('the entry of the current page stays in a long menu after many moves', async () => {
  const { page, nav } = await openMenuPage(office, LINKS);
  await nav.locator('[aria-setsize="10000"]').first().waitFor();
  await nav.evaluate((menu) => {
    menu.scrollTop = menu.scrollHeight;
  });
  await expect.poll(() => inView(nav)).toContain('Entry 9999');
  const current = nav.locator('[aria-current="page"]');
  for (const { label, link } of LINKS.slice(1, 10)) {
    await page.evaluate((hash) => location.assign(hash), `#${link}`);
    await expect.poll(() => current.allInnerTexts()).toEqual([label]);
  }
});

test('filters a long menu by typing at all depths, ignoring case and accents', async () => {
  const menu = [
    ...GROUPS.slice(0, 40),
    {
      id: 'far',
      label: 'Far',
      subItems: [
        {
          id: 'away',
          label: 'Away',
          subItems: [{ id: 'cafe', label: 'Café Zoë', link: '/site/cafe' }],
        },
      ],
    },
    { id: 'area', label: 'menu.apppublish', link: '/apppublish' },
  ];
  const { page, nav } = await openMenuPage(office, menu);
  const field = page.getByRole('searchbox', { name: 'Filter menu' });
  const labels = () => nav.locator('.menu-label').allInnerTexts();
  const statusText = () => page.getByRole('navigation').getByRole('status').innerText();
  await field.click();
  await page.keyboard.type('CAFE z');
  await expect.poll(labels).toEqual(['Far', 'Away', 'Café Zoë']);
  await expect.poll(statusText).toBe('1 entry found');
  expect(await axe(page)).toEqual([]);

  // Enter in an input method accepts the composed text.
  const hash = hashOf(page);
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  // WebKit ends the composition first.
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  expect(hashOf(page)).toBe(hash);
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/site/cafe');
  await page.keyboard.press('ArrowDown');
  expect(await focusedName(page)).toBe('Café Zoë');

  await field.fill('qqq');
  await expect.poll(statusText).toBe('No matching entries');
  expect(await page.getByText('No matching entries').isVisible()).toBe(true);
  expect(await labels()).toEqual([]);
  await field.press('Escape');
  expect(await field.inputValue()).toBe('');
  await expect.poll(async () => (await labels()).length).toBeGreaterThan(40);

  // Searches the visible text, not its key; a group that matches keeps its children.
  await field.fill('app pub');
  await expect.poll(labels).toEqual(['App Publish']);
  await field.fill('group 7');
  await expect.poll(labels).toEqual(['Group 7']);
  await nav.getByRole('button', { name: 'Group 7' }).click();
  await expect.poll(async () => (await labels()).length).toBe(11);
  await setLanguage(page, 'de');
  await page.getByRole('searchbox', { name: 'Menü filtern' }).waitFor();
  await page.getByText('1 Eintrag gefunden').waitFor({ state: 'attached' });
});

test('Enter in the filter follows the first visible match, also after a group was folded', async () => {
  const rest = GROUPS.slice(0, 40);
  const pair = ['One', 'Two'].map((label, index) => ({
    id: label,
    label,
    subItems: [{ id: `paper-${index}`, label: `Paper ${index}`, link: `/site/paper-${index}` }],
  }));
  const { page, nav } = await openMenuPage(office, [...pair, ...rest]);
  const field = page.getByRole('searchbox', { name: 'Filter menu' });
  await field.fill('paper');
  const one = nav.getByRole('button', { name: 'One' });
  await one.click();
  await expect.poll(() => one.getAttribute('aria-expanded')).toBe('false');
  await field.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/site/paper-1');
  await one.click();
  await field.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/site/paper-0');
});

test('a short menu has no filter', async () => {
  const { page } = await openMenuPage(office, GROUPS.slice(0, 2));
  expect(await page.getByRole('searchbox', { name: 'Filter menu' }).count()).toBe(0);
});

const setLanguage = (page: Page, language: string) =>
  page.evaluate(
    (value) => document.querySelector('backoffice-shell')?.setAttribute('language', value),
    language,
  );

test.each(['compact', 'icon'])(
  'with sidebar="%s" the menu scrolls to the group of the current page',
  async (sidebar) => {
    const groups = GROUPS.slice(0, 100);
    const { nav } = await openMenuPage(office, groups, {
      hash: '#/site/50/5',
      attributes: `sidebar="${sidebar}"`,
    });
    const group = nav.getByRole('button', { name: 'Group 50', exact: true });
    const below = async () => {
      const [item, menu] = await Promise.all([group.boundingBox(), nav.boundingBox()]);
      return Math.round((item?.y ?? 0) - (menu?.y ?? 0));
    };
    await expect.poll(below).toBe(200);
  },
);
