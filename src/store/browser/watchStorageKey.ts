import type { StorageKind } from './storage';

interface Watcher {
  kind: StorageKind;
  key: string;
  onChange(value?: string | null): void;
}

const watchers = new Set<Watcher>();

function onStorage({ key, newValue, storageArea }: StorageEvent) {
  const kind = kindOf(storageArea);
  for (const watcher of watchers) {
    // `clear()` dispatches the event with a null key.
    const isAffected = watcher.kind === kind && (key === null || key === watcher.key);
    if (isAffected) watcher.onChange(newValue);
  }
}

/** Returns the kind of a storage. Tabs share local storage, and the frames of a tab session storage too. */
function kindOf(storage: Storage | null): StorageKind {
  try {
    return storage && storage === sessionStorage ? 'session' : 'local';
  } catch {
    // The browser blocks session storage.
    return 'local';
  }
}

function onShow({ persisted }: PageTransitionEvent) {
  if (persisted) readAgain();
}

/** A page in the back/forward cache receives no storage events; one that is prerendered has its own session storage. */
function readAgain() {
  for (const watcher of watchers) watcher.onChange();
}

/**
 * Calls back when another tab or frame, or another page of this tab, may have changed a key of a storage. Returns an
 * unsubscribe function.
 * @param onChange receives the new value, null if the key was removed, and undefined if the value must be
 *   read: the page was restored from the back/forward cache, or was prerendered and is now shown
 */
export function watchStorageKey(
  key: string,
  onChange: Watcher['onChange'],
  kind: StorageKind = 'local',
): () => void {
  const watcher = { kind, key, onChange };
  watchers.add(watcher);
  // Each time: `document.open()` removes all listeners of the window, and adding one twice has no effect.
  globalThis.addEventListener?.('storage', onStorage);
  globalThis.addEventListener?.('pageshow', onShow);
  globalThis.document?.addEventListener('prerenderingchange', readAgain);
  return () => void watchers.delete(watcher);
}
