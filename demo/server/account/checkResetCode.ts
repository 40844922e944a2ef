import { CODES } from '../http/envelope';
import type { Services } from '../services';
import { type Limit, recordAttempts, withLimits } from './rateLimit';
import { deleteCodesFrom, ownerOfCode } from './resetCodes';
import type { StepResult } from './stepResult';

/** Wrong codes from one address until the codes that it has requested become invalid. */
const MAX_WRONG_CODES = 5;

/** Result for a wrong, used or expired code. */
export const wrongCode: StepResult = { code: CODES.wrongCode, message: 'wrongCode' };

const tooManyCodes: StepResult = { code: CODES.tooManyAttempts, message: 'tooManyCodes' };

/**
 * Second step of the reset: checks a code without redeeming it. A code is found by its text, so a wrong
 * one belongs to no user. Wrong codes are therefore counted by address, and the fifth deletes all codes
 * that the address has requested. A new request resets the count.
 */
export function checkResetCode(
  services: Services,
  address: string,
  code: string,
): Promise<StepResult> {
  const limit: Limit = { kind: 'code:address', subject: address, max: MAX_WRONG_CODES };
  return withLimits(services, [limit], async (trx, state) => {
    if (state.reached) return tooManyCodes;
    const inTransaction = { db: trx, now: services.now };
    if (await ownerOfCode(inTransaction, code)) return { code: 0 };
    await recordAttempts(services, trx, [limit], true);
    if (state.left <= 1) await deleteCodesFrom(inTransaction, address);
    return wrongCode;
  });
}
