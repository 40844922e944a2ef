import { randomBytes } from 'node:crypto';
import type { Parts } from '../../parts';
import { sha256 } from '../hash';

/** A challenge waits ten minutes: a sign-in form may stay open for a while. */
const LIFETIME = 10 * 60_000;

/** Makes the challenge of a ceremony: of a user who adds a passkey, or of someone who signs in. */
export async function makePasskeyChallenge(
  { db, now }: Parts,
  userId: string | null,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now()).execute();
  await db
    .insertInto('passkey_challenges')
    .values({
      hash: sha256(challenge),
      user_id: userId,
      expires_at: new Date(now().getTime() + LIFETIME),
    })
    .execute();
  return challenge;
}

/** Uses a challenge up; false if it is unknown, expired, used, or of another user. */
export async function redeemPasskeyChallenge(
  { db, now }: Parts,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', sha256(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now())
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}
