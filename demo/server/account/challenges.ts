import { randomBytes } from 'node:crypto';
import type { User } from '../database/schema';
import type { Parts } from '../parts';
import { hasFactor } from './factors';
import { sha256 } from './hash';

/** A second step is open for ten minutes. */
const CHALLENGE_LIFETIME = 10 * 60_000;

/** What a sign-in needs after the password. */
export type ChallengeKind = 'code' | 'new-password';

/** A second step, as the answer of the sign-in describes it. */
export interface Challenge {
  Kind: ChallengeKind;
  Message: string;
  Id: string;
}

const MESSAGES: Record<ChallengeKind, string> = {
  code: 'Enter the 6-digit code from your authenticator app.',
  'new-password': 'Choose a new password to continue.',
};

/** Returns the step that a sign-in still needs, if any. */
export async function nextStep(
  parts: Pick<Parts, 'db'>,
  user: User,
  codePassed = false,
): Promise<ChallengeKind | undefined> {
  if (!codePassed && (await hasFactor(parts, user.id))) return 'code';
  return user.must_change_password ? 'new-password' : undefined;
}

/** Opens a second step for a user who has proven the password. Only the hash of its Id is kept. */
export async function openChallenge(
  { db, now }: Parts,
  { user, clientId, codePassed = false }: { user: User; clientId: string; codePassed?: boolean },
  kind: ChallengeKind,
): Promise<Challenge> {
  const id = randomBytes(32).toString('base64url');
  await db.deleteFrom('challenges').where('expires_at', '<=', now()).execute();
  await db
    .insertInto('challenges')
    .values({
      hash: sha256(id),
      user_id: user.id,
      client_id: clientId,
      session_epoch: user.session_epoch,
      code_passed: codePassed,
      expires_at: new Date(now().getTime() + CHALLENGE_LIFETIME),
    })
    .execute();
  return { Kind: kind, Message: MESSAGES[kind], Id: id };
}

/** Returns the user and progress of an open second step; undefined if it is unknown, used or expired. */
export async function findChallenge({ db, now }: Parts, id: string, clientId: string) {
  const row = await db
    .selectFrom('challenges')
    .innerJoin('users', 'users.id', 'challenges.user_id')
    .selectAll('users')
    .select('challenges.code_passed as codePassed')
    .where('challenges.hash', '=', sha256(id))
    .where('challenges.client_id', '=', clientId)
    .where('challenges.expires_at', '>', now())
    .where('users.active', '=', true)
    .whereRef('challenges.session_epoch', '=', 'users.session_epoch')
    .executeTakeFirst();
  if (!row) return undefined;
  const { codePassed, ...user } = row;
  return { user, codePassed };
}

/** Uses up a second step. Of several simultaneous calls, one gets true. */
export async function redeemChallenge({ db }: Pick<Parts, 'db'>, id: string): Promise<boolean> {
  const used = await db
    .deleteFrom('challenges')
    .where('hash', '=', sha256(id))
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}
