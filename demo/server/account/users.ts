import type { Kysely } from 'kysely';
import type { Database, User } from '../database/schema';

/** User ids and e-mail addresses are compared without case and outer spaces. */
export function plainName(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Finds a user by user id or e-mail address. Whoever is deactivated is nobody. */
export function findUser(db: Kysely<Database>, typed: string): Promise<User | undefined> {
  const name = plainName(typed);
  return db
    .selectFrom('users')
    .selectAll()
    .where((is) => is.or([is('id', '=', name), is('email', '=', name)]))
    .where('active', '=', true)
    .executeTakeFirst();
}
