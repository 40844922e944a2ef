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
import { removeRecord, setSignInStatus, storeAndStartSession } from '../transitions';
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

/** One attempt to sign in, with what it needs until it ends. */
interface Run {
  core: SessionCore;
  attempt: SignInAttempt;
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
      const attempt: SignInAttempt = { credentials, startedAt, prompt: prompt?.id };
      core.attempt = attempt;
      if (challenge) core.store.setState({ challenge: undefined });
      attempt.done = runAttempt({ core, attempt, provider, host });
      return attempt.done;
    },
  };
}

/** Returns whether the session still waits for this attempt: it ignores the answers to others. */
const isCurrent = ({ core, attempt }: Run) => core.attempt === attempt;

async function runAttempt(run: Run): Promise<void> {
  const { core, attempt, provider } = run;
  setSignInStatus(core, 'pending');
  try {
    await acceptAnswer(run, await provider.signIn(attempt.credentials));
  } catch (cause) {
    if (isCurrent(run)) showFailureOrReload(run, asApiError(cause));
  }
}

/** Continues a sign-in with an answer of the provider: a record, or a second step. */
async function acceptAnswer(run: Run, answer: unknown): Promise<void> {
  if (!isCurrent(run)) return;
  const record = toUserRecord(answer);
  if (record) return acceptRecord(run, record);
  const { challenge } = Object(answer) as { challenge?: unknown };
  if (challenge === undefined) {
    throw new ApiError('The server accepted the sign-in but sent no token.', {
      reason: 'no-token',
    });
  }
  const { startChallenge } = await loadChallenge();
  if (!isCurrent(run)) return;
  startChallenge(run.core, run.attempt, challenge, (next) => acceptAnswer(run, next));
}

/** Ends a sign-in with a record: starts the session, unless the current user keeps unsaved work. */
async function acceptRecord(run: Run, record: UserRecord): Promise<void> {
  const { core, attempt, provider, host } = run;
  const candidate = createCandidate(core, record, 'signIn', attempt.credentials.userId);
  const isRefused = replacesUser(core, candidate) && !(await confirmOtherUser(core));
  if (!isCurrent(run)) return;
  if (isRefused) {
    core.attempt = undefined;
    core.store.setState({ challenge: undefined });
    setSignInStatus(core, 'idle');
    await provider.signOut(record);
    return;
  }
  storeAndStartSession(core, candidate, host.onStorageFailed);
  clearReloads(core.prefix);
}

/** Loads the second step, which few sign-ins have. */
const loadChallenge = () =>
  importInTime(import('./challenge'), 'The second step could not be loaded.');

/**
 * Shows the error of a failed sign-in; a canceled one has no error. A 401 also reloads the page, unless a prompt over
 * the page is open, the event is prevented, or a reload would not show the form. This reload is not counted as one after
 * an expiry.
 */
function showFailureOrReload({ core, attempt, host }: Run, error: ApiError): void {
  core.attempt = undefined;
  if (error.reason === 'aborted') {
    setSignInStatus(core, 'idle');
    return;
  }
  setSignInStatus(core, 'failed', error);
  if (error.status !== UNAUTHORIZED || core.store.getState().prompt) return;
  const mayReload = host.announceExpiry();
  // Without a reload, the form shows the error itself.
  if (!mayReload || !showsFormAfterReload(host)) return;
  removeRecord(core);
  const { userId } = attempt.credentials;
  reloadWithNotice(core.prefix, host, { message: error.message, userId });
}
