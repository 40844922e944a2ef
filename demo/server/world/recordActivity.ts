import type { Kysely } from 'kysely';
import type { Database, User } from '../database/schema';
import type { ActivityKind } from './tables/activity';

/** Adds an entry to the activity of the workspace. */
export async function recordActivity(
  db: Kysely<Database>,
  now: Date,
  user: User,
  what: { kind: ActivityKind; text: string; link: string },
): Promise<void> {
  await db
    .insertInto('activity')
    .values({ at: now, user_id: user.id, ...what })
    .execute();
}
