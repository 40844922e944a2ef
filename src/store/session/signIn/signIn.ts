import type { Credentials } from '../../../api/account';
import { ApiError } from '../../../api/errors';
import type { AuthProvider } from '../../../api/providers';
import { UNAUTHORIZED } from '../../../constants';
import { confirmOtherUser, createCandidate, replacesUser } from '../candidate';
import { clearReloads } from '../expiryReloads';
import { importInTime } from '../importInTime';
import { reloadWithNotice, showsFormAfterReload } from '../reload';
import type { SessionHost } from '../session';
import type { SessionCore, SignInAttempt } from '../sessionCore';
import { cancelSignIn, removeRecord, setSignInStatus, storeAndStartSession } from '../transitions';
import { toUserRecord, type UserRecord } from '../user/userRecord';
import { asApiError } from './asApiError';

/** Sign-in of a session. */
export interface SignInActions {
  /**
   * Signs in. Another call with the same credentials joins a pending one. After any other change of the
   * session the answer is ignored.
   * @param provider that of the element (store/element/serverClient.ts)
   */
  signIn(provider: AuthProvider, credentials: Credentials, host: SessionHost): Promise<void>;
}

/** An attempt of the sign-in form, with what its steps need. */
interface Attempt extends SignInAttempt {
  provider: AuthProvider;
  host: SessionHost;
}

/** Creates the sign-in of a session. */
export function createSignIn(core: SessionCore): SignInActions {
  return {
    signIn(provider, credentials, host) {
      const last = core.attempt?.credentials;
      const { userId, password } = credentials;
      if (core.attempt?.done && last?.userId === userId && last.password === password) {
        return core.attempt.done;
      }
      const { prompt, challenge } = core.store.getState();
      const startedAt = performance.now();
      const attempt: Attempt = { credentials, startedAt, prompt: prompt?.id, provider, host };
      core.attempt = attempt;
      if (challenge) core.store.setState({ challenge: undefined });
      attempt.done = runAttempt(core, attempt);
      return attempt.done;
    },
  };
}

async function runAttempt(core: SessionCore, attempt: Attempt): Promise<void> {
  setSignInStatus(core, 'pending');
  try {
    await acceptAnswer(core, attempt, await attempt.provider.signIn(attempt.credentials));
  } catch (cause) {
    if (attempt === core.attempt) showFailureOrReload(core, attempt, asApiError(cause));
  }
}

/** Continues a sign-in with an answer of the provider: a record, or a second step. */
async function acceptAnswer(core: SessionCore, attempt: Attempt, answer: unknown): Promise<void> {
  if (attempt !== core.attempt) return;
  const record = toUserRecord(answer);
  if (record) return acceptRecord(core, attempt, record);
  const { challenge } = Object(answer) as { challenge?: unknown };
  if (challenge === undefined) {
    throw new ApiError('The server accepted the sign-in but sent no token.', {
      reason: 'no-token',
    });
  }
  const { startChallenge } = await loadChallenge();
  if (attempt !== core.attempt) return;
  startChallenge(core, attempt, challenge, (next) => acceptAnswer(core, attempt, next));
}

/** Ends a sign-in with a record: starts the session, unless the current user keeps unsaved work. */
async function acceptRecord(
  core: SessionCore,
  attempt: Attempt,
  record: UserRecord,
): Promise<void> {
  const candidate = createCandidate(core, record, 'signIn', attempt.credentials.userId);
  const isRefused = replacesUser(core, candidate) && !(await confirmOtherUser(core));
  if (attempt !== core.attempt) return;
  if (isRefused) {
    cancelSignIn(core);
    await attempt.provider.signOut(record);
    return;
  }
  storeAndStartSession(core, candidate, attempt.host.onStorageFailed);
  clearReloads(core.prefix);
}

/** Loads the second step, which few sign-ins have. */
const loadChallenge = () =>
  importInTime(import('./challenge'), 'The second step could not be loaded.');

/**
 * Shows the error of a failed sign-in; a canceled one has no error. A 401 also reloads the page, unless a prompt over
 * the page is open, somebody is signed in, the event is prevented, or a reload would not show the form. This reload is
 * not counted as one after an expiry.
 */
function showFailureOrReload(
  core: SessionCore,
  { host, credentials }: Attempt,
  error: ApiError,
): void {
  core.attempt = undefined;
  if (error.reason === 'aborted') {
    setSignInStatus(core, 'idle');
    return;
  }
  setSignInStatus(core, 'failed', error);
  const { prompt, user } = core.store.getState();
  // After a reset, an earlier user may still be signed in: the 401 does not concern them.
  if (error.status !== UNAUTHORIZED || prompt || user) return;
  const mayReload = host.announceExpiry();
  // Without a reload, the form shows the error itself.
  if (!mayReload || !showsFormAfterReload(host)) return;
  removeRecord(core);
  reloadWithNotice(core.prefix, host, { message: error.message, userId: credentials.userId });
}
