import { CODES } from '../http/envelope';
import type { Parts } from '../parts';
import { attempt } from './attempts';
import { endCodesAskedFrom, ownerOfCode } from './resetCodes';
import type { StepResult } from './stepResult';

/** Wrong codes from one address before the codes that it asked for are void. */
const TRIES = 5;

/** What a wrong, used or expired code is told. */
export const wrongCode: StepResult = {
  code: CODES.wrongCode,
  message: 'This code is wrong or has expired.',
};

/**
 * The second step: tells whether a code is good, without using it up. A code is found by its own
 * text, so a wrong one belongs to nobody: the tries are counted by address, and the fifth wrong one
 * ends every code that this address asked for. Asking for a new code starts afresh.
 */
export async function tryCode(parts: Parts, address: string, code: string): Promise<StepResult> {
  const tried = await attempt(parts, [{ kind: 'code from', subject: address, max: TRIES }]);
  if (!tried.allowed) {
    return {
      code: CODES.tooManyAttempts,
      message: 'Too many attempts. Please ask for a new code.',
    };
  }
  if (await ownerOfCode(parts, code)) {
    await tried.succeeded();
    return { code: 0, message: '' };
  }
  if (tried.left <= 0) await endCodesAskedFrom(parts, address);
  return wrongCode;
}
