import { REQUEST_TIMEOUT_MS } from '../../constants';
import type { SessionCore } from './sessionCore';

/*
 * A 401 waits while the token is being renewed. There are two limits, each as long as a request may take:
 * - for a renewal (`addRenewal`): one that never ends is given up, so that it does not delay every later 401;
 * - for a 401 (`untilRenewed`): more renewals may begin while it waits, each with its own limit.
 */

/**
 * Makes 401s wait for a renewal, in addition to those that are pending. It may reject or never end.
 * @param onEnd called when this renewal and those before it have ended, before any 401 continues
 */
export function addRenewal(core: SessionCore, renewal: Promise<unknown>, onEnd: () => void): void {
  core.renewal = Promise.all([core.renewal, settleInTime(renewal)]).then(onEnd);
}

/** Resolves once no renewal is pending, or after the time that a request may take. */
export function untilRenewed(core: SessionCore): Promise<void> {
  return settleInTime(lastRenewal(core));
}

/** Resolves once the pending renewal, and each that has begun meanwhile, has ended. */
async function lastRenewal(core: SessionCore): Promise<void> {
  let ended: SessionCore['renewal'];
  while (ended !== core.renewal) {
    ended = core.renewal;
    await ended;
  }
}

/** Resolves once a promise has settled, or after the time that a request may take. */
function settleInTime(promise: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, REQUEST_TIMEOUT_MS);
    const settle = () => {
      clearTimeout(timer);
      resolve();
    };
    promise.then(settle, settle);
  });
}
