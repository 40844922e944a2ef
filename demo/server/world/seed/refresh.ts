import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema';

/** Age in ms from which the times of the world look old, “8 hours ago” for the latest ticket for example. */
const MAX_AGE = 60 * 60_000;

/** Returns whether the demo world is more than an hour old and unchanged since it was seeded. */
export async function isOutdated(db: Kysely<Database>, now: Date): Promise<boolean> {
  const oldest = new Date(now.getTime() - MAX_AGE);
  const { rows } = await sql`
    select from world_seeds as seeds
    where seeds.at < ${oldest}
      and not exists (select from activity where at > seeds.at)
      and not exists (select from audit where at > seeds.at)
      and not exists (select from release_events where at > seeds.at)
      and not exists (select from deliveries where at > seeds.at)
  `.execute(db);
  return rows.length > 0;
}

/**
 * The tables of the world, without the users, in the order in which changes lock them: a change writes an object
 * first and the activity about it last. Another order could deadlock.
 */
const TABLES = sql`organizations, sites, applications, releases, tickets, webhooks, api_keys, role_areas,
  ticket_messages, usage, approvals, release_events, deliveries, audit, activity, world_seeds`;

/** Waits until pending changes of the world are done, and keeps others out until the transaction ends. */
export async function lockWorld(db: Kysely<Database>): Promise<void> {
  await sql`lock table ${TABLES} in access exclusive mode`.execute(db);
}

/** Removes the world but not the users. */
export async function emptyWorld(db: Kysely<Database>): Promise<void> {
  await sql`truncate ${TABLES} restart identity`.execute(db);
}
