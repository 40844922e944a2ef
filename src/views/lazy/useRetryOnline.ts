import { useEffect } from 'react';

/** Loads a chunk that has failed again once the browser is online. */
export function useRetryOnline(failed: boolean, loadNow: () => unknown): void {
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', loadNow);
    return () => removeEventListener('online', loadNow);
  }, [failed, loadNow]);
}
