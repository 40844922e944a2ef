import { expect, test } from 'vitest';
import { startDemo } from '../../../support/office';
import { hashOf } from '../../../support/pageHelpers';
import { openWorld } from '../../../support/world';

const office = startDemo();

test.each([
  'page=-1',
  'page=1e3',
  'page=99999999999',
  'size=100000',
  'size=0',
  'sort=password',
  'sort=state',
  'dir=up&sort=name',
  'hidden=x',
  'role=KING',
  `q=${'x'.repeat(101)}`,
  'q=%00',
])('a table ignores what it cannot read in its address: %s', async (query) => {
  const page = await openWorld(office, 'ada', `/admin?${query}`);
  await page.getByText('1–25 of 41').waitFor();
  expect(await page.getByRole('alert').filter({ hasText: 'highlighted' }).count()).toBe(0);
  await page.getByRole('combobox', { name: 'State' }).selectOption('Invited');
  const order = query.includes('sort=name') ? '?sort=name&state' : '?state';
  await expect.poll(() => hashOf(page)).toBe(`#/admin${order}=invited`);
});

test.each(['opened=yesterday', 'opened=2026-02-30/2026-03-01', 'opened=2026-03-02/2026-03-01'])(
  'the list of tickets ignores days that do not exist: %s',
  async (query) => {
    const page = await openWorld(office, 'chen', `/support?${query}`);
    const frame = page.frameLocator('backoffice-shell iframe');
    await frame.getByText(/^1–25 of /).waitFor();
    expect(await frame.getByRole('list', { name: 'Filters' }).count()).toBe(0);
  },
);

test('the activity of Workspace keeps search, filters, order and page in its address', async () => {
  const page = await openWorld(office, 'ada', '/workspace?kind=ticket&sort=by&dir=asc&page=2&x=1');
  const count = page.getByText(/^\d+–\d+ of /);
  await expect.poll(() => count.innerText()).toMatch(/^26–50 of /);
  expect(await page.getByRole('columnheader', { name: 'Who' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );

  await page.getByRole('combobox', { name: 'Type' }).selectOption('Releases');
  await page.getByText('1–6 of 6').waitFor();
  expect(hashOf(page)).toBe('#/workspace?kind=release&sort=by&dir=asc');
  await page.getByRole('searchbox', { name: 'Search activity' }).pressSequentially('health');
  await page.getByText('1–1 of 1').waitFor();
  await expect.poll(() => hashOf(page)).toBe('#/workspace?kind=release&sort=by&dir=asc&q=health');
  await page.reload();
  await page.getByText('1–1 of 1').waitFor();
  expect(await page.getByRole('list', { name: 'Filters' }).getByRole('listitem').count()).toBe(3);

  // A typed search is one entry of the history.
  await page.goBack();
  await page.getByText('1–6 of 6').waitFor();
  await page.goBack();
  await expect.poll(() => count.innerText()).toMatch(/^26–50 of /);
  await page.getByRole('link', { name: 'Workspace' }).first().click();
  await expect.poll(() => count.innerText()).toMatch(/^1–25 of 10,/);
  expect(hashOf(page)).toBe('#/workspace');
});

test('the lists of Develop keep search, filters and order in their addresses', async () => {
  const page = await openWorld(office, 'ben', '/develop?state=active&sort=name&dir=desc&q=none');
  await page.getByText('No keys match these filters.').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByText('1–3 of 3').waitFor();
  expect(hashOf(page)).toBe('#/develop?state=active&sort=name&dir=desc');
  expect((await page.getByRole('rowheader').allInnerTexts())[0]).toBe('Tideline release pipeline');
  const search = page.getByRole('searchbox', { name: 'Search keys' });
  await search.pressSequentially('STATUS');
  await page.getByText('1–1 of 1').waitFor();
  await expect.poll(() => hashOf(page)).toBe('#/develop?state=active&sort=name&dir=desc&q=STATUS');
  await page.reload();
  await page.getByText('1–1 of 1').waitFor();
  expect(await search.inputValue()).toBe('STATUS');
  await page.goBack();
  await page.getByText('1–3 of 3').waitFor();

  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByText('1–3 of 3').waitFor();
  expect(hashOf(page)).toBe('#/develop/webhooks');
  await page.getByRole('combobox', { name: 'Events' }).selectOption('Tickets');
  await page.getByText('1–1 of 1').waitFor();
  expect(hashOf(page)).toBe('#/develop/webhooks?event=ticket');
  await page.getByRole('link', { name: 'https://desk.osterby.example/tickets' }).click();
  await page.getByRole('log', { name: 'Deliveries' }).waitFor();
  await page.goBack();
  await page.getByText('1–1 of 1').waitFor();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Paused');
  await page.getByText('No webhooks match these filters.').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByText('1–3 of 3').waitFor();
  expect(hashOf(page)).toBe('#/develop/webhooks');
});
