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
  return {
    get: (key) => attempt(() => read(kind, key) ?? undefined),
    set(key, value) {
      const held = attempt(() => {
        if (kind === 'memory') memory.set(key, value);
        else area(kind).setItem(key, value);
        return true;
      });
      return held ?? false;
    },
    remove: (key) =>
      attempt(() => {
        if (kind === 'memory') memory.delete(key);
        else area(kind).removeItem(key);
      }),
  };
}

/** The parsed JSON that a browser storage holds below a key, or undefined for anything that is none. */
export function readJson(kind: StorageKind, key: string): unknown {
  return attempt(() => JSON.parse(read(kind, key) ?? 'null') ?? undefined);
}

function read(kind: StorageKind, key: string): string | null | undefined {
  return kind === 'memory' ? memory.get(key) : area(kind).getItem(key);
}

// The mere access throws where the browser blocks storage, so each call asks anew.
function area(kind: StorageKind): Storage {
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
