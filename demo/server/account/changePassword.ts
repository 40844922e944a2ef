import { CODES } from '../http/envelope';
import type { Services } from '../services';
import { checkResetCode, wrongCode } from './checkResetCode';
import { passwordProblem } from './passwords';
import { clearAttempts } from './rateLimit';
import { BUSY } from './refusals';
import { ownerOfCode, redeemCode } from './resetCodes';
import { endSessionsOf } from './sessions';
import type { StepResult } from './stepResult';
import { lockActiveUser } from './users';

/**
 * Third step of the reset: sets the new password, redeems the code and ends all sessions of the user.
 * After an invalid password the code stays valid, so that the user can type another password.
 */
export async function changePassword(
  services: Services,
  address: string,
  { code, password }: { code: string; password: string },
): Promise<StepResult> {
  const checked = await checkResetCode(services, address, code);
  if (checked.code !== 0) return checked;
  const problem = passwordProblem(password);
  if (problem) return { code: CODES.weakPassword, message: problem };
  const password_hash = await services.workQueue.run(address, () =>
    services.passwords.hash(password),
  );
  if (password_hash === undefined) return BUSY;
  const user = await services.db.transaction().execute(async (trx) => {
    const owner = await ownerOfCode({ db: trx, now: services.now }, code);
    if (!owner || !(await lockActiveUser(trx, owner))) return undefined;
    const id = await redeemCode(trx, code, services.now());
    if (!id) return undefined;
    await endSessionsOf(trx, id);
    return trx
      .updateTable('users')
      .set({ password_hash, must_change_password: false })
      .where('id', '=', id)
      .returning(['id', 'email'])
      .executeTakeFirst();
  });
  if (!user) return wrongCode;
  await clearAttempts(services, [
    { kind: 'sign-in:user', subject: user.id },
    { kind: 'sign-in:user', subject: user.email },
  ]);
  return { code: 0, message: 'passwordChanged' };
}
