import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hostPage, SCRIPT } from '../../support/markup';
import { signIn, startOffice } from '../../support/office';
import { userMenu } from '../../support/pageHelpers';
import { signedIn } from '../../support/signedIn';

const office = startOffice();

const HOUR = 3_600_000;
const SHELL = hostPage(
  `<backoffice-shell idle-timeout="15"><p slot="site">Sites</p></backoffice-shell>${SCRIPT}`,
);

/** Opens a context whose last activity was an hour ago, with the shell at `/office`. */
async function contextAfterAnHour() {
  const context = await office.contextWith({
    'backoffice:activity': String(Date.now() - HOUR),
  });
  office.addPage('/office', SHELL);
  return context;
}

/** Waits until the watch of the activity has started, with a time after the sign-in. */
const expectRecentActivity = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Number(localStorage.getItem('backoffice:activity'))))
    .toBeGreaterThan(Date.now() - HOUR / 2);

test('a sign-in on another page counts as activity for the shell that it opens', async () => {
  const context = await contextAfterAnHour();
  const login = hostPage(
    `<backoffice-login return-url="/office#/site"></backoffice-login>${SCRIPT}`,
  );
  const page = await office.host(login, context);
  await signIn(page, 'ada');
  await page.getByText('Sites').waitFor();
  await expectRecentActivity(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Site', exact: true }).click();
  expect(await userMenu(page).count()).toBe(1);
});

test('a sign-in counts as activity if the page reloads at its event', async () => {
  const context = await contextAfterAnHour();
  await context.addInitScript(() =>
    document.addEventListener('backoffice-login', () => location.reload()),
  );
  const page = await context.newPage();
  await page.goto(new URL('/office', office.server.url).href);
  const reloaded = page.waitForEvent('framenavigated', (frame) =>
    frame.url().endsWith('/office#/'),
  );
  await signIn(page, 'ada');
  await reloaded;
  await expectRecentActivity(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Site', exact: true }).click();
  await page.getByText('Sites').waitFor();
  expect(await userMenu(page).count()).toBe(1);
});

test('an idle logout whose chunk is missing shows a note, is loaded again and logs out', async () => {
  office.expectProblem(/ERR_FAILED|Failed to fetch dynamically imported/);
  const context = await signedIn(office, 'ada');
  office.addPage('/office', SHELL);
  const chunk = /\/dist\/chunks\/IdleWarning-[^/]*\.js$/;
  await context.route(chunk, (route) => route.abort());
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(new URL('/office#/site', office.server.url).href);
  const note = page.getByRole('alert').filter({ hasText: 'Loading failed.' });
  await note.waitFor();
  await context.unroute(chunk);
  await page.clock.fastForward('01:00');
  await note.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('backoffice:activity')))
    .not.toBe(null);
  await page.clock.fastForward('16:00');
  await page.getByText('You were logged out because the page was not used.').waitFor();
});
