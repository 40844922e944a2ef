import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openArea, openAreas } from '../../support/areas';
import { axe } from '../../support/axe';
import { holdRequests } from '../../support/holdRequests';
import { startOffice } from '../../support/office';
import { focusedName, hashOf } from '../../support/pageHelpers';

const office = startOffice();

/** An area whose pages set their titles, with a link to the ticket 7. */
const AREAS = `{
  support: {
    load: async () => ({
      mount(container, area) {
        const update = () => {
          const id = area.path.slice(1);
          area.setTitle(id ? 'Ticket ' + id : 'Tickets');
        };
        area.subscribe(update);
        update();
        container.innerHTML = '<a href="#/support/7">Ticket 7</a>';
      },
    }),
  },
  site: { load: async () => ({ mount: () => {} }) },
}`;

const main = (page: Page) => page.getByRole('main');
const list = (page: Page, name: string) => main(page).getByRole('region', { name });
const links = (page: Page, name: string) => list(page, name).getByRole('link').allInnerTexts();
const goHome = (page: Page) => page.getByRole('link', { name: 'Northgate, Dashboard' }).click();

const boundsOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('There is no box.');
  return box;
};

const runAction = async (page: Page, name: string) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
};

test('the dashboard shows the pages that were visited last and those that are pinned', async () => {
  const page = await openAreas(office, AREAS, { path: '#/support/7' });
  await expect.poll(() => page.title()).toBe('Ticket 7 · Northgate');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('backoffice:visited')))
    .toContain('/support/7');
  await openArea(page, 'Site');
  await goHome(page);
  await expect.poll(() => links(page, 'Recently visited')).toEqual(['Ticket 7']);
  expect(await list(page, 'Pinned').count()).toBe(0);

  const pin = main(page).getByRole('button', { name: 'Pin Ticket 7' });
  expect(await pin.getAttribute('aria-pressed')).toBe('false');
  await pin.press('Enter');
  await expect.poll(() => links(page, 'Pinned')).toEqual(['Ticket 7']);
  expect(await list(page, 'Recently visited').count()).toBe(0);
  expect(await pin.getAttribute('aria-pressed')).toBe('true');
  expect(await axe(page)).toEqual([]);

  await list(page, 'Pinned').getByRole('link', { name: 'Ticket 7' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/support/7');
  await runAction(page, 'Unpin this page');
  await openArea(page, 'Site');
  await runAction(page, 'Pin this page');
  await page.keyboard.press('Control+k');
  const pinned = page.getByRole('group', { name: 'Pinned' });
  await expect.poll(() => pinned.getByRole('option').allInnerTexts()).toEqual(['Site']);
  await page.keyboard.press('Escape');
  await goHome(page);
  await expect.poll(() => links(page, 'Pinned')).toEqual(['Site']);
});

