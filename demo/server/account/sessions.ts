import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, User } from '../database/schema';
import type { Call, Services } from '../services';
import { sha256 } from './hash';

/** Lifetime of a session in ms: twelve hours. */
const TOKEN_LIFETIME = 12 * 60 * 60_000;

/** Precision in ms of the time at which a user was last seen: at most one write a minute. */
const SEEN_PRECISION = 60_000;

/**
 * Issues a token of 32 random bytes and stores its hash. Returns undefined if the user's sessions have
 * ended since `user` was read: a pending sign-in with the old password must not survive a reset.
 */
async function issueToken(
  { db, now }: Services,
  user: User,
  clientId: string,
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + TOKEN_LIFETIME);
  await db.deleteFrom('tokens').where('expires_at', '<=', now()).execute();
  const row = await db
    .insertInto('tokens')
    .columns(['hash', 'user_id', 'client_id', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          eb.val(sha256(token)).as('hash'),
          'id',
          eb.val(clientId).as('client_id'),
          eb.cast<Date>(eb.val(expiresAt), 'timestamptz').as('expires_at'),
        ])
        .where('id', '=', user.id)
        .where('active', '=', true)
        .where('session_epoch', '=', user.session_epoch)
        // Waits for a pending reset or deactivation, and then sees its changes.
        .forShare(),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row && token;
}

/** Issues a token at the end of a sign-in and records the time. */
export async function startSession(
  services: Services,
  user: User,
  clientId: string,
): Promise<string | undefined> {
  const token = await issueToken(services, user, clientId);
  if (token) {
    await services.db
      .updateTable('users')
      .set({ last_seen: services.now() })
      .where('id', '=', user.id)
      .execute();
  }
  return token;
}

/** Returns the user of a call by its token, of this server or of the hosted provider. */
export async function userOf(c: Call, services: Services): Promise<User | undefined> {
  const { db, now } = services;
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
  const user = own ?? (await services.hosted()?.userOf(token));
  if (user) await recordSeen(services, user);
  return user;
}

/** Records that a user makes a call, unless that was recorded less than a minute ago. */
async function recordSeen({ db, now }: Services, { id, last_seen }: User): Promise<void> {
  const time = now();
  const old = new Date(time.getTime() - SEEN_PRECISION);
  if (last_seen && last_seen >= old) return;
  await db
    .updateTable('users')
    .set({ last_seen: time })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where((eb) => eb.or([eb('last_seen', 'is', null), eb('last_seen', '<', old)]))
        // The call must not wait for someone who is changing the account.
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Ends the session of this call, if there is one, here and at the hosted provider. */
export async function endSession(c: Call, services: Services): Promise<void> {
  const token = bearerOf(c);
  if (!token) return;
  await services.db.deleteFrom('tokens').where('hash', '=', sha256(token)).execute();
  await services.hosted()?.endSession(token);
}

/**
 * Ends all sessions of a user, including those at the hosted provider and pending sign-ins, which refer
 * to the user's session epoch. Must be called in a transaction; it locks the user.
 */
export async function endSessionsOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ session_epoch: eb('session_epoch', '+', 1) }))
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('tokens').where('user_id', '=', userId).execute();
}

function bearerOf(c: Call): string | undefined {
  return /^Bearer ([\w-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}
