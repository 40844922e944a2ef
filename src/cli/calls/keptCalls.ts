import { UNAUTHORIZED } from '../../constants';
import type { Answer, CallFailed } from '../answers/call';
import { envelopeOf } from '../answers/envelope';
import { TOO_MANY_REQUESTS } from '../answers/inconclusive';

/** Result of a call that later runs of `--watch` reuse. */
export interface KeptCall {
  result: Answer | CallFailed;
  /** Time in ms after which the call is repeated; undefined if only Enter repeats it. */
  until?: number;
}

/** How long a sign-in with an ambiguous status is not repeated, in ms: it may count as a wrong password. */
const AMBIGUOUS_MS = 60_000;
/** Statuses of such sign-ins: frameworks refuse wrong passwords with 400, 422 or 423. */
const AMBIGUOUS = [400, 422, 423, TOO_MANY_REQUESTS];

/** Keeps every result: the call counts against a limit or sends mail. */
export function keepAlways(result: Answer | CallFailed): KeptCall {
  return { result };
}

/** Keeps a sign-in that counts as a wrong password; one that only may count as one for a minute. */
export function keepRefused(result: Answer | CallFailed): KeptCall | undefined {
  if (result instanceof Error) return undefined;
  const { status } = result;
  const Code = envelopeOf(result)?.Code ?? 0;
  const isRefused = status === UNAUTHORIZED || (Code !== 0 && status !== TOO_MANY_REQUESTS);
  if (isRefused) return { result };
  return AMBIGUOUS.includes(status) ? { result, until: Date.now() + AMBIGUOUS_MS } : undefined;
}

/** Returns the result that a run reuses. */
export function keptResult(kept: KeptCall | undefined): Answer | CallFailed | undefined {
  return kept?.until === undefined || kept.until > Date.now() ? kept?.result : undefined;
}
