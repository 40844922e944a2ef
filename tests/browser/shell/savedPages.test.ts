import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openArea, openAreas } from '../../support/areas';
import { axe } from '../../support/axe';
import { startOffice } from '../../support/office';
import { hashOf } from '../../support/visit';

const office = startOffice({ quickHashes: true });

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
