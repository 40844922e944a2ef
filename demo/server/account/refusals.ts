import { CODES } from '../http/envelope';

/** A refusal with its Code; `seconds` tells when to try again where waiting helps. */
export interface Refusal {
  code: number;
  message: string;
  seconds?: number;
}

/** The refusal while more people sign in than the server can check passwords for. */
export const BUSY: Refusal = {
  code: CODES.busy,
  message: 'Many people are signing in right now. Please try again in a moment.',
  seconds: 10,
};

/** The refusal of every rate limit. */
export function tooMany(minutes: number): Refusal {
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const message = `Too many attempts. Please try again in ${wait}.`;
  return { code: CODES.tooManyAttempts, message, seconds: minutes * 60 };
}
