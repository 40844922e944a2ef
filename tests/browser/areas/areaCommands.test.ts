import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { messages, openArea, openAreas } from '../../support/areas';
import { axe } from '../../support/axe';
import { startOffice } from '../../support/office';
import { hashOf } from '../../support/pageHelpers';

const office = startOffice();

/** What an area does with its context, as JavaScript. */
const PUBLISH = `
  area.setCommands([
    { id: 'new', label: 'New site', icon: 'plus', keywords: 'create', run: () => area.notify({ kind: 'success', text: 'Created' }) },
    { id: 'new', label: 'Twin', run: () => {} },
    { id: 'broken', label: 'Broken', run: () => { throw new Error('It broke.'); } },
    { id: 'idle', label: 'No function' },
  ]);
  area.setHighlights([
    { label: 'Failing sites', link: '/site?state=failing', text: '3', state: 'danger' },
    { label: 'No link' },
    ...[1, 2, 3, 4, 5].map((id) => ({ label: 'Site ' + id, link: '/site/' + id })),
  ]);
  area.notify({ kind: 'info', text: 'Published' });
`;

const areas = {
  module: `{ site: { load: async () => ({ mount(container, area) { ${PUBLISH.replaceAll('\n', ' ')} } }) } }`,
  frame: `{ site: { iframe: '/inner/' } }`,
};
beforeEach(() => {
  office.addPage(
    '/inner/',
    `<!doctype html><html lang="en"><title>Inner</title><script type="module">
  import { connectArea } from '/dist/area-frame.js';
  const area = await connectArea();
  ${PUBLISH.replace("{ id: 'idle', label: 'No function' },", '')}
  </script></html>`,
  );
});

const options = async (page: Page, typed: string) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill(typed);
  return page.getByRole('listbox').getByRole('option');
};

const closeSearch = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Search' }).waitFor({ state: 'detached' });
};

test.each(['module', 'frame'] as const)(
  'an area as a %s publishes commands for the search and links for the dashboard',
  async (kind) => {
    const page = await openAreas(office, areas[kind]);
    await page.getByText('Published').waitFor();
    // By keyboard alone; found by the keyword.
    await options(page, 'create');
    await page.getByRole('group', { name: 'Site' }).getByText('New site').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('Created').waitFor();
    await options(page, 'Twin');
    await page.getByText('No results').waitFor();
    await closeSearch(page);

    // A command that throws is reported, and nothing else breaks.
    office.expectProblem(/It broke/);
    await (await options(page, 'Broken')).first().click();
    await expect.poll(() => messages(page)).toEqual(['error request It broke.']);
    expect(await page.evaluate('reports')).toBe(1);

    await page.getByRole('link', { name: 'Northgate, Dashboard' }).click();
    const main = page.getByRole('main');
    const links = () => main.getByRole('link', { name: /^(Failing sites|Site \d)/ });
    await expect
      .poll(() => links().allInnerTexts())
      .toEqual(['Failing sites', 'Site 1', 'Site 2', 'Site 3', 'Site 4']);
    expect(await axe(page)).toEqual([]);
    await options(page, 'New site');
    expect(await page.getByRole('option', { name: 'New site' }).count()).toBe(0);
    await closeSearch(page);
    await links().first().press('Enter');
    await expect.poll(() => hashOf(page)).toBe('#/site?state=failing');
    expect(await messages(page)).toHaveLength(1);
    await openArea(page, 'Support');
  },
);

test('a framed page cannot pass for the shell: its commands come last and its toasts name its area', async () => {
  office.addPage(
    '/inner/',
    `<!doctype html><html lang="en"><title>Inner</title><script type="module">
    import { connectArea } from '/dist/area-frame.js';
    const area = await connectArea();
    area.setCommands([{ id: 'logout', label: 'Log out', icon: 'log-out', run: () => {} }]);
    area.notify({ kind: 'error', text: 'Sign in again' });
    </script></html>`,
  );
  const page = await openAreas(office, areas.frame);
  const toast = page.getByRole('status').filter({ hasText: 'Sign in again' });
  await expect.poll(() => toast.innerText()).toBe('Site\nSign in again');
  await options(page, 'log out');
  const groups = page.getByRole('listbox').getByRole('group');
  await expect.poll(() => groups.allInnerTexts()).toEqual(['Actions\nLog out', 'Site\nLog out']);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
});

test('the highlights of a framed page name its area', async () => {
  office.addPage(
    '/inner/',
    `<!doctype html><html lang="en"><title>Inner</title><script type="module">
    import { connectArea } from '/dist/area-frame.js';
    const area = await connectArea();
    area.setHighlights([{ label: 'Session expired', link: '/site/7', text: '!', state: 'danger' }]);
    area.setTitle('Ready');
    </script></html>`,
  );
  const page = await openAreas(office, areas.frame);
  await expect.poll(() => page.title()).toBe('Ready · Northgate');
  await page.getByRole('link', { name: 'Northgate, Dashboard' }).click();
  const main = page.getByRole('main');
  const highlight = main.getByRole('listitem').filter({ hasText: 'Session expired' });
  await expect.poll(() => highlight.innerText()).toBe('Session expired\nSite\n!');
  expect(await axe(page)).toEqual([]);
});
