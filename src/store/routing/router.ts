import { type ClickModifiers, isPlainClick } from '../browser/isPlainClick';
import { encodeFragment, hashHref, pathInHash } from './hash';
import { isPath } from './paths';
import { writeAddress } from './writeAddress';

/** Location of a shell: `hashRouter` keeps it in the hash of the page, `memoryRouter` in memory. */
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

/** Options of a move. */
export interface NavigateOptions {
  /** Adds no history entry. */
  replace?: boolean;
  /** Skips the guards. */
  force?: boolean;
  /** Goes back to the path, which a guard has refused when the browser had moved there. */
  back?: boolean;
}

/** Returns whether the shell may go to a path. */
export type Guard = (path: string, options: NavigateOptions) => boolean;

/**
 * Creates a router that keeps path and query inside the hash. It ignores hashes with another prefix
 * and keeps `history.state`. The address is watched while there is a subscriber.
 */
export function hashRouter(hashPrefix: string): Router {
  const listeners = new Set<() => void>();
  const { addGuard, mayGo } = createGuards();
  const assertFewNavigations = createNavigationLimit();
  const pathInAddress = () => pathInHash(location.hash, hashPrefix);
  let current = pathInAddress() ?? '/';
  /** Length of the history after a refused move, while the entry before the current one has its path. */
  let lengthAfterRefusal: number | undefined;

  const setPath = (path: string) => {
    current = path;
    for (const listener of listeners) listener();
  };

  function readAddress() {
    // An anchor of the host page keeps the shell on its current page.
    const next = pathInAddress() ?? (location.hash ? current : '/');
    if (next === current) return;
    if (mayGo(next, { back: true })) return setPath(next);
    // The browser has already moved: restore the address.
    writeAddress(hashHref(current, hashPrefix));
    lengthAfterRefusal = history.length;
  }

  return {
    addGuard,
    location: () => current,
    href: (path) => hashHref(path, hashPrefix),
    subscribe(listener) {
      // Each time: `document.open()` removes all listeners of the window, and adding one twice has no effect.
      addEventListener('hashchange', readAddress);
      addEventListener('popstate', readAddress);
      readAddress();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('hashchange', readAddress);
        removeEventListener('popstate', readAddress);
      };
    },
    navigate(path, { replace, force, back } = {}) {
      assertPath(path);
      const next = encodeFragment(path);
      if (next === current && pathInAddress() === next) return;
      if (!force && !mayGo(next, { replace })) return;
      assertFewNavigations(next);
      // A new entry would lead Back to the page that the user has left.
      if (back && history.length === lengthAfterRefusal) return history.back();
      // A redirect does not overwrite an anchor of the host page or the hash of another shell.
      const isForeign = location.hash && pathInAddress() === undefined;
      const href = hashHref(next, hashPrefix);
      if (!replace || !isForeign) writeAddress(href, { replace });
      setPath(next);
    },
  };
}

/** Creates a router that keeps the path in memory and leaves the address to the host page. */
export function memoryRouter(start = '/'): Router {
  const listeners = new Set<() => void>();
  const { addGuard, mayGo } = createGuards();
  const assertFewNavigations = createNavigationLimit();
  let current = encodeFragment(start);
  return {
    addGuard,
    location: () => current,
    href: (path) => `#${path}`,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(path, { replace, force } = {}) {
      assertPath(path);
      const next = encodeFragment(path);
      if (next === current || (!force && !mayGo(next, { replace }))) return;
      assertFewNavigations(next);
      current = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Follows a plain click on a path inside the shell; other clicks and links are left to the browser. */
export function navigateOnPlainClick(
  router: Router,
  event: ClickModifiers & Pick<Event, 'preventDefault'>,
  link: string | undefined,
): void {
  if (!isPlainClick(event) || !isPath(link)) return;
  event.preventDefault();
  router.navigate(link);
}

/** Creates the guards of a router. */
function createGuards() {
  const guards = new Set<Guard>();
  return {
    addGuard(mayGo: Guard) {
      guards.add(mayGo);
      return () => void guards.delete(mayGo);
    },
    mayGo: (...move: Parameters<Guard>) => [...guards].every((mayGo) => mayGo(...move)),
  };
}

/** Number of navigations in one task, above which pages redirect to each other endlessly. */
const MAX_NAVIGATIONS = 20;

/**
 * Returns a function that counts a navigation. It throws an Error above the limit, as two areas that redirect to
 * each other would freeze the page: their navigations follow in microtasks, and no other task ever runs.
 */
function createNavigationLimit() {
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
function assertPath(path: unknown): void {
  if (typeof path === 'string' && isPath(path)) return;
  throw new TypeError(
    `navigate(${JSON.stringify(path)}): a path of the shell begins with one "/".`,
  );
}
