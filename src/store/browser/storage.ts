/** Where the user record lives: `local` outlives the browser, `session` the reload, `memory` nothing. */
export type StorageKind = 'local' | 'session' | 'memory';

/** Key-value storage that never throws: `set` says whether it held. */
export interface SafeStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

const memory = new Map<string, string>();

/** Opens a storage. Blocked, full or missing storage behaves as an empty one that holds nothing. */
export function openStorage(kind: StorageKind): SafeStorage {
  if (kind === 'memory') {
    return {
      get: (key) => memory.get(key),
      set: (key, value) => Boolean(memory.set(key, value)),
      remove: (key) => void memory.delete(key),
    };
  }
  // The mere access throws where the browser blocks storage, so each call asks anew.
  const area = () => (kind === 'local' ? localStorage : sessionStorage);
  return {
    get: (key) => attempt(() => area().getItem(key) ?? undefined),
    set: (key, value) => attempt(() => (area().setItem(key, value), true)) ?? false,
    remove: (key) => attempt(() => area().removeItem(key)),
  };
}

/** The parsed JSON below a key, or undefined for anything that is none. */
export function readJson(storage: SafeStorage, key: string): unknown {
  return attempt(() => JSON.parse(storage.get(key) ?? 'null') ?? undefined);
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // Blocked, full or foreign content: callers treat it as absent.
    return undefined;
  }
}
