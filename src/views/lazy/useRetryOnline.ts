import { useEffect, useState } from 'react';

/** Pauses in ms before the attempts: browsers often say that they are online before they can reach a server. */
const PAUSES_MS = [0, 2_000, 10_000];

/**
 * Loads a chunk that has failed again once the browser is online, a few times if necessary. Returns whether it still
 * tries.
 */
export function useRetryOnline(failed: boolean, load: () => Promise<unknown>): boolean {
  const [isRetrying, setRetrying] = useState(false);
  useEffect(() => {
    if (!failed) return;
    let timer: ReturnType<typeof setTimeout>;
    const retry = async () => {
      // Ends the attempts of an earlier event.
      clearTimeout(timer);
      setRetrying(true);
      for (const pause of PAUSES_MS) {
        await new Promise((resolve) => {
          timer = setTimeout(resolve, pause);
        });
        await load();
      }
      setRetrying(false);
    };
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
      clearTimeout(timer);
      setRetrying(false);
    };
  }, [failed, load]);
  return isRetrying;
}
