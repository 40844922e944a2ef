import { shared } from '../../browser/registry';
import type { Session } from '../createSession';
import { asApiError } from '../signIn/asApiError';
import { toUserRecord } from '../user/userRecord';
import { type HostedContext, hostedProvider } from './provider';

/** Time in ms after which the sign-in screen stops waiting for a provider. */
const START_TIMEOUT_MS = 8_000;

/**
 * Completes a sign-in by redirect: asks the provider for the user, once per page and session, even if the host
 * page sets a new provider whenever it renders. Meanwhile the sign-in screen is busy. A user that the
 * provider returns after the timeout is signed in too, unless somebody has signed in or out meanwhile.
 */
export async function startProvider(context: HostedContext): Promise<void> {
  const { session, options } = context;
  const { authProvider } = options();
  const hosted = authProvider ? undefined : hostedProvider(context);
  hosted?.startRenewal();
  const started = shared('startedSessions', () => new WeakSet<Session>());
  if (started.has(session)) return;
  started.add(session);
  const { userChangeCount, ended } = session.getState();
  const isUnchanged = () => {
    const now = session.getState();
    return now.userChangeCount === userChangeCount && now.ended === ended;
  };
  const stopWaiting = showPending(session);
  try {
    const record = toUserRecord(await (authProvider ?? hosted)?.start?.());
    stopWaiting();
    if (record && isUnchanged()) session.setRecord(record);
  } catch (cause) {
    stopWaiting();
    const { user, signInStatus, challenge } = session.getState();
    // Not into a sign-in that the user has started meanwhile.
    const isIdle = !user && signInStatus === 'idle' && !challenge;
    if (isIdle && isUnchanged()) session.setSignInStatus('failed', asApiError(cause));
  }
}

/** Shows a busy sign-in screen until the session changes. Returns a function that ends it. */
function showPending(session: Session): () => void {
  if (session.getState().user) return () => {};
  session.setSignInStatus('pending');
  const pending = session.getState();
  const end = () => {
    clearTimeout(timer);
    if (session.getState() === pending) session.setSignInStatus('idle');
  };
  const timer = setTimeout(end, START_TIMEOUT_MS);
  return end;
}
