import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { passwordsOf, QUICK } from '../../../demo/server/account/passwords';
import { migrate } from '../../../demo/server/database/migrate';
import { openDatabase } from '../../../demo/server/database/open';
import { seed } from '../../../demo/server/database/seed';
import { seedWorld } from '../../../demo/server/world/seed/seedWorld';
import { activityByDay } from '../../../demo/server/world/workspace/readActivity';

/** Summer time ended in New York 23 days before. */
const NOW = new Date('2026-11-24T03:00:00Z');

/** Returns what the world shows by day, with a time zone of the database's session. */
async function daysIn(zone: string) {
  const { db, close } = await openDatabase('memory');
  try {
    await sql`set time zone ${sql.lit(zone)}`.execute(db);
    await migrate(db, NOW);
    await seed(db, passwordsOf(QUICK));
    await seedWorld(db, NOW, { refresh: false });
    const usage = db.selectFrom('usage').selectAll().orderBy('application_id').orderBy('day');
    const work = db.selectFrom('activity').select(['at', 'text']).orderBy('id');
    return {
      chart: await activityByDay(db, NOW, ['site', 'application', 'ticket']),
      usage: await usage.execute(),
      work: await work.execute(),
    };
  } finally {
    await sql`reset time zone`.execute(db);
    await close();
  }
}

it('the days of the demo are those of UTC, whatever the time zone of the database', {
  timeout: 120_000,
}, async () => {
  const expected = await daysIn('UTC');
  const { chart, usage, work } = await daysIn('America/New_York');
  expect(chart).toEqual(expected.chart);
  // As texts: the difference of thousands of rows takes minutes to compute.
  expect(JSON.stringify(usage) === JSON.stringify(expected.usage)).toBe(true);
  expect(JSON.stringify(work) === JSON.stringify(expected.work)).toBe(true);
});
