interface Watcher {
  key: string;
  onChange(value?: string | null): void;
}

const watchers = new Set<Watcher>();

function onStorage({ key, newValue }: StorageEvent) {
  for (const watcher of watchers) {
    // `clear()` dispatches the event with a null key.
    if (key === null || key === watcher.key) watcher.onChange(newValue);
  }
}

/** A page in the back/forward cache receives no storage events. */
function onShow({ persisted }: PageTransitionEvent) {
  if (!persisted) return;
  for (const watcher of watchers) watcher.onChange();
}

/**
 * Calls back when another tab may have changed a key of local storage. Returns an unsubscribe function.
 * @param onChange receives the new value, null if the key was removed, and undefined if the value must be
 *   read: the page was restored from the back/forward cache
 */
export function watchStorageKey(key: string, onChange: Watcher['onChange']): () => void {
  const watcher = { key, onChange };
  watchers.add(watcher);
  // Each time: `document.open()` removes all listeners of the window, and adding one twice has no effect.
  globalThis.addEventListener?.('storage', onStorage);
  globalThis.addEventListener?.('pageshow', onShow);
  return () => void watchers.delete(watcher);
}
