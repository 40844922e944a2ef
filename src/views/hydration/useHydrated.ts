import { useSyncExternalStore } from 'react';

/** Returns false during hydration, which must render what the first paint shows, and true otherwise. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
