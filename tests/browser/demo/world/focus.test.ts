import { expect, test } from 'vitest';
import { holdRequests } from '../../../support/holdRequests';
import { startDemo } from '../../../support/office';
import { isFocused } from '../../../support/pageHelpers';
import { openWorld } from '../../../support/world';

const office = startDemo();

test('the focus stays on a release after a change by keyboard', async () => {
  const page = await openWorld(office, 'ben', '/apppublish/appointments-6.1.0');
  const heading = page.getByRole('heading', { name: 'Appointments 6.1.0' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.getByRole('textbox', { name: 'Release notes' }).fill('Reminders go out once.');
  await button('Save notes').press('Enter');
  await page.getByText('Notes saved').waitFor();
  expect(await isFocused(button('Save notes'))).toBe(true);
  await button('Move to Staging').press('Enter');
  await page.getByText('Appointments 6.1.0 moved to Staging').waitFor();
  await expect.poll(() => isFocused(heading)).toBe(true);
  await button('Approve').press('Enter');
  await page.getByText('You approved Appointments 6.1.0').waitFor();
  await expect.poll(() => isFocused(heading)).toBe(true);
  await button('Move to Approved').press('Enter');
  await page.getByText('Appointments 6.1.0 moved to Approved').waitFor();
  await button('Move to Published').press('Enter');
  await button('Roll back…').press('Enter');
  await page.keyboard.type('Reminders went out twice.');
  await button('Roll back to 6.0.2').press('Enter');
  await page.getByText('Rolled back. Reminders went out twice.').waitFor();
  await expect.poll(() => isFocused(heading)).toBe(true);
});

test('the focus moves to the table when a bulk action by keyboard is done, and back when it is cancelled', async () => {
  const page = await openWorld(office, 'ada', '/admin?q=osei');
  const box = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await box.press('Space');
  const deactivate = page.getByRole('button', { name: 'Deactivate', exact: true });
  await deactivate.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(deactivate)).toBe(true);
  await deactivate.press('Enter');
  await page.getByRole('button', { name: 'Deactivate 1 now', disabled: false }).press('Enter');
  await page.getByText('Deactivated', { exact: true }).last().waitFor();
  await expect.poll(() => isFocused(page.locator('div.area-table'))).toBe(true);
});

test.each([
  ['/site', 'Hosted sites', 'Larkfield Sandbox', 'Larkfield Sandbox'],
  ['/application', 'Hosted applications', 'Berth Planner', /^Berth Planner \d/],
  ['/admin', 'Staff and roles', 'Amara Diallo', 'Amara Diallo'],
  ['/apppublish', 'Releases', 'Outage Map 2.7.0', 'Outage Map 2.7.0'],
])(
  'the heading of a page opened from %s by Enter, Back and Forward has the focus',
  async (path, list, link, name) => {
    const page = await openWorld(office, 'ada', path);
    const row = page.getByRole('link', { name: link, exact: true }).first();
    const heading = page.getByRole('heading', { name, level: 2 });
    const listHeading = page.getByRole('heading', { name: list, level: 2 });
    await row.press('Enter');
    await heading.waitFor();
    await expect.poll(() => isFocused(heading)).toBe(true);
    await page.goBack();
    await row.waitFor();
    await expect.poll(() => isFocused(listHeading)).toBe(true);
    await page.goForward();
    await heading.waitFor();
    await expect.poll(() => isFocused(heading)).toBe(true);
  },
);

test('the focus moves from a release to the heading of the board', async () => {
  const page = await openWorld(office, 'ada', '/apppublish/outage-map-2.7.0');
  await page.getByRole('heading', { name: 'Outage Map 2.7.0' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await page.locator('.area-back').getByRole('link', { name: 'Releases' }).press('Enter');
  const heading = page.getByRole('heading', { name: 'Releases', level: 2 });
  await heading.waitFor();
  await expect.poll(() => isFocused(heading)).toBe(true);
});

test('the heading of an invited account has the focus', async () => {
  const page = await openWorld(office, 'ada', '/admin');
  await page.getByRole('button', { name: 'Invite' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Nadia Berg');
  await page.getByRole('textbox', { name: 'Email' }).fill('nadia.berg@northgate.example');
  await page.getByRole('button', { name: 'Send invitation' }).press('Enter');
  const heading = page.getByRole('heading', { name: 'Nadia Berg' });
  await heading.waitFor();
  await expect.poll(() => isFocused(heading)).toBe(true);
});

test.each([
  ['/site', 'Larkfield Sandbox', 'All sites', '**/api/world/sites/larkfield-sandbox'],
  ['/apppublish', 'Outage Map 2.7.0', 'Releases', '**/api/world/releases/outage-map-2.7.0'],
])(
  'a page opened from %s leaves the focus where the user has moved it while it loads',
  async (path, name, back, url) => {
    const page = await openWorld(office, 'ada', path);
    const release = await holdRequests(page, url);
    await page.getByRole('link', { name, exact: true }).first().press('Enter');
    const link = page.locator('.area-back').getByRole('link', { name: back });
    await link.waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocused(link)).toBe(true);
    release();
    await page.getByRole('heading', { name, level: 2 }).waitFor();
    expect(await isFocused(link)).toBe(true);
  },
);

test.each([
  ['/apppublish/outage-map-2.7.0', '**/api/world/releases/*', 'Outage Map 2.7.0'],
  ['/admin/roles', '**/api/world/admin/roles', 'Roles and areas'],
])('the heading of %s has the focus after Try again', async (path, url, name) => {
  office.expectProblem(/500/);
  const page = await openWorld(office, 'ada', '/site');
  await page.getByText('1–9 of 9').waitFor();
  await page.route(url, (route) => route.fulfill({ status: 500 }));
  await page.evaluate((wanted) => {
    location.hash = wanted;
  }, path);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unroute(url);
  await again.press('Enter');
  await again.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(page.getByRole('heading', { name, level: 2 }))).toBe(true);
});

test('a late answer leaves the focus where the user is', async () => {
  const page = await openWorld(office, 'ada', '/develop');
  const name = page.getByRole('textbox', { name: 'Name' });
  const opener = page.getByRole('button', { name: 'New key' });
  const release = await holdRequests(page, '**/api/world/keys');
  await opener.click();
  await name.fill('Morning shift');
  await page.keyboard.press('Enter');
  const view = page.getByRole('button', { name: 'View' });
  await view.focus();
  release();
  await page.getByText('The key “Morning shift” is shown only once.').waitFor();
  expect(await isFocused(view)).toBe(true);
  // Done leads to the form that is open by then.
  await opener.click();
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect.poll(() => isFocused(name)).toBe(true);
});

test('a late answer about an account leaves the focus on the page of another one', async () => {
  const page = await openWorld(office, 'ada', '/admin/accounts/chen');
  const release = await holdRequests(page, '**/users/chen/reset');
  await page.getByRole('button', { name: 'Send password reset' }).click();
  await page.evaluate(() => {
    location.hash = '/admin/accounts/ben';
  });
  const save = page.getByRole('button', { name: 'Save role' });
  await page.getByRole('heading', { name: 'Ben Lindqvist' }).waitFor();
  await save.focus();
  release();
  await page.getByText('Password reset sent to chen@northgate.example').waitFor();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await isFocused(save)).toBe(true);
});
