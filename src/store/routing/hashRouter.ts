import { encodeFragment, hashHref, pathInHash } from './hash';
import { assertPath, createGuards, createNavigationLimit } from './moveChecks';
import { navigationApi } from './navigationApi';
import type { Router } from './router';
import { writeAddress } from './writeAddress';

/**
 * Creates a router that keeps path and query inside the hash. It ignores hashes with another prefix
 * and keeps `history.state`. The address is watched while there is a subscriber.
 * @param start path until the address has one
 */
export function hashRouter(hashPrefix: string, start = '/'): Router {
  const listeners = new Set<() => void>();
  /** The path at each history entry with an anchor of the host page or without a hash. Back returns to it. */
  const pathsAtAnchors = new Map<string, string>();
  const { addGuard, mayGo } = createGuards();
  const assertFewNavigations = createNavigationLimit();
  const pathInAddress = () => pathInHash(location.hash, hashPrefix);
  let current = encodeFragment(start);
  /** The page in the address for which `current` holds. */
  let page = pageInAddress();
  current = pathInAddress() ?? pathAtAnchor();
  /** Length of the history after a refused move, while the entry before the current one has its path. */
  let lengthAfterRefusal: number | undefined;

  const setPath = (path: string) => {
    current = path;
    page = pageInAddress();
    rememberAnchor();
    for (const listener of listeners) listener();
  };

  function rememberAnchor() {
    const key = entryKey();
    if (key && isAnchor(location.hash)) pathsAtAnchors.set(key, current);
  }

  /**
   * Returns the path at an address without one. A new anchor, also that of `href="#"`, keeps the current page, and
   * so does the hash of another shell or router, or another page of the site with the same shell.
   */
  function pathAtAnchor() {
    const known = isAnchor(location.hash) && pathsAtAnchors.get(entryKey() ?? '');
    if (known) return known;
    return !location.href.includes('#') && page === pageInAddress() ? '/' : current;
  }

  function readAddress() {
    const own = pathInAddress();
    const next = own ?? pathAtAnchor();
    if (own !== undefined) page = pageInAddress();
    if (next === current) return rememberAnchor();
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
      // A new shell starts at the dashboard if the address has no hash.
      if (listeners.size === 0) page = pageInAddress();
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
      rememberAnchor();
      const href = hashHref(next, hashPrefix);
      if (!replace || !isForeign) writeAddress(href, { replace });
      setPath(next);
    },
  };
}

/** Returns whether a hash is an anchor of the host page. One with a slash belongs to another shell or router. */
const isAnchor = (hash: string) => !hash.includes('/');

const pageInAddress = () => location.pathname + location.search;

/** Returns the key of the current history entry, undefined in browsers without the Navigation API. */
const entryKey = () => navigationApi()?.currentEntry?.key;
