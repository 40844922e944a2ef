import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import type { Role } from '../../http/auth';

/**
 * Inserts a user without a password and returns its id: the part of the address before the @, with a
 * number if that is taken. Returns undefined if the address is taken.
 */
export async function insertUser(
  db: Kysely<Database>,
  { name, email, role }: { name: string; email: string; role: Role },
): Promise<string | undefined> {
  const wanted = email.split('@')[0]?.toLowerCase() ?? '';
  for (let number = 1; ; number++) {
    const id = number === 1 ? wanted : `${wanted}${number}`;
    const made = await db
      .insertInto('users')
      .values({ id, name, email, role, avatar: '', password_hash: null })
      // Another call may insert the same id or address at the same time: the database decides.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return made.id;
    const owner = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (owner) return undefined;
  }
}
