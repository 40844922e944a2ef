import { LONGEST_TIMER_MS, REQUEST_TIMEOUT_MS } from '../constants';

/**
 * Starts the deadline of a request. Its signal aborts after `timeout` ms (0: never) or together with
 * the caller's signal, until the whole body has been read.
 */
export function startDeadline(timeout = REQUEST_TIMEOUT_MS, callerSignal?: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let passed = false;
  const expire = () => {
    passed = true;
    abort();
  };
  const timer = timeout > 0 ? setTimeout(expire, Math.min(timeout, LONGEST_TIMER_MS)) : undefined;
  callerSignal?.addEventListener('abort', abort);
  if (callerSignal?.aborted) abort();
  return {
    signal: controller.signal,
    passed: () => passed,
    end() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', abort);
    },
  };
}
