import type { Call } from '../services';
import { CODES } from './envelope';

/** Answers that someone else has made a change first. `Data` is the current state. */
export function refuseConflict(
  c: Call,
  current: unknown,
  Message = 'Someone else changed this in the meantime. Review the current values.',
): Response {
  return c.json({ Code: CODES.conflict, Message, Data: current });
}
