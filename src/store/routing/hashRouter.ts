import { encodeFragment, hashHref, pathInHash } from './hash';
import { assertPath, createGuards, createNavigationLimit, type Router } from './router';
import { writeAddress } from './writeAddress';

/**
 * Creates a router that keeps path and query inside the hash. It ignores hashes with another prefix
 * and keeps `history.state`. The address is watched while there is a subscriber.
 */
export function hashRouter(prefix: string): Router {
  const listeners = new Set<() => void>();
  const { addGuard, mayGo } = createGuards();
  const assertFewNavigations = createNavigationLimit();
  const pathInAddress = () => pathInHash(location.hash, prefix);
  let current = pathInAddress() ?? '/';

  const setPath = (path: string) => {
    current = path;
    for (const listener of listeners) listener();
  };

  function readAddress() {
    // An anchor of the host page leaves the shell at its page.
    const next = pathInAddress() ?? (location.hash ? current : '/');
    if (next === current) return;
    if (mayGo(next)) return setPath(next);
    // The browser has already moved: restore the address.
    writeAddress(hashHref(current, prefix));
  }

  return {
    addGuard,
    location: () => current,
    href: (path) => hashHref(path, prefix),
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
    navigate(path, { replace, force } = {}) {
      assertPath(path);
      const next = encodeFragment(path);
      if (next === current && pathInAddress() === next) return;
      if (!force && !mayGo(next)) return;
      assertFewNavigations(next);
      // A redirect does not overwrite an anchor of the host page or the hash of another shell.
      const isForeign = location.hash && pathInAddress() === undefined;
      const href = hashHref(next, prefix);
      if (!replace || !isForeign) writeAddress(href, { replace });
      setPath(next);
    },
  };
}