test('the search pins the page with its query, as the area may keep a filter there', async () => {
  const page = await openAreas(office, AREAS, { path: '#/support/7?tab=files' });
  await expect.poll(() => page.title()).toBe('Ticket 7 · Northgate');
  await runAction(page, 'Pin this page');
  await goHome(page);
  await list(page, 'Pinned').getByRole('link', { name: 'Ticket 7' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/support/7?tab=files');
  await runAction(page, 'Unpin this page');
  await goHome(page);
  await list(page, 'Pinned').waitFor({ state: 'detached' });
});

test('a pinned page is found by its label of today, and is among the recent choices', async () => {
  const context = await office.context();
  await context.addInitScript(() => {
    if (location.protocol === 'about:') return;
    // Pinned in German.
    const page = { path: '/support', area: 'support', title: 'Hilfe' };
    localStorage.setItem('backoffice:pinned', JSON.stringify({ ada: [page] }));
  });
  const page = await openAreas(office, AREAS, { context });
  const option = (group: string) => page.getByRole('group', { name: group }).getByRole('option');
  const search = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill(text);
  };
  // Hydrated: the keys of the shell work.
  await expect.poll(() => page.title()).toBe('Site · Northgate');
  await search('Support');
  await expect.poll(() => option('Pages').allInnerTexts()).toEqual(['Support']);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await search('Hilfe');
  await option('Pinned').click();
  await expect.poll(() => hashOf(page)).toBe('#/support');
  await search('');
  await expect
    .poll(() => option('Recent').allInnerTexts())
    .toEqual([expect.stringMatching('Hilfe')]);
});

test('the row under the mouse has a button that pins its page', async () => {
  const page = await openAreas(office, AREAS, { path: '#/' });
  await page.evaluate(() => {
    Object.assign(document.querySelector('backoffice-shell') as object, {
      menu: [
        {
          id: 'support',
          label: 'Tickets',
          link: '/support',
          badge: { variant: 'red', text: '12' },
        },
        {
          id: 'sites',
          label: 'Sites',
          subItems: [{ id: 'new', label: 'New sites', link: '/site/new?sort=name' }],
        },
        { id: 'out', label: 'Status', link: 'https://status.example' },
      ],
    });
  });
  const menu = page.getByRole('navigation');
  // Hidden from the accessibility tree: the search has the same action.
  const pin = page.locator('.row-pin button');
  await menu.getByRole('button', { name: 'Sites' }).click();
  await menu.getByRole('link', { name: 'New sites' }).hover();
  await expect.poll(() => pin.getAttribute('title')).toBe('Pin New sites');
  await pin.click();
  expect(await pin.getAttribute('data-pinned')).toBe('true');
  expect(await pin.getAttribute('title')).toBe('Unpin New sites');
  await expect.poll(() => links(page, 'Pinned')).toEqual(['New sites']);
  // Above the end of its row, and no stop for Tab.
  const row = await boundsOf(menu.getByRole('link', { name: 'New sites' }));
  const button = await boundsOf(pin);
  expect(button.x + button.width).toBeLessThanOrEqual(row.x + row.width);
  expect(button.y).toBeGreaterThanOrEqual(row.y);
  expect(button.y + button.height).toBeLessThanOrEqual(row.y + row.height);
  expect(await pin.getAttribute('tabindex')).toBe('-1');
  expect(await axe(page)).toEqual([]);

  await menu.getByRole('link', { name: 'Tickets' }).hover();
  await expect.poll(() => pin.getAttribute('title')).toBe('Pin Tickets');
  await pin.click();
  await expect.poll(() => links(page, 'Pinned')).toEqual(['New sites', 'Support']);
  await menu.getByRole('link', { name: 'Status' }).hover();
  await expect.poll(() => pin.count()).toBe(0);
  await list(page, 'Pinned').getByRole('link', { name: 'New sites' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/site/new?sort=name');
});

test('pinned pages of an area that is denied, and visits after a logout, are not shown', async () => {
  const page = await openAreas(office, AREAS, { path: '#/' });
  await page.evaluate(() => {
    const pages = [
      { path: '/admin/3', area: 'admin', title: 'Staff 3' },
      { path: '/support/3', area: 'support', title: 'Ticket 3' },
    ];
    localStorage.setItem('backoffice:pinned', JSON.stringify({ ada: pages }));
    localStorage.setItem('backoffice:visited', JSON.stringify({ owner: 'ben', pages }));
    const user = JSON.parse(localStorage.getItem('backoffice:currentUser') ?? '{}');
    localStorage.setItem('backoffice:currentUser', JSON.stringify({ ...user, Role: 'EDITOR' }));
  });
  await page.reload();
  await expect.poll(() => links(page, 'Pinned')).toEqual(['Ticket 3']);
  expect(await list(page, 'Recently visited').count()).toBe(0);

  await page.evaluate(() =>
    (document.querySelector('backoffice-shell') as unknown as { logout(): void }).logout(),
  );
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
    expect.arrayContaining(['backoffice:pinned']),
  );
  expect(await page.evaluate(() => localStorage.getItem('backoffice:visited'))).toBeNull();
});

test('a visit is not recorded after the logout, when its code arrives late', async () => {
  const context = await office.context();
  const release = await holdRequests(context, /\/chunks\/savedPages-/);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const page = await openAreas(office, AREAS, { path: '#/support/7', context });
  await expect.poll(() => asked.some((url) => url.includes('/savedPages-'))).toBe(true);
  await page.evaluate(() =>
    (document.querySelector('backoffice-shell') as unknown as { logout(): void }).logout(),
  );
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  release();
  // Evaluated after the import of the shell, which has waited longer.
  const url = asked.find((one) => one.includes('/savedPages-'));
  await page.evaluate(`import('${url}').then(() => {})`);
  expect(await page.evaluate(() => localStorage.getItem('backoffice:visited'))).toBeNull();
});

test('a pin button keeps the keyboard focus while its row moves between the lists', async () => {
  const page = await openAreas(office, AREAS, { path: '#/' });
  await page.evaluate(() => {
    const ticket = (id: number) => ({
      path: `/support/${id}`,
      area: 'support',
      title: `Ticket ${id}`,
    });
    localStorage.setItem('backoffice:pinned', JSON.stringify({ ada: [ticket(3)] }));
    const pages = [ticket(1), ticket(2)];
    localStorage.setItem('backoffice:visited', JSON.stringify({ owner: 'ada', pages }));
  });
  await page.reload();
  const pin = (name: string) => main(page).getByRole('button', { name: `Pin ${name}` });
  await pin('Ticket 2').press('Enter');
  await expect.poll(() => links(page, 'Pinned')).toEqual(['Ticket 3', 'Ticket 2']);
  expect(await focusedName(page)).toBe('Pin Ticket 2');
  await page.keyboard.press('Enter');
  await expect.poll(() => links(page, 'Recently visited')).toEqual(['Ticket 1', 'Ticket 2']);
  expect(await focusedName(page)).toBe('Pin Ticket 2');

  // A page that was not visited lately leaves both lists: the next row gets the focus.
  await pin('Ticket 3').press('Enter');
  await expect.poll(() => list(page, 'Pinned').count()).toBe(0);
  expect(await focusedName(page)).toBe('Pin Ticket 1');
});
