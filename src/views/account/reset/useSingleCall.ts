import { useRef, useState } from 'react';
import type { Failure } from '../failureText';

/** Runs one call at a time and holds its failure for the form to show. */
export function useSingleCall() {
  const [failure, setFailure] = useState<Failure>();
  const [pending, setPending] = useState(false);
  // A second Enter comes before the next render, so state would be too late.
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
