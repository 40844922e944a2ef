import { randomBytes } from 'node:crypto';
import type { Services } from '../../services';
import { sha256 } from '../hash';

/** Lifetime of a challenge in ms: ten minutes, since a sign-in form may stay open for a while. */
const LIFETIME = 10 * 60_000;

/**
 * Creates the challenge of a WebAuthn ceremony.
 * @param userId the user who adds a passkey; null for a sign-in
 */
export async function createPasskeyChallenge(
  { db, now }: Services,
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

/** Redeems a challenge. Returns false if it is unknown, expired, used, or of another user. */
export async function redeemPasskeyChallenge(
  { db, now }: Services,
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
