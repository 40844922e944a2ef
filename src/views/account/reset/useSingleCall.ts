import { useRef, useState } from 'react';
import type { Failure } from '../failureText';

/** Runs one call at a time and returns its state: pending, and the failure to show. */
export function useSingleCall() {
  const [failure, setFailure] = useState<Failure>();
  const [pending, setPending] = useState(false);
  // A ref, since a second Enter can come before the next render.
  const busy = useRef(false);

  async function run(call: () => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    setFailure(undefined);
    setPending(true);
    try {
      await call();
    } catch (error) {
      setFailure(error as Failure);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }
  return {
    run,
    pending,
    isBusy: () => busy.current,
    failure,
    clearFailure: () => setFailure(undefined),
  };
}
