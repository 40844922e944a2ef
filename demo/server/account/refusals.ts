import { CODES, refuse } from '../http/envelope';
import type { Call } from '../services';
import { type Message, textOf } from './messages/messages';
import type { Denied } from './rateLimit';

/** Reason for a refusal; `seconds` after it, a retry can succeed. */
export interface Refusal extends Message {
  /** `Code` of the answer. */
  code: number;
}

/** Refusal while the server cannot check more passwords. */
export const BUSY: Refusal = { code: CODES.busy, message: 'busy', seconds: 10 };

/** Returns the refusal of a rate limit. */
export function tooMany(minutes: number): Refusal {
  return { code: CODES.tooManyAttempts, message: 'tooManyAttempts', seconds: minutes * 60 };
}

/** Returns the refusal of an attempt that was not allowed. */
export const refusalOf = (denied: Denied): Refusal =>
  denied.reason === 'busy' ? BUSY : tooMany(denied.minutes);

/** Answers with a refusal, in the language of the call. */
export function refuseWith(c: Call, refusal: Refusal) {
  return refuse(c, refusal.code, textOf(refusal, c.get('language')));
}
