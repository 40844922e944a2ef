import type { Kysely } from 'kysely';
import type { Database, User } from '../database/schema';
import type { ActivityKind } from './tables/activity';

/** Writes into the activity of the workspace that someone did something. */
export async function tell(
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
