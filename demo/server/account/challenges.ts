import { randomBytes } from 'node:crypto';
import type { User } from '../database/schema';
import type { Services } from '../services';
import { hasFactor } from './authenticatorApp';
import { sha256 } from './hash';
import type { MessageName } from './messages/messages';

/** Lifetime of a second step in ms: ten minutes. */
const CHALLENGE_LIFETIME = 10 * 60_000;

/** Kind of a second step. */
export type ChallengeKind = 'code' | 'new-password';

/** A second step of a sign-in. */
export interface Challenge {
  kind: ChallengeKind;
  message: MessageName;
  id: string;
}

const MESSAGES: Record<ChallengeKind, MessageName> = {
  code: 'enterAppCode',
  'new-password': 'temporaryPassword',
};

/** Returns the step that a sign-in still needs, if any. */
export async function nextStep(
  services: Pick<Services, 'db'>,
  user: User,
  codePassed = false,
): Promise<ChallengeKind | undefined> {
  if (!codePassed && (await hasFactor(services, user.id))) return 'code';
  return user.must_change_password ? 'new-password' : undefined;
}

/** Opens a second step for a user with the correct password. Only the hash of its Id is stored. */
export async function openChallenge(
  { db, now }: Services,
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
  return { kind, message: MESSAGES[kind], id };
}

/** Returns the user and progress of an open second step; undefined if it is unknown, used or expired. */
export async function findChallenge({ db, now }: Services, id: string, clientId: string) {
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

/** Redeems a second step. Returns true for only one of several simultaneous calls. */
export async function redeemChallenge({ db }: Pick<Services, 'db'>, id: string): Promise<boolean> {
  const used = await db
    .deleteFrom('challenges')
    .where('hash', '=', sha256(id))
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}
