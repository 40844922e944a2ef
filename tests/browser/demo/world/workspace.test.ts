import { expect, test } from 'vitest';
import { axe } from '../../../support/axe';
import { startDemo } from '../../../support/office';
import { failWith, hashOf, logOut } from '../../../support/pageHelpers';
import { openWorld } from '../../../support/world';

const office = startDemo();

test('each user sees their own work with a link to it', async () => {
  const chen = await openWorld(office, 'chen', '/workspace');
  await chen.getByRole('heading', { name: 'Today at a glance' }).waitFor();
  const ticket = chen.getByRole('link', {
    name: 'Ticket 1187: When will Berth Planner 4.2.0 be retried?',
  });
  await ticket.waitFor();
  // In the words of the areas Support and Application.
  await chen.getByRole('listitem').filter({ has: ticket }).getByText('Open, urgent').waitFor();
  expect(await chen.getByText('The certificate of Brightwater Field expires').count()).toBe(0);
  await ticket.press('Enter');
  await expect.poll(() => hashOf(chen)).toBe('#/support/1187');

  const ben = await openWorld(office, 'ben', '/workspace');
  await ben.getByRole('link', { name: 'The certificate of Brightwater Field expires' }).click();
  await ben.getByRole('heading', { name: 'Brightwater Field' }).waitFor();
  expect(await ben.getByRole('link', { name: /^Ticket 1187/ }).count()).toBe(0);
});

test('shows one page of more than 10,000 activity rows and turns pages by keyboard', async () => {
  const page = await openWorld(office, 'ada', '/workspace');
  const table = page.getByRole('table', { name: 'Activity of all staff' });
  await page.getByText(/^1–25 of 10,\d{3}$/).waitFor();
  expect(await table.getByRole('row').count()).toBe(26);
  const next = page.getByRole('button', { name: 'Next page' });
  await next.press('Enter');
  await page.getByText(/^26–50 of 10,/).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(/^51–75 of 10,/).waitFor();
  const first = table.getByRole('rowheader').first();

  await page.getByRole('combobox', { name: 'Type' }).selectOption('Releases');
  await page.getByText('1–6 of 6').waitFor();
  await expect.poll(() => first.innerText()).toBe('Rolled Berth Planner 4.2.0 back to 4.1.6');
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('health');
  await page.getByText('1–1 of 1').waitFor();
  expect(
    await page.getByRole('figure', { name: 'Work in the last 30 days' }).locator('canvas').count(),
  ).toBe(1);
  expect(await axe(page)).toEqual([]);
});

test('a failed request shows an error with a retry; the next user sees nothing of the last', async () => {
  office.expectProblem(/500/);
  const page = await openWorld(office, 'ada', '/site');
  await page.getByText('1–9 of 9').waitFor();
  await failWith(office, page, 'work=500-message');
  await page.evaluate(() => {
    location.hash = '#/workspace';
  });
  const problem = page
    .getByRole('alert')
    .filter({ hasText: 'The server failed. Please try again.' });
  await problem.waitFor();
  await failWith(office, page, undefined);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: /^Berth Planner on Tideline/ }).waitFor();
  await logOut(page);
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await page.getByText('Berth Planner on Tideline').count()).toBe(0);
});

test('a certificate that has ended is marked as expired', async () => {
  await office.server.db
    .updateTable('sites')
    .set({ certificate_ends: new Date(Date.now() - 86_400_000) })
    .where('id', '=', 'larkfield-sandbox')
    .execute();
  const page = await openWorld(office, 'ben', '/workspace');
  const task = page.getByRole('listitem').filter({ hasText: 'Larkfield Sandbox has expired' });
  await task.getByText('Expired', { exact: true }).waitFor();
});
