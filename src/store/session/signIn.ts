import type { Credentials } from '../../api/account';
import { ApiError } from '../../api/errors';
import type { AuthProvider } from '../../api/providers';
import { UNAUTHORIZED } from '../../constants';
import { asApiError } from './asApiError';
import { forgetReloads } from './reloadLimit';
import type { SessionHost } from './session';
import {
  createCandidate,
  persistSession,
  reloadWithNotice,
  removeRecord,
  type SessionCore,
  type SignInAttempt,
  setSignInStatus,
} from './sessionCore';
import { toUserRecord } from './userRecord';

/** Signs in with a provider. The same credentials while they are being checked are one attempt. */
export function signIn(
  core: SessionCore,
  provider: AuthProvider,
  credentials: Credentials,
  host: SessionHost,
): Promise<void> {
  const last = core.attempt?.credentials;
  const { userId, password } = credentials;
  if (core.attempt?.done && last?.userId === userId && last.password === password) {
    return core.attempt.done;
  }
  const attempt: SignInAttempt = { credentials, startedAt: performance.now() };
  core.attempt = attempt;
  attempt.done = runAttempt(core, attempt, provider, host);
  return attempt.done;
}

async function runAttempt(
  core: SessionCore,
  attempt: SignInAttempt,
  provider: AuthProvider,
  host: SessionHost,
): Promise<void> {
  const { userId: typedId } = attempt.credentials;
  const superseded = () => attempt !== core.attempt;
  setSignInStatus(core, 'pending');
  try {
    const record = toUserRecord(await provider.signIn(attempt.credentials));
    if (superseded()) return;
    if (!record)
      throw new ApiError('The server accepted the sign-in but sent no token.', {
        reason: 'no-token',
      });
    const candidate = createCandidate(core, record, 'signIn', typedId);
    const replaces = core.store.getState().user && !candidate.same;
    // The page of another user starts empty, so unsaved work of the last one must be given up first.
    if (replaces && (await core.leaveGuards.confirm('other-user')) === false) {
      if (superseded()) return;
      core.attempt = undefined;
      setSignInStatus(core, 'idle');
      await provider.signOut(record);
      return;
    }
    if (superseded()) return;
    persistSession(core, candidate, host.onStorageFailed);
    forgetReloads(core.prefix);
  } catch (cause) {
    if (!superseded()) fail(core, asApiError(cause), typedId, host);
  }
}

/** Shows why a sign-in failed; after a 401 the page reloads first (§4 applies to any 401). */
function fail(core: SessionCore, error: ApiError, userId: string, host: SessionHost): void {
  core.attempt = undefined;
  setSignInStatus(core, 'failed', error);
  if (error.status !== UNAUTHORIZED || core.signInAgain || !host.mayExpire()) return;
  removeRecord(core);
  reloadWithNotice(core, host, { message: error.message, userId });
}
