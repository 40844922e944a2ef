import { UNAUTHORIZED } from '../../constants';
import { type Answer, CallFailed } from '../answers/call';
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

/** Decides whether the result of a call is kept. */
type Keep = (result: Answer | CallFailed) => KeptCall | undefined;

/**
 * Creates a function that reuses the result of an earlier run, or sends the call and keeps its result for later runs
 * if `keep` says so. It throws a CallFailed, also one that an earlier run has kept.
 * @param kept results by the name of the call
 * @param prepare called before a call is sent. Its failure is never kept as the result of that call
 */
export function createKeptCalls(kept: Map<string, KeptCall>, prepare: () => Promise<unknown>) {
  async function sendAndKeep(name: string, send: () => Promise<Answer>, keep: Keep) {
    await prepare();
    const result = await send().catch((error) => {
      // The server may have handled the call.
      if (error instanceof CallFailed && error.wasSent) return error;
      throw error;
    });
    const keptCall = keep(result);
    if (keptCall) kept.set(name, keptCall);
    return result;
  }

  return async (name: string, send: () => Promise<Answer>, keep: Keep = keepAlways) => {
    const result = keptResult(kept.get(name)) ?? (await sendAndKeep(name, send, keep));
    if (result instanceof CallFailed) throw result;
    return result;
  };
}

/** Keeps every result: the call counts against a limit or sends mail. */
function keepAlways(result: Answer | CallFailed): KeptCall {
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
function keptResult(kept: KeptCall | undefined): Answer | CallFailed | undefined {
  return kept?.until === undefined || kept.until > Date.now() ? kept?.result : undefined;
}
