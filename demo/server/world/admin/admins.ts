import type { Kysely, Transaction } from 'kysely';
import type { Database, User } from '../../database/schema';

/**
 * Locks all administrators and one more account, so that two administrators cannot deactivate each other at the same
 * time. A change that waits for that is made only if its user is still an administrator (`isAdmin`).
 */
export async function lockAdmins(trx: Transaction<Database>, id = ''): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('role', '=', 'ADMIN'), eb('id', '=', id)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Returns whether a user is still an active administrator. */
export async function isAdmin(db: Kysely<Database>, { id }: User): Promise<boolean> {
  const now = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'ADMIN')
    .where('active', '=', true)
    .executeTakeFirst();
  return now !== undefined;
}
