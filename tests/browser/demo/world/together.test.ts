import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdRequests } from '../../../support/holdRequests';
import { startDemo } from '../../../support/office';
import { callsTo, isFocused } from '../../../support/pageHelpers';
import { changes, openWorld } from '../../../support/world';

const office = startDemo();
const FRAME = 'backoffice-shell iframe';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const note = (page: Page) => page.getByRole('textbox', { name: 'Note' });

/** Loads a page with unsaved work again. */
async function reloadUnsaved(page: Page) {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

test('a draft of a note does not replace what a colleague has saved since', async () => {
  const ben = await openWorld(office, 'ben', '/site/osterby-schools');
  await note(ben).fill('By ben');
  const ada = await openWorld(office, 'ada', '/site/osterby-schools');
  await note(ada).fill('By ada');
  await button(ada, 'Save').click();
  await ada.getByText('Changes to Osterby Schools saved.').waitFor();

  await reloadUnsaved(ben);
  await ben.getByRole('definition').filter({ hasText: 'By ada' }).waitFor();
  expect(await note(ben).inputValue()).toBe('By ben');
  await button(ben, 'Save').click();
  await ben.getByRole('alert').filter({ hasText: 'the note says: “By ada”' }).waitFor();
  await button(ben, 'Save').click();
  await ben.getByText('Changes to Osterby Schools saved.').waitFor();
  await note(ben).fill('By ben again');
  await button(ben, 'Save').click();
  await ben.getByRole('definition').filter({ hasText: 'By ben again' }).waitFor();
});

test.each([
  ['a reload', 1176, 'Normal', reloadUnsaved],
  [
    'an own answer',
    1184,
    'Low',
    async (page: Page) => {
      const frame = page.frameLocator(FRAME);
      await frame.getByRole('textbox', { name: 'Reply' }).fill('It is renewed.');
      await frame.getByRole('button', { name: 'Send reply' }).click();
      await frame.getByRole('listitem').getByText('It is renewed.').waitFor();
    },
  ],
])(
  'after %s, a draft of a ticket still conflicts with a colleague',
  async (_, number, changed, act) => {
    const chen = await openWorld(office, 'chen', `/support/${number}`);
    const ada = await openWorld(office, 'ada', `/support/${number}`);
    const priority = (page: Page) =>
      page.frameLocator(FRAME).getByRole('combobox', { name: 'Priority' });
    const save = (page: Page) =>
      page.frameLocator(FRAME).getByRole('button', { name: 'Save', exact: true });
    await priority(chen).selectOption('Urgent');
    await priority(ada).selectOption(changed);
    await save(ada).click();
    await ada.getByText(`Changes to ticket ${number} saved.`).waitFor();

    await act(chen);
    await expect.poll(() => priority(chen).inputValue()).toBe('urgent');
    await save(chen).click();
    const problem = chen
      .frameLocator(FRAME)
      .getByRole('alert')
      .filter({ hasText: /”, with the priority “/ });
    await problem.waitFor();
    await save(chen).click();
    await chen.getByText(`Changes to ticket ${number} saved.`).waitFor();
  },
);

test('after a save the focus is on the heading of the page', async () => {
  const page = await openWorld(office, 'ben', '/site/larkfield-sandbox');
  await note(page).fill('Back on Monday.');
  await button(page, 'Save').press('Enter');
  await page.getByRole('definition').filter({ hasText: 'Back on Monday.' }).waitFor();
  expect(await isFocused(page.getByRole('heading', { name: 'Larkfield Sandbox' }))).toBe(true);
});

test('two releases moved at the same time both stay in their new columns', async () => {
  const page = await openWorld(office, 'ben', '/apppublish');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  const draft = column('Draft').getByRole('listitem');
  const send = draft.getByRole('button', { name: /^Send to review/ });
  await send.nth(1).waitFor();
  const ids = [0, 1].map((index) =>
    draft
      .filter({ has: page.getByRole('button', { name: /^Send to review/ }) })
      .nth(index)
      .getAttribute('data-release'),
  );
  const [first, second] = await Promise.all(ids);
  // Both requests start before one is answered.
  let asked = 0;
  let bothAsked = () => {};
  const both = new Promise<void>((resolve) => {
    bothAsked = resolve;
  });
  await page.route('**/move', async (route) => {
    asked += 1;
    if (asked === 2) bothAsked();
    await both;
    await route.continue();
  });
  for (const id of [first, second]) {
    await page
      .locator(`[data-release="${id}"]`)
      .getByRole('button', { name: /^Send to review/ })
      .click();
  }
  await page
    .getByText(/ moved to Review\.$/)
    .nth(1)
    .waitFor();
  for (const id of [first, second]) {
    expect(await column('Review').locator(`[data-release="${id}"]`).count()).toBe(1);
  }
});

test.each([
  ['of an account', '/admin/accounts/dana', 'Deactivate: Dana Reyes', 'Deactivate now: Dana Reyes'],
  ['of chosen rows', '/admin?q=osei', 'Deactivate', 'Deactivate 1 now'],
])('a double click on a button %s that asks does not confirm', async (_, path, ask, confirm) => {
  const page = await openWorld(office, 'ada', path);
  if (path.includes('?')) await page.getByRole('checkbox', { name: /^Select (?!all)/ }).check();
  const before = changes(office).length;
  const unchanged = async () => {
    // A later request has its answer.
    await page.evaluate(() => fetch('/menus/apps.json'));
    expect(changes(office)).toHaveLength(before);
  };
  await button(page, ask).dblclick();
  await button(page, confirm).waitFor();
  await unchanged();
  await button(page, 'Cancel').click();
  await button(page, ask).evaluate((opener: HTMLButtonElement) => {
    const place = opener.parentElement;
    opener.click();
    place?.querySelector<HTMLButtonElement>('button.danger')?.click();
  });
  await unchanged();
  await button(page, confirm).click();
  await expect.poll(() => changes(office).length).toBe(before + 1);
});

test('a double click on “Send password reset” sends one mail', async () => {
  const page = await openWorld(office, 'ada', '/admin/accounts/ben');
  const release = await holdRequests(page, '**/api/world/admin/users/ben/reset');
  await button(page, 'Send password reset').dblclick();
  release();
  await page.getByRole('status').getByText('Password reset sent').first().waitFor();
  // A later request has its answer.
  await page.evaluate(() => fetch('/menus/apps.json'));
  expect(callsTo(office, '/api/world/admin/users/ben/reset')).toHaveLength(1);
});

test('a double click on a confirmation acts once', async () => {
  const page = await openWorld(office, 'ada', '/admin/accounts/chen');
  await button(page, 'Deactivate: Chen Wei').click();
  const confirm = page.getByRole('button', { name: 'Deactivate now: Chen Wei', disabled: false });
  await confirm.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await button(page, 'Activate').waitFor();
  expect(callsTo(office, '/api/world/admin/users/chen/deactivate')).toHaveLength(1);
});
