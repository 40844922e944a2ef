import type { Session } from '../session/createSession';
import type { SessionState } from '../session/session';

/**
 * Creates a watch that clears the list of requests in the diagnostics when their user is gone. At each start it catches
 * up on the time in which the element was not connected.
 * @returns a function that starts the watch and returns an unsubscribe function
 */
export function createRequestCleanup(
  session: Session,
  forgetRequests: () => void,
): () => () => void {
  /** The session while the element was last connected. */
  let last = session.getState();
  const forgetAfter = (before: SessionState) => {
    if (concernsOtherUser(before, session.getState())) forgetRequests();
  };
  return () => {
    forgetAfter(last);
    const unsubscribe = session.subscribe((_, before) => forgetAfter(before));
    return () => {
      last = session.getState();
      unsubscribe();
    };
  };
}

/** Returns whether the user before a change has logged out, or another one has signed in. */
function concernsOtherUser(before: SessionState, now: SessionState): boolean {
  const isLogout = before.user && !now.user && now.ended !== 'expired';
  // After an expiry, the requests are listed until the next sign-in: they may show its cause.
  const isNextUser = now.userChangeCount !== before.userChangeCount;
  return Boolean(isLogout || (isNextUser && (before.user || before.ended)));
}
