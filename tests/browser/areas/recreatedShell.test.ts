import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openArea, openAreas } from '../../support/areas';
import { startOffice } from '../../support/office';
import { isFocused, logOut, userMenu } from '../../support/pageHelpers';

const office = startOffice();

/** An area with a field, which names the user. */
const SITE = `{ site: { load: async () => ({ mount(container, area) {
  container.innerHTML = '<label>Note <input></label><p></p>';
  container.querySelector('p').textContent = 'Salaries seen by ' + area.user.Name;
} }) } }`;

const containers = (page: Page) => page.locator('[data-backoffice-area]');
const note = (page: Page) => page.getByRole('textbox', { name: 'Note' });

/** Puts the shell into the page again, as libraries do that render a page from its markup. */
const RECREATIONS = {
  'innerHTML of the body': `document.body.innerHTML += '<p>We use cookies</p>'`,
  'a clone of the shell': `{
    const shell = document.querySelector('backoffice-shell');
    shell.replaceWith(shell.cloneNode(true));
  }`,
};

test.each(Object.entries(RECREATIONS))(
  '%s leaves no lifeless copy of an area',
  async (_, script) => {
    const page = await openAreas(office, SITE);
    await note(page).waitFor();
    await page.evaluate(script);
    await userMenu(page).waitFor();
    await expect.poll(() => containers(page).count()).toBe(0);
    await page.evaluate(`document.querySelector('backoffice-shell').areas = ${SITE}`);
    await note(page).waitFor();
    expect(await containers(page).count()).toBe(1);
    await page.getByText('Salaries seen by Ada Okafor').waitFor();

    await logOut(page);
    await expect.poll(() => page.getByText('Salaries seen by Ada').count()).toBe(0);
  },
);

test('a copy of an area that the page adds later disappears', async () => {
  const page = await openAreas(office, SITE);
  await note(page).fill('typed');
  await page.evaluate(() => {
    const shell = document.querySelector('backoffice-shell') as Element;
    shell.append((shell.querySelector('[data-backoffice-area]') as Element).cloneNode(true));
  });
  await expect.poll(() => containers(page).count()).toBe(1);
  expect(await note(page).inputValue()).toBe('typed');
});

test('an area stays, with typed text and focus, when the page removes what it does not know', async () => {
  const page = await openAreas(office, SITE);
  await note(page).fill('typed');
  const container = await containers(page).elementHandle();
  await page.evaluate(() => document.querySelector('backoffice-shell')?.replaceChildren());
  await expect.poll(() => container?.evaluate((node) => node.isConnected)).toBe(true);
  expect(await note(page).inputValue()).toBe('typed');
  await expect.poll(() => isFocused(note(page))).toBe(true);
  expect(await page.getByText('Salaries seen by Ada Okafor').isVisible()).toBe(true);
});

test('the clone of a template stays too', async () => {
  const page = await openAreas(office, '{}', {
    children: '<template slot="site"><label>Note <input></label></template>',
  });
  await note(page).fill('typed');
  await page.locator('[data-backoffice-stamped]').evaluate((clone) => clone.remove());
  await note(page).waitFor();
  expect(await note(page).inputValue()).toBe('typed');
  await openArea(page, 'Support');
  await openArea(page, 'Site');
  expect(await note(page).inputValue()).toBe('typed');
});
