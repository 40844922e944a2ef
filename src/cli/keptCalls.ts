import { UNAUTHORIZED } from '../constants';
import type { Answer, CallFailed } from './call';
import { envelopeOf } from './envelope';
import { TOO_MANY_REQUESTS } from './unclear';

/** Result of a call that later runs of `--watch` reuse. */
export interface KeptCall {
  result: Answer | CallFailed;
  /** Time in ms after which the call is repeated; undefined if only Enter repeats it. */
  until?: number;
}

/** Time in ms in which a sign-in over a rate limit is not repeated. */
const LIMIT_TIME = 60_000;

/** Keeps every result: the call counts against a limit or sends mail. */
export function keepAlways(result: Answer | CallFailed): KeptCall {
  return { result };
}

/** Keeps a sign-in that counts as a wrong password; one over a rate limit only for a minute. */
export function keepRefused(result: Answer | CallFailed): KeptCall | undefined {
  if (result instanceof Error) return undefined;
  const Code = envelopeOf(result)?.Code ?? 0;
  if (Code !== 0 || result.status === UNAUTHORIZED) return { result };
  const isLimited = result.status === TOO_MANY_REQUESTS;
  return isLimited ? { result, until: Date.now() + LIMIT_TIME } : undefined;
}

/** Returns the result that a run reuses. */
export function keptResult(kept: KeptCall | undefined): Answer | CallFailed | undefined {
  return kept?.until === undefined || kept.until > Date.now() ? kept?.result : undefined;
}
