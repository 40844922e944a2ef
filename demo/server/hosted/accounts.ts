import type { Kysely } from 'kysely';
import type { Database, User } from '../database/schema';

/**
 * Returns the account id by which the provider stores sessions, grants and tokens of a user: the user id
 * with the session epoch. After a reset the stored ids are invalid. Clients do not get it: their subject
 * is the user id.
 */
export function accountIdOf({ id, session_epoch }: Pick<User, 'id' | 'session_epoch'>): string {
  return `${id}~${session_epoch}`;
}

/** Returns the user id of an account id. */
export function userIdOf(accountId: string): string {
  return accountId.split('~')[0] ?? '';
}

/** Returns the user of an account id, or undefined if the user's sessions have ended since. */
export async function userOfAccount(
  db: Kysely<Database>,
  accountId: string,
): Promise<User | undefined> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userIdOf(accountId))
    .where('active', '=', true)
    .executeTakeFirst();
  return user && accountIdOf(user) === accountId ? user : undefined;
}
