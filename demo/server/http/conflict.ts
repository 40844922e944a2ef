import type { Call } from '../parts';
import { CODES } from './envelope';

/** Answers that someone else was quicker; `Data` is the thing as it is now. */
export function refuseConflict(
  c: Call,
  current: unknown,
  Message = 'Someone else changed this meanwhile. Please look at it again.',
): Response {
  return c.json({ Code: CODES.conflict, Message, Data: current });
}
