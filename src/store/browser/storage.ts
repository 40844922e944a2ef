/** Storage of the user record: `local` survives closing the browser, `session` a reload, `memory` neither. */
export type StorageKind = 'local' | 'session' | 'memory';

/** Key-value storage that never throws: `set` returns whether it stored the value. */
export interface SafeStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

const memory = new Map<string, string>();

/**
 * Opens a storage. Blocked, full or missing storage behaves like an empty one that stores nothing.
 */
export function openStorage(kind: StorageKind): SafeStorage {
  return {
    get: (key) => readText(kind, key),
    set(key, value) {
      const stored = attempt(() => {
        if (kind === 'memory') memory.set(key, value);
        else browserStorage(kind).setItem(key, value);
        return true;
      });
      return stored ?? false;
    },
    remove: (key) =>
      attempt(() => {
        if (kind === 'memory') memory.delete(key);
        else browserStorage(kind).removeItem(key);
      }),
  };
}

/** Returns the text that a browser storage has under a key; undefined if it is missing. */
export function readText(kind: StorageKind, key: string): string | undefined {
  return attempt(() => read(kind, key) ?? undefined);
}

/**
 * Returns the parsed JSON that a browser storage has under a key; undefined if it is missing or
 * invalid.
 */
export function readJson(kind: StorageKind, key: string): unknown {
  return attempt(() => JSON.parse(read(kind, key) ?? 'null') ?? undefined);
}

/** Returns the keys of a storage that start with a prefix; none if the browser blocks the storage. */
export function storedKeys(kind: 'local' | 'session', prefix: string): string[] {
  const keys = attempt(() => Object.keys(browserStorage(kind))) ?? [];
  return keys.filter((key) => key.startsWith(prefix));
}

function read(kind: StorageKind, key: string): string | null | undefined {
  return kind === 'memory' ? memory.get(key) : browserStorage(kind).getItem(key);
}

// Accessing the property throws if the browser blocks storage, so each call reads it again.
function browserStorage(kind: StorageKind): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // Blocked, full or foreign content: callers treat it as absent.
    return undefined;
  }
}
