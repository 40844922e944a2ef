import { isPath } from './paths';

/** Location of a shell, kept in the hash of the page or in memory. */
export interface Router {
  /** Returns the path with query, `/…`, percent-encoded as in an address. */
  location(): string;
  /** Calls back after each move. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /**
   * Goes to a path, unless a guard objects; `force` skips the guards.
   * @throws TypeError if `path` is not a path of the shell; Error if pages redirect to each other endlessly.
   */
  navigate(path: string, options?: NavigateOptions): void;
  /** Returns the link to a path. */
  href(path: string): string;
  /** Adds a guard that is asked before every move. Returns a function that removes it. */
  addGuard(mayGo: Guard): () => void;
}

/** Options of a move: `replace` adds no history entry, `force` skips the guards. */
export interface NavigateOptions {
  replace?: boolean;
  force?: boolean;
}

/** Returns whether the shell may go to a path. */
export type Guard = (path: string) => boolean;

/** Creates the guards of a router. */
export function createGuards() {
  const guards = new Set<Guard>();
  return {
    addGuard(mayGo: Guard) {
      guards.add(mayGo);
      return () => void guards.delete(mayGo);
    },
    mayGo: (path: string) => [...guards].every((mayGo) => mayGo(path)),
  };
}

/** Number of navigations in one task, above which pages redirect to each other endlessly. */
const MAX_NAVIGATIONS = 20;

/**
 * Returns a function that counts a navigation. It throws an Error above the limit, as two areas that redirect to
 * each other would freeze the page: their navigations follow in microtasks, and no other task ever runs.
 */
export function createNavigationLimit() {
  let count = 0;
  return (path: string) => {
    if (count === 0) {
      setTimeout(() => {
        count = 0;
      });
    }
    count += 1;
    if (count > MAX_NAVIGATIONS) {
      throw new Error(
        `navigate("${path}"): more than ${MAX_NAVIGATIONS} navigations in a row. Do two pages redirect to each other?`,
      );
    }
  };
}

/**
 * Checks a path.
 * @throws TypeError if a path does not begin with exactly one `/`
 */
export function assertPath(path: unknown): void {
  if (typeof path === 'string' && isPath(path)) return;
  throw new TypeError(
    `navigate(${JSON.stringify(path)}): a path of the shell begins with one "/".`,
  );
}
