import { CODES } from '../http/envelope';
import type { Parts } from '../parts';
import { forgive } from './attempts';
import { passwordProblem } from './passwords';
import { BUSY } from './refusals';
import { useCode } from './resetCodes';
import type { StepResult } from './stepResult';
import { endSessionsOf } from './tokens';
import { tryCode, wrongCode } from './tryCode';

/**
 * The third step: sets the new password, uses the code up and ends every session of the user. A
 * password that breaks the rule leaves the code alone, so that the person can type another one.
 */
export async function changePassword(
  parts: Parts,
  address: string,
  { code, password }: { code: string; password: string },
): Promise<StepResult> {
  const tried = await tryCode(parts, address, code);
  if (tried.code !== 0) return tried;
  const problem = passwordProblem(password);
  if (problem) return { code: CODES.weakPassword, message: problem };
  const password_hash = await parts.turns.run(address, () => parts.passwords.hash(password));
  if (password_hash === undefined) return BUSY;
  const user = await parts.db.transaction().execute(async (step) => {
    const id = await useCode(step, code, parts.now());
    if (!id) return undefined;
    await endSessionsOf(step, id);
    return step
      .updateTable('users')
      .set({ password_hash, must_change_password: false })
      .where('id', '=', id)
      .returning(['id', 'email'])
      .executeTakeFirst();
  });
  if (!user) return wrongCode;
  await forgive(parts, [
    { kind: 'sign-in', subject: user.id },
    { kind: 'sign-in', subject: user.email },
  ]);
  return { code: 0, message: 'Your password is changed.' };
}
