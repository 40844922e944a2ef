import type { Kysely } from 'kysely';
import type { Database, User } from '../database/schema';

/**
 * The account id under which the provider keeps sessions, grants and tokens of a user: the user id and
 * the epoch of the sessions. After a reset none of them names an account any more. Clients never see
 * it: their subject is the user id.
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
