import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdChanges, refusal } from '../../../support/holdRequests';
import { startDemo } from '../../../support/office';
import { openWorld, ticketsHeading } from '../../../support/world';

const office = startDemo();

const inFrame = (page: Page) => page.frameLocator('backoffice-shell iframe');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** A change of each form, and the way from its page to another one of its area. */
const FORMS: {
  path: string;
  held: string;
  send: (page: Page) => Promise<void>;
  leave: (page: Page) => Promise<void>;
  other: (page: Page) => Locator;
  lost: string;
}[] = [
  {
    path: '/support/1181',
    held: '**/tickets/1181/messages',
    async send(page) {
      await inFrame(page).getByRole('textbox', { name: 'Reply' }).fill('By hand.');
      await inFrame(page).getByRole('button', { name: 'Send reply' }).click();
    },
    leave: (page) => inFrame(page).getByRole('link', { name: 'All tickets' }).click(),
    other: ticketsHeading,
    lost: 'Your reply to ticket 1181 was not sent: It is locked.',
  },
  {
    path: '/support/1181',
    held: '**/tickets/1181',
    async send(page) {
      await inFrame(page).getByRole('combobox', { name: 'Priority' }).selectOption('Low');
      await inFrame(page).getByRole('button', { name: 'Save', exact: true }).click();
    },
    leave: (page) => inFrame(page).getByRole('link', { name: 'All tickets' }).click(),
    other: ticketsHeading,
    lost: 'Changes to ticket 1181 were not saved: It is locked.',
  },
  {
    path: '/site/larkfield-sandbox',
    held: '**/sites/larkfield-sandbox',
    async send(page) {
      await page.getByRole('textbox', { name: 'Note' }).fill('By hand.');
      await button(page, 'Save').click();
    },
    leave: (page) => link(page, 'All sites').click(),
    other: (page) => page.getByRole('heading', { name: 'Hosted sites' }),
    lost: 'Changes to Larkfield Sandbox were not saved: It is locked.',
  },
  {
    path: '/admin/accounts/chen',
    held: '**/users/chen/role',
    async send(page) {
      await page.getByRole('combobox', { name: 'Role' }).selectOption('Viewer');
      await button(page, 'Save role').click();
    },
    leave: (page) => page.locator('.area-back').getByRole('link').click(),
    other: (page) => page.getByRole('heading', { name: 'Staff and roles' }),
    lost: 'The role of Chen Wei was not changed: It is locked.',
  },
  {
    path: '/admin/roles',
    held: '**/admin/roles',
    async send(page) {
      await page.getByRole('checkbox', { name: 'Editor sees Develop' }).uncheck();
      await button(page, 'Save').click();
    },
    leave: (page) => link(page, 'Audit log').click(),
    other: (page) => page.getByRole('heading', { name: 'Audit log' }),
    lost: 'Roles and areas were not saved: It is locked.',
  },
];

test.each(FORMS)('a refusal is reported after the user has left the page: $lost', async (form) => {
  const page = await openWorld(office, 'ada', form.path);
  const release = await holdChanges(page, form.held);
  await form.send(page);
  await form.leave(page);
  await form.other(page).waitFor();
  release(refusal('It is locked.'));
  await page.getByText(form.lost).waitFor();
});

test('an answer that is being sent is not offered again, and shown when it is sent', async () => {
  const page = await openWorld(office, 'chen', '/support/1184');
  const frame = inFrame(page);
  const answer = frame.getByRole('textbox', { name: 'Reply' });
  const release = await holdChanges(page, '**/tickets/1184/messages');
  await answer.fill('It was renewed.');
  await frame.getByRole('button', { name: 'Send reply' }).click();
  await frame.getByRole('link', { name: 'All tickets' }).click();
  await frame.getByRole('link', { name: '1184', exact: true }).click();
  await frame.getByRole('heading', { name: /^1184/ }).waitFor();
  expect(await answer.inputValue()).toBe('');
  release();
  await page.getByText('Reply to ticket 1184 sent.').waitFor();
  await frame.getByRole('listitem').getByText('It was renewed.').waitFor();
  expect(await answer.inputValue()).toBe('');
});

