import { ApiError } from '../../../api/errors';
import { MAX_TEXT_LENGTH } from '../../../constants';
import type { PendingChallenge } from '../session';
import type { SessionCore, SignInAttempt } from '../sessionCore';
import { cancelSignIn, setSignInStatus } from '../transitions';
import { asApiError } from './asApiError';

/** Kinds of a second step. */
const KINDS: readonly string[] = ['code', 'new-password'];

let challengeCount = 0;

/**
 * Opens a second step of a sign-in. It stays open after a failed answer.
 * @param input the step as the provider sent it
 * @param proceed continues the sign-in with the result of the answer
 * @throws ApiError if the step is of an unknown kind
 */
export function startChallenge(
  core: SessionCore,
  attempt: SignInAttempt,
  input: unknown,
  proceed: (answer: unknown) => Promise<void>,
): void {
  const { kind, message, answer } = Object(input);
  if (!KINDS.includes(kind) || typeof answer !== 'function') {
    throw new ApiError('The sign-in requires an unknown step.', { reason: 'malformed' });
  }
  const isOpen = () => core.attempt === attempt && core.store.getState().challenge === challenge;
  let isAnswering = false;
  const challenge: PendingChallenge = {
    id: ++challengeCount,
    kind,
    message: (typeof message === 'string' && message.slice(0, MAX_TEXT_LENGTH)) || undefined,
    userId: attempt.credentials.userId,
    async answer(value) {
      if (isAnswering || !isOpen()) return;
      isAnswering = true;
      setSignInStatus(core, 'pending');
      try {
        const next = await answer.call(input, value);
        if (isOpen()) await proceed(next);
      } catch (cause) {
        if (isOpen()) setSignInStatus(core, 'failed', asApiError(cause));
      } finally {
        isAnswering = false;
      }
    },
    leave() {
      if (!isOpen()) return;
      cancelSignIn(core);
    },
  };
  core.store.setState({ challenge });
  setSignInStatus(core, 'idle');
}
