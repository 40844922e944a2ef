import { useEffect, useState } from 'react';

/** Pauses in ms before the attempts: browsers often say that they are online before they can reach a server. */
export const RETRY_PAUSES_MS = [0, 2_000, 10_000];

/**
 * Loads a chunk that has failed again once the browser is online, a few times if necessary. Returns whether it still
 * tries.
 */
export function useRetryOnline(failed: boolean, load: () => Promise<unknown>): boolean {
  const [isRetrying, setRetrying] = useState(false);
  useEffect(() => {
    if (!failed) return;
    let ended = false;
    const retry = async () => {
      setRetrying(true);
      for (const pause of RETRY_PAUSES_MS) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (ended) return;
        await load();
      }
      setRetrying(false);
    };
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      ended = true;
      setRetrying(false);
    };
  }, [failed, load]);
  return isRetrying;
}
