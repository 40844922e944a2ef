/** Tells when another tab may have changed what local storage holds below a key. */
export function watchStored(key: string, changed: () => void): void {
  globalThis.addEventListener?.('storage', (event) => {
    // `clear()` tells it with a null key.
    if (event.key === null || event.key === key) changed();
  });
  // A page that comes back from the browser's cache was told nothing meanwhile.
  globalThis.addEventListener?.('pageshow', (event) => {
    if (event.persisted) changed();
  });
}
