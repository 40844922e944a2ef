import { expect, test } from 'vitest';
import { axe } from '../../../support/axe';
import { signIn, startDemo } from '../../../support/office';
import { failWith, hashOf, logOut } from '../../../support/pageHelpers';
import { openWorld } from '../../../support/world';

const office = startDemo();

test('the home page greets and shows figures, what needs attention, own tickets and a chart', async () => {
  const page = await openWorld(office, 'chen', '/');
  await page.getByRole('heading', { name: 'Welcome, Chen', level: 1 }).waitFor();
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const tickets = page.getByRole('region', { name: 'My tickets' });
  await attention.getByRole('link', { name: /^Berth Planner on Tideline/ }).waitFor();
  expect(await attention.getByRole('link').count()).toBe(1);
  const urgent = tickets.getByRole('listitem').filter({ hasText: 'Ticket 1187' });
  expect(await urgent.locator('.state').innerText()).toBe('Open, urgent');
  const figure = page.getByText('Open tickets', { exact: true }).locator('visible=true');
  expect(await figure.locator('xpath=following-sibling::dd').innerText()).toMatch(/^\d+$/);
  const chart = page.getByRole('figure', { name: 'Work in the last 30 days' });
  await expect.poll(() => chart.locator('canvas').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await tickets.getByRole('link', { name: 'All open tickets' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/support?state=unclosed');

  // The next user sees their own.
  await page.goBack();
  await urgent.waitFor();
  await logOut(page);
  await signIn(page, 'ben');
  await page.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
  await attention
    .getByRole('link', { name: 'The certificate of Brightwater Field expires' })
    .waitFor();
  expect(await tickets.getByText('Ticket 1187').count()).toBe(0);
  // Tickets of theirs may be answered.
  await tickets.getByText('No tickets are waiting for you.').waitFor();
});

test('what needs attention has room for its words beside its time and state, also on a tablet', async () => {
  const page = await openWorld(office, 'chen', '/', { viewport: { width: 768, height: 1024 } });
  const names = page.getByRole('region', { name: /attention|tickets/ }).locator('.work > a');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 1024 });
    await names.first().waitFor();
    const widths = await names.evaluateAll((links) =>
      links.map((link) => link.clientWidth || link.getBoundingClientRect().width),
    );
    expect(Math.min(...widths)).toBeGreaterThan(200);
  }
});

test('if the tasks do not load, both cards say so, and one retry fills both', async () => {
  office.expectProblem(/500/);
  const page = await openWorld(office, 'chen', '/site');
  await page.getByText('1–9 of 9').waitFor();
  await failWith(office, page, 'work=500-message');
  await page.evaluate(() => {
    location.hash = '#/';
  });
  const attention = page.getByRole('region', { name: 'Needs attention' });
  const tickets = page.getByRole('region', { name: 'My tickets' });
  for (const card of [attention, tickets]) {
    await card.getByRole('alert').getByText('The server failed. Please try again.').waitFor();
  }
  expect(await axe(page)).toEqual([]);
  await failWith(office, page, undefined);
  await tickets.getByRole('button', { name: 'Try again' }).click();
  await tickets.getByText('Ticket 1187').waitFor();
  await attention.getByRole('link', { name: /^Berth Planner on Tideline/ }).waitFor();
  expect(await page.getByRole('alert').filter({ visible: true }).count()).toBe(0);
});
