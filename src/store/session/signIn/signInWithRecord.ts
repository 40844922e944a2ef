import { ApiError } from '../../../api/errors';
import { confirmOtherUser, createCandidate, replacesUser } from '../candidate';
import type { SessionHost } from '../session';
import type { SessionCore, SignInAttempt } from '../sessionCore';
import { setSignInStatus, storeAndStartSession } from '../transitions';
import { toUserRecord } from '../user/userRecord';
import { asApiError } from './asApiError';

/**
 * Takes over a record that the host page obtained itself, for example from its own session.
 * @param isWanted whether no later call or logout has replaced the record meanwhile
 * @throws (rejects) TypeError if the record has no usable token
 */
export async function signInWithRecord(
  core: SessionCore,
  value: unknown,
  host: SessionHost,
  isWanted: () => boolean,
): Promise<void> {
  const record = toUserRecord(value);
  if (!record) throw new TypeError('signIn(record): the record needs a non-empty string "token".');
  // A copy: the host page may change its object later.
  const candidate = createCandidate(core, JSON.parse(JSON.stringify(record)), 'signIn');
  if (replacesUser(core, candidate) && !(await confirmOtherUser(core))) return;
  if (!isWanted()) return;
  storeAndStartSession(core, candidate, host.onStorageFailed);
}

/**
 * Waits for a record and takes it over, unless the session has changed meanwhile. Until then the sign-in form is busy; it
 * shows the error of a rejection.
 * @param isWanted whether no later call or logout has replaced the record meanwhile
 * @throws (rejects) the error of the promise, or ApiError `no-token`
 */
export async function signInWithPromise(
  core: SessionCore,
  pending: Promise<unknown>,
  host: SessionHost,
  isWanted: () => boolean,
): Promise<void> {
  const credentials = { userId: '', password: '' };
  const prompt = core.store.getState().prompt?.id;
  const attempt: SignInAttempt = { credentials, startedAt: performance.now(), prompt };
  core.attempt = attempt;
  core.store.setState({ challenge: undefined });
  setSignInStatus(core, 'pending');
  try {
    const record = await pending;
    if (core.attempt !== attempt) return;
    if (!toUserRecord(record)) {
      throw new ApiError('The sign-in sent no token.', { reason: 'no-token' });
    }
    const isStillWanted = () => core.attempt === attempt && isWanted();
    if (isStillWanted()) await signInWithRecord(core, record, host, isStillWanted);
    // The record was dropped: a logout came after it, or the current user kept their unsaved work.
    if (core.attempt === attempt) setSignInStatus(core, 'idle');
  } catch (cause) {
    if (core.attempt === attempt) setSignInStatus(core, 'failed', asApiError(cause));
    throw cause;
  } finally {
    if (core.attempt === attempt) core.attempt = undefined;
  }
}
