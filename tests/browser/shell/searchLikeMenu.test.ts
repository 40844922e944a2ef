import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAreas } from '../../support/areas';
import { hostPage } from '../../support/markup';
import { startOffice } from '../../support/office';
import { hashOf, stored } from '../../support/pageHelpers';
import { openShell, tool } from '../../support/topBar';

const office = startOffice();

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

/** Opens the search and types this text into it. */
async function ask(page: Page, words: string) {
  await page.keyboard.press('Control+k');
  await box(page).fill(words);
}

test('the search labels each entry like the menu: braces as text, labels from slotted children', async () => {
  const page = await openAreas(
    office,
    `(document.querySelector('backoffice-shell').menu = [
      { id: 'b', label: 'Budget {2024}', link: '/develop' },
      { id: 's', label: 'menu.site', link: '/site' },
    ], {})`,
    { children: '<section slot="site" data-label="Depots">Here</section>', path: '#/' },
  );
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Depots' }).waitFor();
  await menu.getByRole('link', { name: 'Budget {2024}' }).waitFor();
  await page.getByRole('button', { name: 'Search' }).first().waitFor();
  await ask(page, 'budget');
  await option(page, 'Budget {2024}').click();
  await expect.poll(() => hashOf(page)).toBe('#/develop');
  expect(await stored(page, 'backoffice:recent')).toContain('Budget {2024}');
  await ask(page, 'depots');
  await option(page, 'Depots').click();
  await expect.poll(() => hashOf(page)).toBe('#/site');
});

test('results on the same origin open in this tab, by a click and by a key', async () => {
  const menu = [{ id: 'p', label: 'Portal', link: `${office.server.url}/portal-page` }];
  for (const choose of ['click', 'press'] as const) {
    const page = await openShell(office, { given: { menu } });
    const before = page.context().pages();
    office.addPage('/portal-page', hostPage('The portal'));
    await ask(page, 'portal');
    const portal = option(page, 'Portal');
    await portal.waitFor();
    expect(await portal.getAttribute('target')).toBe(null);
    await (choose === 'click' ? portal.click() : page.keyboard.press('Enter'));
    await page.getByText('The portal').waitFor();
    expect(page.context().pages()).toEqual(before);
  }
});

test('the search finds dashboard and profile by these names, whatever the menu calls them', async () => {
  const page = await openShell(office, {
    given: {
      menu: [
        { id: 'start', label: 'Start', link: '/' },
        { id: 'me', label: 'Profile', link: '/profile' },
      ],
    },
  });
  await tool(page, 'Search').click();
  const options = page.getByRole('option');
  await page.getByRole('combobox', { name: 'Search' }).fill('dashboard');
  await expect.poll(() => options.allInnerTexts()).toContain('Dashboard');
  await page.getByRole('combobox', { name: 'Search' }).fill('profile');
  await expect.poll(() => options.allInnerTexts()).toEqual(['Profile']);
});
