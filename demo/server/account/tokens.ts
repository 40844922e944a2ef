import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, User } from '../database/schema';
import type { Call, Parts } from '../parts';
import { sha256 } from './hash';
import { findUser } from './users';

/** A session ends twelve hours after sign-in. */
const TOKEN_LIFETIME = 12 * 60 * 60_000;

/** Starts a session: 32 random bytes for the client, their hash for us. */
export async function issueToken({ db, now }: Parts, userId: string, clientId: string) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + TOKEN_LIFETIME);
  await db.deleteFrom('tokens').where('expires_at', '<=', now()).execute();
  await db
    .insertInto('tokens')
    .values({ hash: sha256(token), user_id: userId, client_id: clientId, expires_at: expiresAt })
    .execute();
  return token;
}

/** The signed-in user of a call, or undefined: by a token of ours, or one of the hosted provider's. */
export async function userOf(c: Call, parts: Parts): Promise<User | undefined> {
  const { db, now } = parts;
  const token = bearerOf(c);
  if (!token) return undefined;
  const own = await db
    .selectFrom('users')
    .innerJoin('tokens', 'tokens.user_id', 'users.id')
    .selectAll('users')
    .where('tokens.hash', '=', sha256(token))
    .where('tokens.expires_at', '>', now())
    .where('users.active', '=', true)
    .executeTakeFirst();
  if (own) return own;
  const id = await parts.hosted()?.userIdOf(token);
  return id === undefined ? undefined : findUser(db, id);
}

/** Ends the session of this call, where there is one. */
export async function revokeToken(c: Call, { db }: Parts): Promise<void> {
  const token = bearerOf(c);
  if (token) await db.deleteFrom('tokens').where('hash', '=', sha256(token)).execute();
}

/** Ends every session of a user. */
export async function revokeTokensOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('tokens').where('user_id', '=', userId).execute();
}

function bearerOf(c: Call): string | undefined {
  return /^Bearer ([\w-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}
