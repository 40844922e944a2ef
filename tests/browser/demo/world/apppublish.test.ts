import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from '../../../server/support/client';
import { holdRequests } from '../../../support/holdRequests';
import { signIn, startDemo } from '../../../support/office';
import { callsTo, failWith, hashOf, isFocused, signInButton } from '../../../support/pageHelpers';
import { recordOf, signedIn } from '../../../support/signedIn';

const office = startDemo();
const BERTH = '/api/world/releases/berth-planner-4.2.0';

const open = async (who: 'ada' | 'ben' | 'chen', path = '') =>
  office.open(`/#/apppublish${path}`, await signedIn(office, who));
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Release notes' });

test('Ben moves a card by keyboard, reads the release and goes back; a reload keeps it', async () => {
  const page = await open('ben');
  await column(page, 'Staging').getByText('Rolled back').waitFor();
  await column(page, 'Draft').getByRole('link', { name: 'Enrollment 3.6.0' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const moved = column(page, 'Review').getByRole('link', { name: 'Enrollment 3.6.0' });
  await expect.poll(() => isFocused(moved)).toBe(true);
  await page.getByText('Enrollment 3.6.0 moved to Review').waitFor();
  expect(callsTo(office, '/api/world/releases/enrollment-3.6.0/move').at(-1)?.body).toMatchObject({
    to: 'review',
  });

  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Enrollment 3.6.0' }).waitFor();
  expect(hashOf(page)).toBe('#/apppublish/enrollment-3.6.0');
  await expect.poll(() => page.title()).toBe('Enrollment 3.6.0 · Northgate Back Office');
  const steps = page.getByRole('list', { name: 'Stages' }).getByRole('listitem');
  expect(await steps.first().textContent()).toBe('Draft, done');
  await page.goBack();
  await moved.waitFor();
  await page.reload();
  await moved.waitFor();

  // What keeps a release in Staging, and the way back.
  const blocked = column(page, 'Staging').getByRole('button', {
    name: /^Approve first \(\d of 2\)/,
  });
  expect(await blocked.first().getAttribute('aria-disabled')).toBe('true');
  const menu = page.locator('[data-release="enrollment-3.6.0"] summary');
  await menu.press('Enter');
  const back = page.getByRole('button', { name: 'Back to Draft: Enrollment 3.6.0' });
  await back.waitFor();
  await page.keyboard.press('Escape');
  await back.waitFor({ state: 'hidden' });
  expect(await isFocused(menu)).toBe(true);
  await menu.press('Enter');
  await back.press('Enter');
  await column(page, 'Draft').getByRole('link', { name: 'Enrollment 3.6.0' }).waitFor();
});

test('a release needs two approvals besides its author, is published, and withdrawn with a reason', async () => {
  // Written by Anya Petrova; Marta Nowak has approved it.
  const ben = await open('ben', '/appointments-6.1.0');
  await ben.getByRole('button', { name: 'Move to Staging' }).click();
  await ben.getByRole('button', { name: 'Approve' }).click();
  await ben.getByText('You have already approved this release.').waitFor();
  await ben.getByRole('button', { name: 'Move to Approved' }).click();
  await ben.getByRole('button', { name: 'Move to Published' }).click();
  const opener = ben.getByRole('button', { name: 'Roll back…' });
  await opener.click();
  const reason = ben.getByRole('textbox', { name: 'Reason' });
  await expect.poll(() => isFocused(reason)).toBe(true);
  expect(await opener.isVisible()).toBe(false);
  await ben.keyboard.press('Escape');
  await expect.poll(() => isFocused(opener)).toBe(true);
  await ben.keyboard.press('Enter');
  await reason.fill('no');
  await ben.getByRole('button', { name: 'Roll back to 6.0.2' }).click();
  await ben.getByText('Enter at least 10 characters.').waitFor();
  expect(await reason.getAttribute('aria-invalid')).toBe('true');
  expect(await isFocused(reason)).toBe(true);
  await reason.fill('Reminders went out twice.');
  await ben.getByRole('button', { name: 'Roll back to 6.0.2' }).click();
  await ben.getByText('Rolled back. Reminders went out twice.').waitFor();
  await ben.getByText('Ben Lindqvist: Rolled back to 6.0.2: Reminders went out twice.').waitFor();

  await ben.goto(`${office.server.url}/#/apppublish/ward-board-2.2.0`);
  await ben.getByRole('button', { name: 'Move to Review' }).click();
  await ben.getByText('Authors cannot approve their own releases.').waitFor();
  expect(await ben.getByRole('button', { name: 'Approve' }).count()).toBe(0);
});

test('two users edit one release: the second is warned, sees both texts and loses neither', async () => {
  const ada = await open('ada', '/berth-planner-4.2.0');
  const ben = await open('ben', '/berth-planner-4.2.0');
  await notes(ada).fill('Ada: waits for the corrected migration.');
  await notes(ben).fill('Ben: the migration is corrected.');
  await ben.getByRole('button', { name: 'Save notes' }).click();
  await ben.getByText('Notes saved').waitFor();
  await ada.getByRole('button', { name: 'Save notes' }).click();
  const conflictAlert = ada
    .getByRole('alert')
    .filter({ hasText: 'Ben Lindqvist saved other notes' });
  await conflictAlert.getByText('Ben: the migration is corrected.').waitFor();
  await conflictAlert.getByText('Ada: waits for the corrected migration.').waitFor();
  expect(await notes(ada).inputValue()).toBe('Ada: waits for the corrected migration.');

  const both = 'Ben: the migration is corrected.\nAda: tried again on Friday.';
  await notes(ada).fill(both);
  await ada.getByRole('button', { name: 'Replace with mine' }).click();
  await conflictAlert.waitFor({ state: 'hidden' });
  await ben.reload();
  await expect.poll(() => notes(ben).inputValue()).toBe(both);
});

test('unsaved notes keep a release from its own publication, and stay readable if somebody else publishes it', async () => {
  const ben = await open('ben', '/stock-room-3.0.1');
  await ben.getByRole('button', { name: 'Approve' }).click();
  await ben.getByText('You approved Stock Room 3.0.1').waitFor();
  const ada = await open('ada', '/stock-room-3.0.1');
  await ada.getByRole('button', { name: 'Approve' }).click();
  await ada.getByRole('button', { name: 'Move to Approved' }).click();
  await ada.getByText('Stock Room 3.0.1 moved to Approved').waitFor();
  await ben.reload();
  const warning = ada.getByText('Save or discard your release notes before you publish.');
  await notes(ada).fill('Ada: the sensors are calibrated.');
  await ada.getByRole('button', { name: 'Move to Published' }).click();
  await warning.first().waitFor();
  await ada.getByRole('link', { name: 'Releases', exact: true }).click();
  const card = ada.locator('[data-release="stock-room-3.0.1"]');
  await card.getByRole('button', { name: /^Publish/ }).click();
  await expect.poll(() => warning.count()).toBe(2);
  await card.getByRole('link').click();
  expect(await notes(ada).inputValue()).toBe('Ada: the sensors are calibrated.');

  await ben.getByRole('button', { name: 'Move to Published' }).click();
  await ben.getByText(/moved to Published/).waitFor();
  await ada.getByRole('button', { name: 'Save notes' }).click();
  const lost = ada.getByRole('status').filter({ hasText: 'Your notes were not saved.' });
  await lost.getByText('Ada: the sensors are calibrated.').waitFor();
  expect(await notes(ada).count()).toBe(0);
  await lost.getByRole('button', { name: 'Discard my notes' }).click();
  await lost.waitFor({ state: 'detached' });
  await ada.reload();
  await ada.getByRole('heading', { name: 'Release notes' }).waitFor();
  expect(await lost.count()).toBe(0);
});

test('unsaved notes ask before leaving and survive the reload after a 401', async () => {
  office.expectProblem(/401/);
  const page = await open('ben', '/outage-map-2.7.0');
  await notes(page).fill('Lines are drawn by voltage.');
  await page.getByRole('link', { name: 'Support' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  expect(await notes(page).inputValue()).toBe('Lines are drawn by voltage.');

  await failWith(office, page, '401');
  await page.getByRole('button', { name: 'Save notes' }).click();
  // The area keeps a draft, so the reload does not ask.
  await signInButton(page).waitFor();
  await failWith(office, page, undefined);
  await signIn(page, 'ben');
  await expect.poll(() => notes(page).inputValue()).toBe('Lines are drawn by voltage.');
  await page.getByText('Your unsaved draft was restored.').waitFor();
  await page.getByRole('button', { name: 'Save notes' }).click();
  await page.getByText('Notes saved').waitFor();
  await page.getByRole('link', { name: 'Support' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/support');
});

test('Chen can only read: he has no buttons, and the server refuses his changes', async () => {
  office.expectProblem(/404/);
  const page = await open('chen', '/crew-roster-3.4.0');
  await page.getByText('Rest hours follow the new rule from January on.').waitFor();
  for (const name of ['Approve', 'Save notes', 'Move to Review']) {
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  }
  const { token } = await recordOf(office, 'chen');
  const refused = await call(office.server, 'POST', `${BERTH}/approve`, {
    headers: { Authorization: `Bearer ${token}` },
    body: { revision: 1 },
  });
  expect(refused).toMatchObject({ status: 403, body: { Code: 403 } });

  await page.goto(`${office.server.url}/#/apppublish/nothing`);
  await page.getByRole('heading', { name: 'Release not found' }).waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  // While the next release loads, nothing of this one is shown.
  const release = await holdRequests(page, `**${BERTH}`);
  await page.goto(`${office.server.url}/#/apppublish/berth-planner-4.2.0?from=mail`);
  await page.locator('.releases [role=status]').waitFor();
  expect(await page.locator('.releases').innerText()).not.toMatch(/not found|deleted/);
  release();
  await page.getByRole('heading', { name: 'Berth Planner 4.2.0' }).waitFor();
  await page.getByRole('link', { name: 'Releases' }).click();
  await column(page, 'Draft').waitFor();
  expect(await page.getByRole('button', { name: /^(Send|Mark|Publish|Back)/ }).count()).toBe(0);
});

test('no card is wider than its column at 1280 px, beside the menu', async () => {
  const page = await open('ben');
  await page.setViewportSize({ width: 1280, height: 900 });
  await column(page, 'Staging').getByText('Rolled back').first().waitFor();
  const wide = await page.locator('.release-column').evaluateAll((columns) =>
    columns.flatMap((one) => {
      const { right } = one.getBoundingClientRect();
      return [...one.querySelectorAll('*')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > right)
        .map((part) => part.textContent);
    }),
  );
  expect(wide).toEqual([]);
});

test('a double click sends one request, and users are not notified of their own changes', async () => {
  const page = await open('ada');
  const CREW = '/api/world/releases/crew-roster-3.4.0';
  const asked = (act: string) => callsTo(office, `${CREW}/${act}`).length;
  await page.locator('[data-release="crew-roster-3.4.0"] summary').click();
  const back = page.getByRole('button', { name: 'Back to Review: Crew Roster 3.4.0' });
  await back.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.getByText('Crew Roster 3.4.0 moved to Review').waitFor();
  await page.getByRole('link', { name: 'Crew Roster 3.4.0' }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).dblclick();
  await page.getByText('You have already approved this release.').waitFor();
  await page.getByRole('button', { name: 'Move to Draft' }).dblclick();
  await page.getByText('Crew Roster 3.4.0 moved to Draft').waitFor();
  expect([asked('approve'), asked('move')]).toEqual([1, 2]);
  expect(await page.getByText('changed this release meanwhile').count()).toBe(0);
});
