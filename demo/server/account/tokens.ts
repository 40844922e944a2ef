import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, User } from '../database/schema';
import type { Call, Parts } from '../parts';
import { sha256 } from './hash';

/** A session ends twelve hours after sign-in. */
const TOKEN_LIFETIME = 12 * 60 * 60_000;

/**
 * Starts a session: 32 random bytes for the client, their hash for the database. Returns undefined if
 * the user's sessions were ended since `user` was read: a sign-in that was under way meanwhile, with
 * the old password, must not outlive the reset.
 */
export async function issueToken(
  { db, now }: Parts,
  user: User,
  clientId: string,
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + TOKEN_LIFETIME);
  await db.deleteFrom('tokens').where('expires_at', '<=', now()).execute();
  const row = await db
    .insertInto('tokens')
    .columns(['hash', 'user_id', 'client_id', 'expires_at'])
    .expression((is) =>
      is
        .selectFrom('users')
        .select([
          is.val(sha256(token)).as('hash'),
          'id',
          is.val(clientId).as('client_id'),
          is.cast<Date>(is.val(expiresAt), 'timestamptz').as('expires_at'),
        ])
        .where('id', '=', user.id)
        .where('active', '=', true)
        .where('session_epoch', '=', user.session_epoch)
        // Waits for a reset or a deactivation that has begun, and then sees what it changed.
        .forShare(),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row && token;
}

/** Issues a token at the end of a sign-in and notes the time of it. */
export async function startSession(
  parts: Parts,
  user: User,
  clientId: string,
): Promise<string | undefined> {
  const token = await issueToken(parts, user, clientId);
  if (token) {
    await parts.db
      .updateTable('users')
      .set({ last_seen: parts.now() })
      .where('id', '=', user.id)
      .execute();
  }
  return token;
}

/** Returns the signed-in user of a call, by a token of this server or of the hosted provider. */
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
  return own ?? parts.hosted()?.userOf(token);
}

/** Ends the session of this call, if there is one, here and at the hosted provider. */
export async function endSession(c: Call, parts: Parts): Promise<void> {
  const token = bearerOf(c);
  if (!token) return;
  await parts.db.deleteFrom('tokens').where('hash', '=', sha256(token)).execute();
  await parts.hosted()?.endSession(token);
}

/**
 * Ends every session of a user, those at the hosted provider and sign-ins under way included: both name
 * the epoch that they began in. Call it in a transaction; it locks the user.
 */
export async function endSessionsOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((is) => ({ session_epoch: is('session_epoch', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('tokens').where('user_id', '=', userId).execute();
}

function bearerOf(c: Call): string | undefined {
  return /^Bearer ([\w-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}
