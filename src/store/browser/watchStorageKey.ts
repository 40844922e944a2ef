/**
 * Calls back when another tab may have changed a key of local storage. Returns an unsubscribe function.
 * @param onChange receives the new value, null if the key was removed, and undefined if the value must be
 *   read: the page was restored from the back/forward cache
 */
export function watchStorageKey(
  key: string,
  onChange: (value?: string | null) => void,
): () => void {
  const onStorage = (event: StorageEvent) => {
    // `clear()` dispatches the event with a null key.
    if (event.key === null || event.key === key) onChange(event.newValue);
  };
  // A page in the back/forward cache receives no storage events.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange();
  };
  globalThis.addEventListener?.('storage', onStorage);
  globalThis.addEventListener?.('pageshow', onShow);
  return () => {
    globalThis.removeEventListener?.('storage', onStorage);
    globalThis.removeEventListener?.('pageshow', onShow);
  };
}
