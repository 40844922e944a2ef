import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { holdRequests } from '../../support/holdRequests';
import { MODALS, openModal, openModalPage, stateOf } from '../../support/modals';
import { startOffice } from '../../support/office';

const office = startOffice();

beforeEach(() => office.expectProblem(/the server responded with a status of 401/));

const modal = (name: string) => MODALS[name] as (typeof MODALS)[string];
const search = (page: Page) => page.getByRole('combobox', { name: 'Search' });

/** Returns the names of the open dialogs of the shell. */
const openDialogs = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('backoffice-shell')?.shadowRoot;
    return [...(root?.querySelectorAll('dialog:modal') ?? [])].map((one) => one.classList[0]);
  });

/** Presses both shortcuts of the search. */
async function pressShortcuts(page: Page) {
  for (const key of ['Control+k', '/']) await page.keyboard.press(key);
}

/** States of the page in which the search does not open, as JavaScript over `place` and `outer`. */
const STATES: Record<string, { enter: string; leave: string }> = {
  hidden: { enter: 'place.hidden = true', leave: 'place.hidden = false' },
  inert: { enter: 'place.inert = true', leave: 'place.inert = false' },
  'behind a modal dialog of the page': { enter: 'outer.showModal()', leave: 'outer.close()' },
  'behind a full-screen element of the page': {
    enter: 'there.requestFullscreen()',
    leave: 'document.exitFullscreen()',
  },
  'behind a modal dialog of a picker': {
    enter: `new Promise((done) => {
      picker('.box button').click();
      const observer = new MutationObserver(() => picker('dialog[open]') && done());
      observer.observe(picker('.picker'), { childList: true, subtree: true, attributes: true });
    })`,
    leave: "picker('dialog').dispatchEvent(new Event('cancel'))",
  },
};

for (const [name, { enter, leave }] of Object.entries(STATES)) {
  test(`Ctrl+K and / do not open the search of a shell that is ${name}`, async () => {
    const page = await openModalPage(office, { around: ['<dialog id="outer">x</dialog>', ''] });
    const run = (script: string) =>
      page.evaluate(`(async () => {
        const [place, outer, there] = ['#place', '#outer', '#there']
          .map((selector) => document.querySelector(selector));
        const picker = (selector) =>
          document.querySelector('backoffice-date-picker').shadowRoot.querySelector(selector);
        await (${script});
        document.activeElement.blur();
      })()`);
    await openModal(page, modal('search'));
    await search(page).waitFor();
    await page.keyboard.press('Escape');
    await search(page).waitFor({ state: 'detached' });
    await run(enter);
    await pressShortcuts(page);
    expect(await openDialogs(page)).toEqual([]);
    await run(leave);
    await expect
      .poll(async () => {
        await pressShortcuts(page);
        return openDialogs(page);
      })
      .toEqual(['palette']);
  });
}

for (const name of ['sign-in dialog', 'leave dialog', 'settings', 'phone menu']) {
  test(`Ctrl+K and / do not open the search over the open ${name}`, async () => {
    const page = await openModalPage(office, { phone: modal(name).phone });
    await openModal(page, modal('search'));
    await search(page).waitFor();
    await page.keyboard.press('Escape');
    await search(page).waitFor({ state: 'detached' });
    await openModal(page, modal(name));
    await expect.poll(() => stateOf(page, modal(name))).toBe('open');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await pressShortcuts(page);
    expect(await openDialogs(page)).not.toContain('palette');
  });
}

test('a search that was still loading does not open over the sign-in dialog', async () => {
  const page = await openModalPage(office);
  const release = await holdRequests(page, '**/dist/chunks/Palette*.js');
  await page.locator('body').press('Control+k');
  await openModal(page, modal('sign-in dialog'));
  await expect.poll(() => openDialogs(page)).toEqual(['card']);
  const loaded = page.waitForResponse('**/dist/chunks/Palette*.js');
  release();
  await (await loaded).finished();
  await expect.poll(() => page.locator('dialog.palette').count()).toBe(0);
  expect(await openDialogs(page)).toEqual(['card']);
});

test('Escape closes the dialog in front, one at a time', async () => {
  const page = await openModalPage(office);
  const front = (names: string[]) => expect.poll(() => openDialogs(page)).toEqual(names);
  await openModal(page, modal('search'));
  await front(['palette']);
  await openModal(page, modal('sign-in dialog'));
  await front(['palette', 'card']);
  await openModal(page, modal('diagnostics'));
  await expect.poll(() => openDialogs(page)).toHaveLength(3);
  await page.keyboard.press('Escape');
  await front(['palette', 'card']);
  // Escape in the sign-in dialog logs out, which asks about the unsaved work.
  await page.keyboard.press('Escape');
  await expect.poll(() => openDialogs(page)).toEqual(['palette', 'ask', 'card']);
  await page.keyboard.press('Escape');
  await front(['palette', 'card']);
});

test('Escape closes the search over the open settings panel, then the panel', async () => {
  const page = await openModalPage(office);
  const button = page.getByRole('button', { name: 'Settings' }).first();
  await button.click();
  await page.getByRole('radio', { name: 'Vertical' }).waitFor();
  await page.keyboard.press('Control+k');
  await search(page).waitFor();
  await page.keyboard.press('Escape');
  await search(page).waitFor({ state: 'detached' });
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
});

test('a hidden shell does not make another one inert, and opens its dialog once it is shown', async () => {
  const page = await openModalPage(office, {
    around: ['', '<backoffice-shell id="second" routing="memory"></backoffice-shell>'],
  });
  const second = page.locator('#second');
  await second.locator('[part=footer]').waitFor();
  await page.evaluate("document.querySelector('#place').hidden = true");
  const leave = { ...modal('leave dialog'), host: '#place backoffice-shell' };
  await openModal(page, leave);
  await second.getByRole('navigation').getByRole('link', { name: 'Support' }).click();
  await second.getByRole('heading', { name: 'Support' }).waitFor();
  await page.keyboard.press('Control+k');
  await second.getByRole('combobox', { name: 'Search' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => second.getByRole('dialog').count()).toBe(0);
  await page.evaluate("document.querySelector('#place').hidden = false");
  await page.getByRole('button', { name: 'Stay' }).click();
  await second.getByRole('navigation').getByRole('link', { name: 'Admin' }).click();
});
