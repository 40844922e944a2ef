import type { Kysely } from 'kysely';
import type { Database, User } from '../database/schema';

/** Normalizes a user id or email address: lower case, without outer spaces. */
export function normalizeName(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Finds an active user by user id or email address. */
export function findUser(db: Kysely<Database>, typed: string): Promise<User | undefined> {
  const name = normalizeName(typed);
  return db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', name), eb('email', '=', name)]))
    .where('active', '=', true)
    .executeTakeFirst();
}

/**
 * Locks an active user until the end of the transaction. Returns false if there is none. Must come before
 * changes of the user's codes and tokens: a deactivation locks in that order too.
 */
export async function lockActiveUser(trx: Kysely<Database>, id: string): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return user !== undefined;
}

/**
 * Locks an active user until the end of the transaction. Returns false if the user's sessions have ended since
 * the user was read.
 */
export async function lockSession(trx: Kysely<Database>, user: User): Promise<boolean> {
  const unchanged = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('active', '=', true)
    .where('session_epoch', '=', user.session_epoch)
    .forUpdate()
    .executeTakeFirst();
  return unchanged !== undefined;
}
