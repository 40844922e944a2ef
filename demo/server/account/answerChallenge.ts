import type { User } from '../database/schema';
import { CODES } from '../http/envelope';
import type { Services } from '../services';
import { redeemFactorCode } from './authenticatorApp';
import { findChallenge, nextStep, openChallenge, redeemChallenge } from './challenges';
import { passwordProblem } from './passwords';
import { BUSY, type Refusal } from './refusals';
import { endSessionsOf, startSession } from './sessions';
import type { SignedIn } from './signIn';

const EXPIRED: Refusal = { code: CODES.wrongCode, message: 'signInExpired' };

/** A value that was submitted for a second step. */
interface Submitted {
  id: string;
  value: string;
  clientId: string;
  address: string;
}

/** Checks the value of a second step. Returns a session, a further step, or the reason for a refusal. */
export async function answerChallenge(services: Services, submitted: Submitted): Promise<SignedIn> {
  const found = await findChallenge(services, submitted.id, submitted.clientId);
  if (!found) return EXPIRED;
  const { user, codePassed } = found;
  const kind = await nextStep(services, user, codePassed);
  if (kind === 'new-password') return choosePassword(services, user, submitted);
  if (kind === 'code') {
    const refusal = await redeemFactorCode(services, user.id, submitted.value);
    if (refusal) return refusal;
  }
  if (!(await redeemChallenge(services, submitted.id))) return EXPIRED;
  const next = await nextStep(services, user, true);
  const attempt = { user, clientId: submitted.clientId, codePassed: true };
  if (next) return { challenge: await openChallenge(services, attempt, next) };
  return finish(services, user, submitted);
}

/** Sets the new password and ends the user's other sessions. */
async function choosePassword(
  services: Services,
  user: User,
  submitted: Submitted,
): Promise<SignedIn> {
  const problem = passwordProblem(submitted.value);
  if (problem) return { code: CODES.weakPassword, message: problem };
  const made = await services.workQueue.run(submitted.address, async () => {
    const same = await services.passwords.verify(submitted.value, user.password_hash);
    return same ? { same } : { same, hash: await services.passwords.hash(submitted.value) };
  });
  if (!made) return BUSY;
  if (!made.hash) return { code: CODES.weakPassword, message: 'samePassword' };
  const { hash } = made;
  const changed = await services.db.transaction().execute(async (trx) => {
    if (!(await redeemChallenge({ db: trx }, submitted.id))) return undefined;
    // A reset or a deactivation meanwhile: its sessions must stay as they are.
    const unchanged = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', user.id)
      .where('session_epoch', '=', user.session_epoch)
      .forUpdate()
      .executeTakeFirst();
    if (!unchanged) return undefined;
    await endSessionsOf(trx, user.id);
    return trx
      .updateTable('users')
      .set({ password_hash: hash, must_change_password: false })
      .where('id', '=', user.id)
      .returningAll()
      .executeTakeFirst();
  });
  return changed ? finish(services, changed, submitted) : EXPIRED;
}

async function finish(services: Services, user: User, { clientId }: Submitted): Promise<SignedIn> {
  const token = await startSession(services, user, clientId);
  return token === undefined ? EXPIRED : { user, token };
}
