import { CODES } from '../http/envelope';

/** Reason for a refusal. */
export interface Refusal {
  /** `Code` of the answer. */
  code: number;
  message: string;
  /** Seconds after which a retry can succeed, for `Retry-After`. */
  seconds?: number;
}

/** Refusal while the server cannot check more passwords. */
export const BUSY: Refusal = {
  code: CODES.busy,
  message: 'Many people are signing in right now. Please try again in a moment.',
  seconds: 10,
};

/** Returns the refusal of a rate limit. */
export function tooMany(minutes: number): Refusal {
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const message = `Too many attempts. Please try again in ${wait}.`;
  return { code: CODES.tooManyAttempts, message, seconds: minutes * 60 };
}
