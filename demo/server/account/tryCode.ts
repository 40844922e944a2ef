import { CODES } from '../http/envelope';
import type { Parts } from '../parts';
import { counting, type Limit, write } from './attempts';
import { endCodesAskedFrom, ownerOfCode } from './resetCodes';
import type { StepResult } from './stepResult';

/** Wrong codes from one address before the codes that it asked for are void. */
const TRIES = 5;

/** The answer to a wrong, used or expired code. */
export const wrongCode: StepResult = {
  code: CODES.wrongCode,
  message: 'This code is wrong or has expired.',
};

const tooManyCodes: StepResult = {
  code: CODES.tooManyAttempts,
  message: 'Too many attempts. Please ask for a new code.',
};

/**
 * The second step: checks a code without using it up. A code is found by its own text, so a wrong one
 * belongs to no user: the tries are counted by address, and the fifth wrong one ends every code that
 * this address asked for. Asking for a new code starts again from zero.
 */
export function tryCode(parts: Parts, address: string, code: string): Promise<StepResult> {
  const limit: Limit = { kind: 'code from', subject: address, max: TRIES };
  return counting(parts, [limit], async (db, { minutes, left }) => {
    if (minutes > 0) return tooManyCodes;
    const place = { db, now: parts.now };
    if (await ownerOfCode(place, code)) return { code: 0, message: '' };
    await write(parts, db, [limit], true);
    if (left <= 1) await endCodesAskedFrom(place, address);
    return wrongCode;
  });
}
