import { useSyncExternalStore } from 'react';

/** Returns false during hydration, which must render the same as the first paint, and true otherwise. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};
