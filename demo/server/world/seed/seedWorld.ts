import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { seedAudit } from '../admin/audit';
import { seedRoleAreas } from '../admin/roleAreas';
import { seedReleases } from '../apppublish/seed';
import { seedDevelop } from '../develop/seed';
import { seedActivity, seedUsage } from './history';
import { applications, organizations, sites } from './organizations';
import { emptyWorld, isOutdated, lockWorld } from './refresh';
import { createSeedDates } from './seedDates';
import { accountTeams, staff } from './staff';
import { ticketMessages, tickets } from './tickets';

/** Id of the advisory lock, different from that of the migrations. */
const LOCK = 20_260_402;

interface SeedOptions {
  /** Whether an unchanged world that is out of date is seeded again. */
  refresh: boolean;
  /** Number of rows of everyday work in the activity and in the log, by default thousands. */
  everydayRows?: number | undefined;
}

/**
 * Seeds the demo world. A world that somebody has changed stays as it is, so that no work of the staff is
 * lost; one that is out of date is seeded again if `refresh`. The accounts must exist. A lock lets several
 * servers start at the same time.
 */
export async function seedWorld(
  db: Kysely<Database>,
  now: Date,
  { refresh, ...history }: SeedOptions,
): Promise<void> {
  const dates = createSeedDates(now);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    const present = await trx.selectFrom('organizations').select('id').limit(1).execute();
    if (present.length > 0) {
      if (!refresh || !(await isOutdated(trx, now))) return;
      await lockWorld(trx);
      // Somebody may have changed it meanwhile.
      if (!(await isOutdated(trx, now))) return;
      await emptyWorld(trx);
    }
    await seedStaff(trx);
    await trx
      .insertInto('organizations')
      .values([...organizations])
      .execute();
    await trx.insertInto('sites').values(sites(dates)).execute();
    await trx.insertInto('applications').values(applications(dates)).execute();
    const people = await trx.selectFrom('users').select(['id', 'name']).execute();
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const messages = ticketMessages(dates, (id) => names.get(id) ?? id);
    await trx.insertInto('tickets').values(tickets(dates)).execute();
    await trx.insertInto('ticket_messages').values(messages).execute();
    await seedUsage(trx, dates);
    await seedActivity(trx, dates, history);
    await seedLastTimes(trx, now);
    await seedReleases(trx, dates);
    await seedDevelop(trx, dates);
    await seedRoleAreas(trx);
    await seedAudit(trx, now, history);
    await trx.insertInto('world_seeds').values({ at: now }).execute();
  });
}

async function seedStaff(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('users')
    .values(staff)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [id, team] of Object.entries(accountTeams)) {
    await db.updateTable('users').set({ team }).where('id', '=', id).execute();
  }
}

/** Sets `last_seen` of users to shortly after their last activity, unless they were seen later, and `changed_at` of tickets to their last one. */
async function seedLastTimes(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    update users set last_seen = greatest(last_seen, least(${now}::timestamptz - interval '1 minute',
      at + make_interval(mins => 2 + length(name) * 7 % 23)))
    from (select user_id, max(at) as at from activity group by user_id) as last
    where user_id = id
  `.execute(db);
  await sql`
    update tickets set changed_at = greatest(changed_at, at)
    from (select link, max(at) as at from activity where kind = 'ticket' group by link) as last
    where link = '/support/' || number
  `.execute(db);
}
