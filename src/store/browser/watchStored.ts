/**
 * Tells when another tab may have changed what local storage holds below a key, and what that is now:
 * null for nothing, undefined where it was not told. Returns what ends it.
 */
export function watchStored(key: string, changed: (now?: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // `clear()` tells it with a null key.
    if (event.key === null || event.key === key) changed(event.newValue);
  };
  // A page that comes back from the browser's cache was told nothing meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed();
  };
  globalThis.addEventListener?.('storage', onStorage);
  globalThis.addEventListener?.('pageshow', onShow);
  return () => {
    globalThis.removeEventListener?.('storage', onStorage);
    globalThis.removeEventListener?.('pageshow', onShow);
  };
}
