import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from '../../../server/support/client';
import { startDemo } from '../../../support/office';
import { failWith, hashOf, logOut, signInButton } from '../../../support/pageHelpers';
import { recordOf, signedIn } from '../../../support/signedIn';
import { homeShown, openWorld } from '../../../support/world';

const office = startDemo();
const DAYS = '/api/world/activity/days';

/** Takes an area from the role of chen. */
async function takeAway(area: string) {
  const { token } = await recordOf(office, 'ada');
  const options = { headers: { Authorization: `Bearer ${token}` } };
  const path = '/api/world/admin/roles';
  const { body } = await call(office.server, 'GET', path, options);
  const matrix = { ...body.Data, SUPPORT: body.Data.SUPPORT.filter((one: string) => one !== area) };
  const answer = await call(office.server, 'PUT', path, { ...options, body: { matrix } });
  expect(answer.body.Code).toBe(0);
}

const found = (page: Page, query: string) =>
  page.evaluate(async (words) => {
    const shell = document.querySelector('backoffice-shell') as unknown as {
      searchProvider(query: string, signal: AbortSignal): Promise<{ group: string }[]>;
    };
    const results = await shell.searchProvider(words, new AbortController().signal);
    return [...new Set(results.map(({ group }) => group))];
  }, query);

test('the search finds the other records after the role has lost an area', async () => {
  office.expectProblem(/403/);
  const page = await openWorld(office, 'chen', '/');
  await homeShown(page);
  expect(await found(page, 'tideline')).toEqual(['Sites', 'Applications', 'Tickets']);
  await takeAway('site');
  expect(await found(page, 'tideline')).toEqual(['Applications', 'Tickets']);
});

test('the search shows what came if one kind of records fails, and fails if nothing came', async () => {
  office.expectProblem(/500/);
  const page = await openWorld(office, 'ben', '/');
  await homeShown(page);
  await failWith(office, page, 'applications=500');
  expect(await found(page, 'tideline')).toEqual(['Sites', 'Tickets']);
  await expect(found(page, 'matches no record')).rejects.toThrow('Internal Server Error');
  await failWith(office, page, undefined);
  expect(await found(page, 'tideline')).toEqual(['Sites', 'Applications', 'Tickets']);
});

test('the home page of a role without Workspace has a greeting and no errors', async () => {
  await takeAway('workspace');
  const page = await openWorld(office, 'chen', '/');
  await page.getByRole('heading', { name: 'Welcome, Chen', level: 1 }).waitFor();
  expect(await page.getByRole('region', { name: 'Needs attention' }).count()).toBe(0);
  expect(
    await page.getByText('Open tickets', { exact: true }).filter({ visible: true }).count(),
  ).toBe(0);
  await page.evaluate(() => {
    location.hash = '#/application';
  });
  await page.getByText('1–23 of 23').waitFor();
  expect(await page.locator('.area-problem').count()).toBe(0);
  expect(hashOf(page)).toBe('#/application');
});

test('a section of the page is filled also if its observer reports older states with it', async () => {
  const context = await signedIn(office, 'ben');
  await context.addInitScript(() => {
    const Native = IntersectionObserver;
    window.IntersectionObserver = class extends Native {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const { target, isIntersecting } = entries.at(-1) as IntersectionObserverEntry;
          const older = { target, isIntersecting: !isIntersecting } as IntersectionObserverEntry;
          report([older, ...entries], observer);
        }, options);
      }
    };
  });
  const page = await office.open('/#/', context);
  await page.getByRole('heading', { name: 'Welcome, Ben' }).waitFor();
  await homeShown(page);
});

test('a chart whose request ends with the session shows no error to the next user', async () => {
  office.expectProblem(/ERR_FAILED/);
  const page = await openWorld(office, 'ben', '/site');
  await page.getByText('1–9 of 9').waitFor();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${DAYS}`, async (route) => {
    await held;
    await route.abort().catch(() => {});
  });
  const asked = page.waitForRequest(`**${DAYS}`);
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await asked;
  await logOut(page);
  await signInButton(page).waitFor();
  const failed = page.waitForEvent('requestfailed');
  release();
  await failed;
  const chart = page.locator('[slot="dashboard"] [data-part="chart"]');
  expect(await chart.innerHTML()).toBe('');
});
