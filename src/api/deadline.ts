import { LONGEST_TIMER, REQUEST_TIMEOUT } from '../constants';

/**
 * Ends a request when its time is up or its caller gives up, up to the last byte of the answer.
 * ofetch's own time-out ends with the headers, and is none at all where the caller brings a signal.
 */
export function startDeadline(timeout = REQUEST_TIMEOUT, caller?: AbortSignal) {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let passed = false;
  const pass = () => {
    passed = true;
    giveUp();
  };
  const timer = timeout > 0 ? setTimeout(pass, Math.min(timeout, LONGEST_TIMER)) : undefined;
  caller?.addEventListener('abort', giveUp);
  if (caller?.aborted) giveUp();
  return {
    signal: controller.signal,
    passed: () => passed,
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}
