import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { areaPage, messages, openAreas } from '../../support/areas';
import { openMenuPage } from '../../support/menuPage';
import { signIn, startOffice } from '../../support/office';
import { hashOf } from '../../support/pageHelpers';

const office = startOffice();

/** Navigates the shell to a path. */
const navigateShell = (page: Page, path: string) =>
  page.evaluate((to) => {
    location.hash = to;
  }, path);

const MENU = [
  {
    id: 'site',
    label: 'Sites',
    link: '/site',
    description: 'All hosted sites',
    badge: { variant: 'info', text: '9' },
  },
  { id: 'secret', label: 'Releases', link: '/develop', roles: ['RELEASER'] },
  { id: 'staff', label: 'Tickets', link: '/support', roles: ['EDITOR', 'ADMIN'] },
  { id: 'broken', label: 'Broken', link: '/workspace', roles: 'ADMIN' },
];

test('entries with roles are in menu, tiles, palette and routes for these roles only', async () => {
  const { page, nav, warnings } = await openMenuPage(office, MENU);
  const ofRoles = () => warnings.filter((line) => line.includes('"roles"'));
  await expect
    .poll(ofRoles)
    .toEqual([
      'backoffice-elements: menu entries have "roles" that are not an array, so no role sees them: "Broken".',
    ]);
  expect(await nav.getByRole('link').allInnerTexts()).toEqual(['Sites\n9', 'Tickets']);
  const tiles = page.getByRole('main').getByRole('link');
  expect(await tiles.allInnerTexts()).toEqual(['Site\nAll hosted sites\n9', 'Support']);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('release');
  await page.getByText('No results').waitFor();
  await page.keyboard.press('Escape');
  for (const path of ['/develop', '/develop/webhooks', '/workspace']) {
    await navigateShell(page, path);
    await page.getByRole('heading', { name: 'Sorry, page not found' }).waitFor();
  }
  await navigateShell(page, '/support/7');
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor();
  expect(ofRoles()).toHaveLength(1);
});

test('an area with roles is closed to others: no entry, no tile, no module, no slot', async () => {
  const source = (name: string, more: string) =>
    `{ ${more}, load: async () => { say('loaded ${name}'); return { mount(box) { box.textContent = 'Mounted ${name}'; } }; } }`;
  const page = await openAreas(
    office,
    `{ site: ${source('site', "roles: ['EDITOR'], preload: 'load'")},
       orders: ${source('orders', "roles: ['ADMIN'], label: 'Orders', icon: 'truck', preload: 'load'")},
       later: ${source('later', "label: 'Later', preload: 'never'")} }`,
    { path: '#/site', children: '<p slot="site">Slotted</p>' },
  );
  await page.getByRole('heading', { name: 'Sorry, page not found' }).waitFor();
  await page.locator('[part=footer]').waitFor();
  expect(await page.getByText('Slotted').isVisible()).toBe(false);
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  expect(await nav.getByRole('link', { name: 'Site' }).count()).toBe(0);
  await expect.poll(() => messages(page)).toEqual(['loaded orders']);

  await navigateShell(page, '/');
  const tile = page.getByRole('main').getByRole('link', { name: 'Orders' });
  expect(await page.getByRole('main').getByRole('link', { name: 'Site' }).count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Later' }).hover();
  await tile.click();
  await page.getByText('Mounted orders').waitFor();
  await expect.poll(() => page.title()).toContain('Orders');
  expect(await messages(page)).toEqual(['loaded orders']);
});

test('an area closed by its menu entry is not prefetched, and a link below an area prefetches it', async () => {
  const source = (name: string, more = '') =>
    `{ ${more} load: async () => { say('loaded ${name}'); return { mount() {} }; } }`;
  const context = await office.context();
  const warnings: string[] = [];
  context.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()));
  const page = await openAreas(
    office,
    `{ site: ${source('site', "preload: 'load',")}, orders: ${source('orders', "roles: 'ADMIN',")},
       develop: ${source('develop', "preload: 'always',")}, support: ${source('support', "preload: 'load',")},
       workspace: 7 }`,
    {
      path: '#/profile',
      context,
      children: `<script type="application/json" slot="menu">[
        { "id": "site", "label": "Sites", "link": "/site", "roles": ["NOBODY"] },
        { "id": "keys", "label": "Keys", "link": "/develop/keys" }]</script>`,
    },
  );
  await expect.poll(() => messages(page)).toEqual(['loaded support']);
  await page.getByRole('link', { name: 'Keys' }).hover();
  await expect.poll(() => messages(page)).toEqual(['loaded support', 'loaded develop']);
  // Each is named once, although nobody has opened the areas.
  const named = (name: string) => warnings.filter((line) => line.includes(`areas.${name}`));
  expect(named('orders.roles')).toHaveLength(1);
  expect(named('develop.preload')).toHaveLength(1);
  expect(named('workspace')).toHaveLength(1);
});

test('highlights and badges of an area that is closed to the user are not shown', async () => {
  const page = await openAreas(
    office,
    `{ orders: { label: 'Orders', roles: ['NOBODY'], load: async () => ({ mount() {} }) },
       site: { load: async () => ({ mount(container, area) {
         area.setHighlights([{ label: 'Open orders', link: '/orders/7' }, { label: 'Failing sites', link: '/site?state=failing' }]);
         container.textContent = 'Mounted site';
       } }) } }`,
    { path: '#/site' },
  );
  await page.getByText('Mounted site').waitFor();
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as HTMLElement & {
      setBadge(area: string, badge: object): void;
    };
    shell.setBadge('orders', { variant: 'danger', text: '77' });
  });
  await navigateShell(page, '/');
  await page.getByRole('link', { name: 'Failing sites' }).waitFor();
  expect(await page.getByRole('link', { name: 'Open orders' }).count()).toBe(0);
  expect(await page.getByText('77').count()).toBe(0);
});

test('a signed-out visitor of an area with roles signs in and returns to it', async () => {
  const areas = `{ reports: { roles: ['ADMIN'], load: async () => ({ mount(box) { box.textContent = 'All reports'; } }) } }`;
  const page = await office.host(areaPage(areas), await office.context(), '/host-page#/reports/7');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(hashOf(page)).toBe('#/account/login?returnUrl=%2Freports%2F7');
  await signIn(page, 'ada');
  await page.getByText('All reports').waitFor();
  expect(hashOf(page)).toBe('#/reports/7');
});
