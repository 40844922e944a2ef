import { expect, test } from 'vitest';
import { openMenuPage, setMenu } from '../../support/menuPage';
import { startOffice } from '../../support/office';
import { focusedName, hashOf } from '../../support/pageHelpers';

const office = startOffice();

const SHOP = [
  { id: 'home', label: 'Start', icon: 'house', link: '/' },
  {
    id: 'shop',
    label: 'Shop',
    icon: 'ShoppingCart',
    subItems: [
      { id: 'orders', label: 'Orders', link: '/site/orders' },
      {
        id: 'stock',
        label: 'Stock',
        subItems: [{ id: 'rooms', label: 'Rooms', link: '/site/rooms' }],
      },
    ],
  },
  {
    id: 'team',
    label: 'Team',
    link: '/workspace',
    subItems: [{ id: 'people', label: 'People', link: '/workspace/people' }],
  },
];

test('groups open and close by mouse, and the branch of the current page is open', async () => {
  const { page, nav } = await openMenuPage(office, SHOP, { hash: '#/site/rooms/7' });
  const link = nav.getByRole('link', { name: 'Rooms' });
  expect(await link.getAttribute('aria-current')).toBe('page');
  expect(await nav.locator('[aria-current]').count()).toBe(1);
  const shop = nav.getByRole('button', { name: 'Shop' });
  expect(await shop.getAttribute('aria-expanded')).toBe('true');
  const controlled = await shop.getAttribute('aria-controls');
  expect(await nav.locator(`ul[id="${controlled}"]`).getByRole('link').count()).toBe(2);

  await shop.click();
  expect(await shop.getAttribute('aria-expanded')).toBe('false');
  expect(await shop.getAttribute('aria-controls')).toBe(null);
  expect(await link.count()).toBe(0);
  // A closed group around the current page is marked.
  const mark = () => shop.evaluate((node) => getComputedStyle(node, '::before').width);
  await expect.poll(mark).toBe('3px');

  // A group that the user opened stays open on another page.
  await shop.click();
  await nav.getByRole('link', { name: 'Start' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/');
  expect(await shop.getAttribute('aria-expanded')).toBe('true');
  expect(await nav.getByRole('link', { name: 'Start' }).getAttribute('aria-current')).toBe('page');
});

test('everything in the menu works by keyboard', async () => {
  const { page, nav } = await openMenuPage(office, SHOP);
  await nav.getByRole('link', { name: 'Start' }).focus();
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Shop');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Orders');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Rooms');
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#/site/rooms');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Team');
  await page.keyboard.press('Space');
  await nav.getByRole('link', { name: 'People' }).waitFor();
});

test('a group with a link is a link, with a button beside it that opens the group', async () => {
  const { page, nav } = await openMenuPage(office, SHOP);
  const link = nav.getByRole('link', { name: 'Team', exact: true });
  const button = nav.getByRole('button', { name: 'Team', exact: true });
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  await link.click();
  await expect.poll(() => hashOf(page)).toBe('#/workspace');
  expect(await link.getAttribute('aria-current')).toBe('page');
  // The navigation opened it.
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await button.click();
  expect(await nav.getByRole('link', { name: 'People' }).count()).toBe(0);
  expect(hashOf(page)).toBe('#/workspace');
});

test('groups with the same id stay open when the menu arrives late or is replaced', async () => {
  const { page, nav } = await openMenuPage(office, undefined);
  expect(await nav.getByRole('link').first().innerText()).toBe('Workspace');
  await setMenu(page, SHOP);
  await nav.getByRole('button', { name: 'Shop' }).click();
  await nav.getByRole('link', { name: 'Orders' }).waitFor();
  const inner = [{ id: 'returns', label: 'Returns', link: '/site/returns' }];
  await setMenu(page, [
    { id: 'other', label: 'Other', subItems: [{ id: 'shop', label: 'Market', subItems: inner }] },
  ]);
  await nav.getByRole('button', { name: 'Other' }).click();
  await nav.getByRole('link', { name: 'Returns' }).waitFor();
  await setMenu(page, 'garbage');
  await nav.getByRole('link', { name: 'Workspace' }).waitFor();
});

test('indents each level, and the fifth still has room for its label', async () => {
  const nested = (level: number): object => ({
    id: `level-${level}`,
    label: `Level ${level}`,
    ...(level < 12 ? { subItems: [nested(level + 1)] } : { link: '/site/deep' }),
  });
  const { nav } = await openMenuPage(office, [nested(1)], { hash: '#/site/deep' });
  await nav.getByRole('link', { name: 'Level 12' }).waitFor();
  const boxes = await nav
    .locator('.menu-label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect()));
  const steps = boxes.slice(2, 5).map((box, index) => box.x - (boxes[index + 1]?.x ?? 0));
  expect(steps).toEqual([12, 12, 12]);
  expect(boxes.every(({ width, height }) => width > 50 && height < 30)).toBe(true);
});

test('a Ctrl+click and a middle click open the deep link of an entry in a new tab', async () => {
  // The new tab requests the page from the server, which does not have it.
  office.expectProblem(/404/);
  const { page, nav } = await openMenuPage(office, SHOP, { hash: '#/site/orders' });
  for (const how of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
    const opened = page.context().waitForEvent('page');
    await nav.getByRole('link', { name: 'Team' }).click(how);
    const tab = await opened;
    await expect.poll(() => new URL(tab.url()).hash).toBe('#/workspace');
  }
  expect(hashOf(page)).toBe('#/site/orders');
});

test('external links open in a new tab without an opener; same-origin ones do not', async () => {
  const { page, nav } = await openMenuPage(office, [
    { id: 'out', label: 'Handbook', link: 'https://handbook.example/start' },
    { id: 'mail', label: 'Write to us', link: 'mailto:help@handbook.example' },
    { id: 'same', label: 'Portal', link: `${office.server.url}/portal-page` },
  ]);
  for (const label of ['Handbook', 'Write to us']) {
    const link = nav.getByRole('link', { name: `${label} (opens in a new tab)` });
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await link.locator('svg').count()).toBe(1);
  }
  await page
    .context()
    .route('https://handbook.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Handbook</title>' }),
    );
  const opened = page.context().waitForEvent('page');
  await nav.getByRole('link', { name: 'Handbook' }).click();
  const tab = await opened;
  await expect.poll(() => tab.title()).toBe('Handbook');
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);

  const portal = nav.getByRole('link', { name: 'Portal', exact: true });
  expect(await portal.getAttribute('target')).toBe('_self');
  await page
    .context()
    .route('**/portal-page', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Portal</title>' }),
    );
  await portal.click();
  await expect.poll(() => page.title()).toBe('Portal');
});
