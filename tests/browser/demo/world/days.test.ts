import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { startDemo } from '../../../support/office';
import { callsTo } from '../../../support/pageHelpers';
import { openWorld } from '../../../support/world';

const office = startDemo();
const DAY = 86_400_000;

test('news and notifications are dated like records that were seeded some days ago', async () => {
  const { at } = await office.server.db
    .selectFrom('world_seeds')
    .select('at')
    .executeTakeFirstOrThrow();
  const old = new Date(at.getTime() - 3 * DAY);
  const seeds = office.server.db.updateTable('world_seeds');
  try {
    await seeds.set({ at: old }).execute();
    const news = await office.open('/news.html');
    await news.getByText('4 days ago, Release management').waitFor();
    await news.getByText('Last week, Customer success').waitFor();
    const page = await openWorld(office, 'ada', '/workspace');
    const latest = () =>
      page.evaluate(() => {
        const shell = document.querySelector('backoffice-shell') as unknown as {
          notifications?: { time: Date }[];
        };
        return shell.notifications?.[0]?.time.getTime();
      });
    await expect.poll(latest).toBe(old.getTime() - 30 * 60_000);
  } finally {
    await seeds.set({ at }).execute();
  }
  const today = await office.open('/news.html');
  await today.getByText('Yesterday, Release management').waitFor();
});

test('the news are dated by the days of the reader, as the release in the areas is', async () => {
  const timezoneId = 'Pacific/Kiritimati';
  const { at } = await office.server.db
    .selectFrom('release_events')
    .select('at')
    .where('what', 'like', 'Rolled back%')
    .executeTakeFirstOrThrow();
  const dayOf = (date: Date) => date.toLocaleDateString('en-CA', { timeZone: timezoneId });
  const name = dayOf(at) === dayOf(new Date()) ? 'Today' : 'Yesterday';
  const news = await office.open('/news.html', await office.context({ timezoneId }));
  await news.getByText(`${name}, Release management`).waitFor();
  await news.getByText('Last week, Customer success').waitFor();
});

test('the days of the filter “Opened” are those of the user', async () => {
  const path = '/support?opened=2026-11-01/2026-11-24';
  const timezoneId = 'America/New_York';
  const page = await openWorld(office, 'ada', path, { timezoneId });
  const chip = page
    .frameLocator('backoffice-shell iframe')
    .getByRole('button', { name: 'Remove filter Opened: Nov 1 – 24, 2026' });
  await chip.waitFor();
  const asked = () =>
    callsTo(office, '/api/world/tickets').map(({ query }) =>
      new URLSearchParams(query).get('opened'),
    );
  // Summer time ends on the first day.
  await expect.poll(asked).toEqual(['2026-11-01T04:00:00.000Z/2026-11-25T05:00:00.000Z']);
});

test('the days of a chart are those of UTC, in summer and in winter', async () => {
  const page = await openWorld(office, 'ada', '/workspace', { timezoneId: 'America/New_York' });
  // As a text: the test runner would rewrite the import.
  const hours = await page.evaluate(`import('/areas/kit/chart/plotOptions.js').then((module) => {
    const { tzDate } = module.optionsOf({ series: [], width: 100, locale: 'en', color: () => 'red' });
    return ['2026-01-15', '2026-07-15'].map((day) => tzDate(Date.parse(day) / 1000).getHours());
  })`);
  expect(hours).toEqual([0, 0]);
});

test('the charts of the home page and of Workspace are drawn anew at a later visit', async () => {
  const before = callsTo(office, '/api/world/activity/days').length;
  const asked = () => callsTo(office, '/api/world/activity/days').length - before;
  const page = await openWorld(office, 'ada', '/workspace');
  const visit = async (path: string) => {
    await page.evaluate((wanted) => {
      location.hash = wanted;
    }, path);
    await page.locator('figure canvas').filter({ visible: true }).waitFor();
  };
  await page.locator('figure canvas').filter({ visible: true }).waitFor();
  await visit('#/');
  await expect.poll(asked).toBe(2);
  await visit('#/workspace');
  await expect.poll(asked).toBe(3);
  await visit('#/');
  await expect.poll(asked).toBe(4);
  await expect.poll(() => page.locator('figure canvas').filter({ visible: true }).count()).toBe(1);
});

test('the field of the days has the border of the other filters', async () => {
  const page = await openWorld(office, 'ada', '/support');
  const frame = page.frameLocator('backoffice-shell iframe');
  await frame.getByText(/^1–25 of /).waitFor();
  const colorOf = (field: Locator) =>
    field.evaluate((element) => getComputedStyle(element).borderTopColor);
  const days = frame.locator('backoffice-date-picker [part~="field"]');
  expect(await colorOf(days)).toBe(await colorOf(frame.locator('.area-filter').first()));
});
