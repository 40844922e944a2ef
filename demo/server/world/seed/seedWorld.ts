import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';
import { seedAudit } from '../admin/audit';
import { seedRoleAreas } from '../admin/roleAreas';
import { seedReleases } from '../apppublish/seed';
import { seedDevelop } from '../develop/seed';
import { seedActivity, seedUsage } from './history';
import { momentsFrom } from './moments';
import { applications, organisations, sites } from './organisations';
import { accountTeams, staff } from './staff';
import { ticketMessages, tickets } from './tickets';

/** Any number but that of the migrations. */
const LOCK = 20_260_402;

/**
 * Fills the demo world once: whoever finds organisations changes nothing, so what staff have written
 * stays. The accounts must be there. Behind a lock, for servers that start at once.
 */
export async function seedWorld(db: Kysely<Database>, now: Date): Promise<void> {
  const moments = momentsFrom(now);
  await db.transaction().execute(async (step) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(step);
    const present = await step.selectFrom('organisations').select('id').limit(1).execute();
    if (present.length > 0) return;
    await seedStaff(step, now);
    await step
      .insertInto('organisations')
      .values([...organisations])
      .execute();
    await step.insertInto('sites').values(sites(moments)).execute();
    await step.insertInto('applications').values(applications(moments)).execute();
    const people = await step.selectFrom('users').select(['id', 'name']).execute();
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const messages = ticketMessages(moments, (id) => names.get(id) ?? id);
    await step.insertInto('tickets').values(tickets(moments)).execute();
    await step.insertInto('ticket_messages').values(messages).execute();
    await seedUsage(step, moments);
    await seedActivity(step, moments);
    await seedReleases(step, moments);
    await seedDevelop(step, moments);
    await seedRoleAreas(step);
    await seedAudit(step, now);
  });
}

async function seedStaff(db: Kysely<Database>, now: Date): Promise<void> {
  const seen = (position: number) => new Date(now.getTime() - (position * 47 + 9) * 60_000);
  const rows = staff.map((person, position) => ({ ...person, last_seen: seen(position) }));
  await db
    .insertInto('users')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [position, [id, team]] of Object.entries(accountTeams).entries()) {
    const changes = { team, last_seen: seen(position + 1) };
    await db.updateTable('users').set(changes).where('id', '=', id).execute();
  }
}
