import { MAX_WAITING_REQUESTS } from '../constants';
import { abortedError } from './requestErrors';

/** Number of requests that wait for a sign-in. It is limited for pages that poll all night. */
let waiting = 0;

/**
 * Waits until the user has signed in again after a 401. Resolves to true if the request should be sent
 * again, and to false without waiting if too many requests wait already.
 * @throws ApiError as soon as the caller aborts the request
 */
export async function waitForSignIn(
  signedInAgain: Promise<boolean>,
  callerSignal?: AbortSignal,
): Promise<boolean> {
  if (waiting >= MAX_WAITING_REQUESTS) return false;
  waiting++;
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(abortedError());
  });
  callerSignal?.addEventListener('abort', abort);
  if (callerSignal?.aborted) abort();
  try {
    return await Promise.race([signedInAgain, aborted]);
  } finally {
    waiting--;
    callerSignal?.removeEventListener('abort', abort);
  }
}
