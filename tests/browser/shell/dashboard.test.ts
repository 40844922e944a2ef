import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAreas } from '../../support/areas';
import { openMenuPage, setMenu } from '../../support/menuPage';
import { startOffice } from '../../support/office';

const office = startOffice();

const tiles = (page: Page) => page.getByRole('main').getByRole('link');

const GROUPS = [
  { id: 'start', label: 'Start', link: '/' },
  {
    id: 'work',
    label: 'Work',
    subItems: [
      { id: 'shops', label: 'Shops', link: '/site' },
      { id: 'staff', label: 'Staff', link: '/admin' },
    ],
  },
  { id: 'orders', label: 'Orders', link: '/support/orders' },
];

test('the dashboard shows the areas in the menu of the page that the role may open', async () => {
  const { page } = await openMenuPage(office, GROUPS);
  await page.getByText('Choose an area to get started.').waitFor();
  expect(await tiles(page).allInnerTexts()).toEqual(['Site', 'Admin']);
  await tiles(page).first().click();
  await page.getByText('The sites').waitFor();

  const { page: ofBen } = await openMenuPage(office, GROUPS, { userId: 'ben' });
  await ofBen.getByText('Choose an area to get started.').waitFor();
  expect(await tiles(ofBen).allInnerTexts()).toEqual(['Site']);
});

test('the dashboard follows a new menu and points to the menu if it contains no area', async () => {
  const { page } = await openMenuPage(office, GROUPS);
  await tiles(page).first().waitFor();
  await setMenu(page, [{ id: 'r', label: 'Reports', link: '/reports' }]);
  await tiles(page).first().waitFor({ state: 'detached' });
  expect(await page.getByRole('heading', { name: 'Welcome, Ada' }).isVisible()).toBe(true);
  await page.getByText('Choose an entry from the menu to get started.').waitFor();
  await setMenu(page, undefined);
  await expect.poll(() => tiles(page).count()).toBe(7);
});

test("a slotted child sets the label and icon of its area's tile as in the menu", async () => {
  const page = await openAreas(office, '{}', {
    path: '#/',
    children: '<section slot="site" data-label="Harbours" data-icon="anchor">Here</section>',
  });
  const tile = tiles(page).filter({ hasText: 'Harbours' });
  await tile.waitFor();
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Harbours' });
  const drawing = (of: typeof tile) => of.locator('path').first().getAttribute('d');
  await expect.poll(() => drawing(tile)).toBe(await drawing(entry));
});
