import { ApiError } from '../../api/errors';
import { asApiError } from './asApiError';
import type { PendingChallenge } from './session';
import { type SessionCore, type SignInAttempt, setSignInStatus } from './sessionCore';

/** Kinds of a second step. */
const KINDS: readonly string[] = ['code', 'new-password'];

let count = 0;

/**
 * Opens a second step of a sign-in. A failed answer keeps it open.
 * @param proceed continues the sign-in with what the answer resolved to
 * @throws ApiError if the step is of an unknown kind
 */
export function startChallenge(
  core: SessionCore,
  attempt: SignInAttempt,
  given: unknown,
  proceed: (answer: unknown) => Promise<void>,
): void {
  const { kind, message, answer } = Object(given);
  if (!KINDS.includes(kind) || typeof answer !== 'function') {
    throw new ApiError('The sign-in asks for an unknown step.', { reason: 'malformed' });
  }
  const isOpen = () => core.attempt === attempt && core.store.getState().challenge === challenge;
  let isAnswering = false;
  const challenge: PendingChallenge = {
    id: ++count,
    kind,
    message: typeof message === 'string' && message ? message : undefined,
    userId: attempt.credentials.userId,
    async answer(value) {
      if (isAnswering || !isOpen()) return;
      isAnswering = true;
      setSignInStatus(core, 'pending');
      try {
        const next = await answer.call(given, value);
        if (isOpen()) await proceed(next);
      } catch (cause) {
        if (isOpen()) setSignInStatus(core, 'failed', asApiError(cause));
      } finally {
        isAnswering = false;
      }
    },
    leave() {
      if (!isOpen()) return;
      core.attempt = undefined;
      core.store.setState({ challenge: undefined });
      setSignInStatus(core, 'idle');
    },
  };
  core.store.setState({ challenge });
  setSignInStatus(core, 'idle');
}
