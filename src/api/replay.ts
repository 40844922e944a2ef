import { MAX_WAITING } from '../constants';
import { cancelled } from './send';

/** Requests that wait for a new sign-in: a page that polls all night must not pile them up. */
let waiting = 0;

/**
 * Waits until someone signs in again after a 401, and tells whether the request is to be sent once
 * more. One too many is not.
 * @throws ApiError as soon as the request's caller gives up.
 */
export async function isReplayed(
  signedInAgain: Promise<boolean>,
  caller?: AbortSignal,
): Promise<boolean> {
  if (waiting >= MAX_WAITING) return false;
  waiting++;
  let giveUp = () => {};
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = () => reject(cancelled());
  });
  caller?.addEventListener('abort', giveUp);
  if (caller?.aborted) giveUp();
  try {
    return await Promise.race([signedInAgain, givenUp]);
  } finally {
    waiting--;
    caller?.removeEventListener('abort', giveUp);
  }
}
