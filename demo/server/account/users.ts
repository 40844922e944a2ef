import type { Kysely } from 'kysely';
import type { Database, User } from '../database/schema';
import { foreignOrigin, ownOrigin } from '../http/address';
import type { Call, Parts } from '../parts';

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

/** The record that a client stores after signing in. */
export function userRecord(c: Call, parts: Parts, user: User, token: string) {
  return {
    UserId: user.id,
    Name: user.name,
    Role: user.role,
    Avatar: avatarAddress(c, parts, user.avatar),
    token,
  };
}

/** A path means nothing to a page of another origin: that one gets the whole address. */
function avatarAddress(c: Call, parts: Parts, avatar: string): string {
  return avatar && foreignOrigin(c) ? ownOrigin(c, parts) + avatar : avatar;
}
