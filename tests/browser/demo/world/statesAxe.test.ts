import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInLooks } from '../../../support/axe';
import { startDemo } from '../../../support/office';
import { failWith } from '../../../support/pageHelpers';
import { homeShown, openWorld, showScreen } from '../../../support/world';

const office = startDemo();

/** Waits for an element, and expects no violations while it is shown. */
async function passes(shown: Locator) {
  await shown.waitFor();
  expect(await axeInLooks(shown)).toEqual([]);
}

test('axe finds no violations in the popups and filters of a table, in every look', async () => {
  const page = await openWorld(office, 'ada', '/site?state=paused');
  await passes(page.getByRole('button', { name: /^Remove filter State/ }));
  await page.getByRole('button', { name: 'View' }).click();
  await passes(page.getByRole('checkbox', { name: 'Region' }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for Larkfield Sandbox' }).click();
  await passes(page.getByRole('menuitem', { name: 'Open' }));
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search sites' }).fill('nowhere at all');
  await passes(page.getByText('No sites match these filters.'));
});

test('axe finds no violations in the notifications of the demo, in every look', async () => {
  const page = await openWorld(office, 'ada', '/');
  await homeShown(page);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await passes(page.getByRole('dialog', { name: 'Notifications' }));
});

test('axe finds no violations in the error pages of the areas, in every look', async () => {
  office.expectProblem(/the server responded with a status of (404|500)/);
  const page = await openWorld(office, 'ada', '/site');
  for (const [path, heading] of Object.entries({
    '/site/no-such-site': 'Site not found',
    '/develop/webhooks/no-such-webhook': 'Webhook not found',
    '/apppublish/no-such-release': 'Release not found',
    '/no-such-page': 'Sorry, page not found',
    '/500': 'Internal Server Error',
  })) {
    const root = await showScreen(page, path, heading);
    await passes(root.getByRole('heading', { name: heading }));
  }
  await failWith(office, page, 'applications=500');
  const root = await showScreen(page, '/application', 'Try again');
  await passes(root.getByRole('button', { name: 'Try again' }));
});
