/** Tells when another tab may have changed what local storage holds below a key. Returns what ends it. */
export function watchStored(key: string, changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // `clear()` tells it with a null key.
    if (event.key === null || event.key === key) changed();
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
