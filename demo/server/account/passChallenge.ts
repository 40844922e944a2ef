import type { User } from '../database/schema';
import { CODES } from '../http/envelope';
import type { Parts } from '../parts';
import { findChallenge, nextStep, openChallenge, redeemChallenge } from './challenges';
import { redeemFactorCode } from './factors';
import { passwordProblem } from './passwords';
import { BUSY, type Refusal } from './refusals';
import type { SignedIn } from './signIn';
import { endSessionsOf, startSession } from './tokens';

const EXPIRED: Refusal = {
  code: CODES.wrongCode,
  message: 'This sign-in has expired. Please start again.',
};

/** The answer to a second step. */
interface Given {
  id: string;
  value: string;
  clientId: string;
  address: string;
}

/** Checks the answer to a second step: a session, one more step, or the reason why not. */
export async function passChallenge(parts: Parts, given: Given): Promise<SignedIn> {
  const found = await findChallenge(parts, given.id, given.clientId);
  if (!found) return EXPIRED;
  const { user, codePassed } = found;
  const kind = await nextStep(parts, user, codePassed);
  if (kind === 'new-password') return choosePassword(parts, user, given);
  if (kind === 'code') {
    const refusal = await redeemFactorCode(parts, user.id, given.value);
    if (refusal) return refusal;
  }
  if (!(await redeemChallenge(parts, given.id))) return EXPIRED;
  const next = await nextStep(parts, user, true);
  const attempt = { user, clientId: given.clientId, codePassed: true };
  if (next) return { challenge: await openChallenge(parts, attempt, next) };
  return finish(parts, user, given);
}

/** Sets the new password and ends the user's other sessions. */
async function choosePassword(parts: Parts, user: User, given: Given): Promise<SignedIn> {
  const problem = passwordProblem(given.value);
  if (problem) return { code: CODES.weakPassword, message: problem };
  const made = await parts.turns.run(given.address, async () => {
    const same = await parts.passwords.verify(given.value, user.password_hash);
    return same ? { same } : { same, hash: await parts.passwords.hash(given.value) };
  });
  if (!made) return BUSY;
  if (!made.hash) {
    return { code: CODES.weakPassword, message: 'Choose a password other than the current one.' };
  }
  const { hash } = made;
  const changed = await parts.db.transaction().execute(async (db) => {
    if (!(await redeemChallenge({ db }, given.id))) return undefined;
    await endSessionsOf(db, user.id);
    return (
      db
        .updateTable('users')
        .set({ password_hash: hash, must_change_password: false })
        .where('id', '=', user.id)
        // A reset in between has chosen another password.
        .where('session_epoch', '=', user.session_epoch + 1)
        .returningAll()
        .executeTakeFirst()
    );
  });
  return changed ? finish(parts, changed, given) : EXPIRED;
}

async function finish(parts: Parts, user: User, { clientId }: Given): Promise<SignedIn> {
  const token = await startSession(parts, user, clientId);
  return token === undefined ? EXPIRED : { user, token };
}