test('an answer that was refused meanwhile is offered again', async () => {
  const page = await openWorld(office, 'chen', '/support/1181');
  const frame = inFrame(page);
  const answer = frame.getByRole('textbox', { name: 'Reply' });
  const release = await holdChanges(page, '**/tickets/1181/messages');
  await answer.fill('It is shipped.');
  await frame.getByRole('combobox', { name: 'After sending' }).selectOption('Closed');
  await frame.getByRole('button', { name: 'Send reply' }).click();
  await frame.getByRole('link', { name: 'All tickets' }).click();
  await frame.getByRole('link', { name: '1181', exact: true }).click();
  await frame.getByRole('heading', { name: /^1181/ }).waitFor();
  release(refusal('It is locked.'));
  await page.getByText('was not sent: It is locked.').waitFor();
  await expect.poll(() => answer.inputValue()).toBe('It is shipped.');
  // The state is part of the draft, also after a reload.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect.poll(() => answer.inputValue()).toBe('It is shipped.');
  const state = frame.getByRole('combobox', { name: 'After sending' });
  expect(await state.inputValue()).toBe('closed');
});

test('a late answer does not take the mark of the unsaved work on another ticket', async () => {
  const page = await openWorld(office, 'chen', '/support/1187');
  const frame = inFrame(page);
  const release = await holdChanges(page, '**/tickets/1187/messages');
  await frame.getByRole('textbox', { name: 'Reply' }).fill('On Friday.');
  await frame.getByRole('button', { name: 'Send reply' }).click();
  await frame.getByRole('link', { name: 'All tickets' }).click();
  await frame.getByRole('link', { name: '1176', exact: true }).click();
  await frame.getByRole('combobox', { name: 'Priority' }).selectOption('Urgent');
  release();
  await page.getByText('Reply to ticket 1187 sent.').waitFor();
  await link(page, 'Workspace').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
});

test.each([
  ['a site', '/site/osterby-schools', link, 'All sites'],
  [
    'a ticket',
    '/support/1184',
    (page: Page, name: string) => inFrame(page).getByRole('link', { name }),
    'All tickets',
  ],
])('a conflict about %s that was left does not mark unsaved work', async (_, path, ways, back) => {
  const page = await openWorld(office, 'ada', path);
  const fields = path.startsWith('/support') ? inFrame(page) : page.locator('backoffice-shell');
  const release = await holdChanges(page, `**${path.replace(/^\/\w+/, '')}`);
  await fields.getByRole('combobox').last().selectOption({ index: 1 });
  await fields.getByRole('button', { name: 'Save', exact: true }).click();
  await ways(page, back).click();
  const Data = { state: 'paused', note: '', priority: 'low', revision: 9 };
  release({ json: { Code: 1409, Message: 'Someone else was faster.', Data } });
  await page.getByText('were not saved: Someone else was faster.').waitFor();
  await link(page, 'Workspace').click();
  await page.getByRole('heading', { name: 'Workspace' }).waitFor();
});

test('a key whose page was left while it was made is shown, and is not made twice', async () => {
  const page = await openWorld(office, 'ada', '/develop');
  const release = await holdChanges(page, '**/api/world/keys');
  await button(page, 'New key').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Night shift');
  await page.keyboard.press('Enter');
  await link(page, 'Webhooks').click();
  await button(page, 'Add webhook').waitFor();
  await link(page, 'API keys').click();
  await button(page, 'New key').waitFor();
  expect(await page.getByRole('textbox', { name: 'Name' }).count()).toBe(0);
  release();
  await page.getByText('The key “Night shift” is shown only once.').waitFor();
  await page.getByRole('row', { name: 'Night shift' }).waitFor();
});
