import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdRequests } from '../../../support/holdRequests';
import { startDemo } from '../../../support/office';
import { hashOf, isFocused } from '../../../support/pageHelpers';
import { changes, openWorld } from '../../../support/world';

const office = startDemo();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Opens the area Workspace from the menu, and stays when the shell asks about unsaved work. */
async function askedToLeave(page: Page) {
  await link(page, 'Workspace').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
}

/** Opens the area Workspace from the menu; the shell does not ask. */
async function leaveUnasked(page: Page) {
  await link(page, 'Workspace').click();
  await expect.poll(() => hashOf(page)).toBe('#/workspace');
}

test.each([
  { path: '/develop', opener: 'New key', name: 'Name', other: 'Webhooks', own: 'API keys' },
  {
    path: '/develop/webhooks',
    opener: 'Add webhook',
    name: 'Address',
    other: 'API keys',
    own: 'Webhooks',
  },
  { path: '/admin', opener: 'Invite', name: 'Name', other: 'Audit log', own: 'Accounts' },
])('the form $opener asks before its text is lost, and keeps it within its area', async (form) => {
  const page = await openWorld(office, 'ada', form.path);
  const text = field(page, form.name);
  await button(page, form.opener).click();
  await text.fill('Nightly import');
  await page.keyboard.press('Escape');
  expect(await text.isVisible()).toBe(true);
  await askedToLeave(page);
  await link(page, form.other).click();
  await text.waitFor({ state: 'detached' });
  await link(page, form.own).click();
  await expect.poll(() => text.inputValue()).toBe('Nightly import');

  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await page.reload();
  await expect.poll(() => text.inputValue()).toBe('Nightly import');
  expect(asked).toBe(1);
  await askedToLeave(page);
  await button(page, 'Cancel').click();
  await expect.poll(() => isFocused(button(page, form.opener))).toBe(true);
  await leaveUnasked(page);
});

test('Escape closes a form whose text was removed again', async () => {
  const page = await openWorld(office, 'ada', '/develop');
  await button(page, 'New key').click();
  await field(page, 'Name').fill('Nightly import');
  await field(page, 'Name').fill('');
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(button(page, 'New key'))).toBe(true);
  await leaveUnasked(page);
});

test('a late answer does not close the form that is typed in, and the key it made is shown', async () => {
  const page = await openWorld(office, 'ada', '/develop');
  await button(page, 'New key').click();
  await field(page, 'Name').fill('First');
  const release = await holdRequests(page, '**/api/world/keys');
  await page.keyboard.press('Enter');
  await button(page, 'Cancel').click();
  await button(page, 'New key').click();
  await field(page, 'Name').fill('Second');
  release();
  await page.getByText('The key “First” is shown only once.').waitFor();
  expect(await field(page, 'Name').inputValue()).toBe('Second');
  expect(await isFocused(field(page, 'Name'))).toBe(true);
});

test('a form that was cancelled while it was sent reports its refusal as a notification', async () => {
  const page = await openWorld(office, 'ada', '/develop/webhooks');
  await button(page, 'Add webhook').click();
  await field(page, 'Address').fill('http://hooks.example.com');
  const release = await holdRequests(page, '**/api/world/webhooks');
  await page.keyboard.press('Enter');
  await button(page, 'Cancel').click();
  release();
  const text = 'Add webhook: The address must begin with https://.';
  await page.getByRole('status').getByText(text).waitFor();
});

test('a new key is shown until it is copied: leaving asks, a change of tab keeps it', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await openWorld(office, 'ada', '/develop', { permissions });
  await button(page, 'New key').click();
  await field(page, 'Name').fill('Harbour import');
  await page.keyboard.press('Enter');
  const key = await field(page, 'API key').inputValue();
  await askedToLeave(page);
  await link(page, 'Webhooks').click();
  await field(page, 'API key').waitFor({ state: 'detached' });
  await askedToLeave(page);
  await link(page, 'API keys').click();
  expect(await field(page, 'API key').inputValue()).toBe(key);
  await button(page, 'Copy').click();
  await page.getByText('Copied').waitFor();
  await leaveUnasked(page);
});

test('changed boxes of the matrix are kept when the tab is changed', async () => {
  const page = await openWorld(office, 'ada', '/admin/roles');
  const box = page.getByRole('checkbox', { name: 'Editor sees Develop' });
  await box.uncheck();
  await link(page, 'Audit log').click();
  await box.waitFor({ state: 'detached' });
  await link(page, 'Roles and areas').click();
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);
  await askedToLeave(page);
  await box.check();
  await leaveUnasked(page);
});

test.each([
  ['a site', '/site/osterby-schools', 'All sites', 'Osterby Schools'],
  [
    'an application',
    '/application/osterby-city-hall-permit-counter',
    'All applications',
    'Permit Counter',
  ],
])('the changed state of %s is kept within the area', async (_, path, list, name) => {
  const page = await openWorld(office, 'ben', path);
  const state = page.getByRole('combobox', { name: 'State', exact: true });
  await state.selectOption('Paused');
  await link(page, list).click();
  await page.getByRole('table').getByRole('link', { name }).click();
  await button(page, 'Save').waitFor();
  expect(await state.inputValue()).toBe('paused');
  await askedToLeave(page);
  await button(page, 'Save').click();
  await page.getByText(`Changes to ${name} saved.`).waitFor();
  expect(changes(office).at(-1)?.body).toEqual({ state: 'paused', revision: 1 });
  await leaveUnasked(page);
});

test('the shell does not say that all is kept while a new key was not copied', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await openWorld(office, 'ada', '/develop', { permissions });
  const asked = async () => {
    await link(page, 'Workspace').click();
    const dialog = page.getByRole('dialog');
    const text = await dialog.locator('p').innerText();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    return text;
  };
  await button(page, 'New key').click();
  await field(page, 'Name').fill('Day shift');
  await page.keyboard.press('Enter');
  await field(page, 'API key').waitFor();
  await button(page, 'New key').click();
  await field(page, 'Name').fill('Evening shift');
  expect(await asked()).toBe('Your changes have not been saved.');
  await link(page, 'Webhooks').click();
  await link(page, 'API keys').click();
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Evening shift');
  await button(page, 'Copy').click();
  await page.getByText('Copied').waitFor();
  expect(await asked()).toBe('Your draft is kept in this browser tab.');
});
