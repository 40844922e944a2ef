/**
 * Calls back when another tab may have changed a key of local storage, with the new value: null if
 * it was removed, undefined if the page was restored from the back/forward cache. Returns an unsubscribe function.
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
